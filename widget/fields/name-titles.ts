import type { PlainKey } from '../../i18n/index.ts';

/** Spec §3 "Name titles": sent as they stand there, shown in the reader's language. */
export const NAME_TITLES = [
  { value: 'Mr.', label: 'form.titleMr' },
  { value: 'Mrs.', label: 'form.titleMrs' },
  { value: 'Miss', label: 'form.titleMiss' },
  { value: 'Ms.', label: 'form.titleMs' },
  { value: 'Dr.', label: 'form.titleDr' },
] as const satisfies readonly { value: string; label: PlainKey }[];
