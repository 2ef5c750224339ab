import { useSignals } from '@preact/signals-react/runtime';
import { list } from '../../i18n/index.ts';
import { useApp } from '../ui/context.ts';

export type MissingNoteProps = {
  /** The button's `missingId`. */
  id: string;
  /** Labels of the fields still needed; the note is hidden when empty. */
  fields: readonly string[];
};

/** Lists the fields still needed before the form can be sent (contract §7). */
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
