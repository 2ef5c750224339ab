import type { PlainKey, Translate } from '../../i18n/index.ts';
import type { Address } from '../model/address/address.ts';
import { MIN_MESSAGE_CHARS, MIN_SUBJECT_CHARS } from '../numbers/constants.ts';
import { addressProblem } from './address-problem.ts';
import { isFilled, MAX_CHARS, type RuleName } from './rules.ts';

/** A field's rule. `address` is separate because its value is not text and its field shows its own errors. */
export type FieldRule = RuleName | 'address';

export type FormField = {
  rule: FieldRule;
  isOptional?: boolean;
  /** Label key; default: `form.` and the rule's name. */
  name?: PlainKey;
  /** ISO 3166-1 alpha-2 country that the address must be in; default: any. */
  countryCode?: string;
  /** Error for typed text that has not been resolved to an address. Applies to optional fields too. */
  unresolved?: PlainKey;
};

/** The field's name, without its minimum length. */
export const nameText = (t: Translate, { rule, name = `form.${rule}` }: FormField): string => t(name);

/** The field's label, with its minimum length where it has one (spec §5). */
export function labelText(t: Translate, field: FormField): string {
  if (field.rule === 'message') return t('form.messageHint', { chars: MIN_MESSAGE_CHARS });
  if (field.rule === 'subject') return t('form.subjectHint', { chars: MIN_SUBJECT_CHARS });
  return nameText(t, field);
}

/** The validation message of an invalid field (spec §5). */
export function errorText(t: Translate, field: FormField, value: unknown): string {
  const { rule } = field;
  if (rule === 'address') return t(addressProblem(value as Address | null, field) ?? 'validation.addressInvalid');
  return textError(t, rule, String(value ?? ''));
}

function textError(t: Translate, rule: RuleName, value: string): string {
  if (!isFilled(value)) return t('validation.required');
  const over = value.trim().length - MAX_CHARS[rule];
  if ((rule === 'message' || rule === 'subject') && over > 0) return t('form.charactersOver', { n: over });
  if (rule === 'message') return t('validation.messageTooShort', { chars: MIN_MESSAGE_CHARS });
  if (rule === 'subject') return t('validation.subjectTooShort', { chars: MIN_SUBJECT_CHARS });
  return t(`validation.${rule}`);
}
