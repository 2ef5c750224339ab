import { useSignals } from '@preact/signals-react/runtime';
import { list } from '../../i18n/index.ts';
import { useApp } from '../ui/context.ts';

export type MissingNoteProps = {
  /** What the button's `missingId` names. */
  id: string;
  /** Labels of the fields that are still needed; without any there is no note. */
  fields: readonly string[];
};

/** Tells what a form's button waits for (contract §7). */
export function MissingNote({ id, fields }: MissingNoteProps) {
  useSignals();
  const { t, locale } = useApp();
  if (fields.length === 0) return null;
  return (
    <p className="ca-missing" id={id}>
      {t('form.missing', { fields: list(fields, locale) })}
    </p>
  );
}
