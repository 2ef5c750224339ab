import type { PlainKey } from '../../i18n/index.ts';

/** Name titles (spec §3): values are sent as they are, labels are translated. */
export const NAME_TITLES = [
  { value: 'Mr.', label: 'form.titleMr' },
  { value: 'Mrs.', label: 'form.titleMrs' },
  { value: 'Miss', label: 'form.titleMiss' },
  { value: 'Ms.', label: 'form.titleMs' },
  { value: 'Dr.', label: 'form.titleDr' },
] as const satisfies readonly { value: string; label: PlainKey }[];
