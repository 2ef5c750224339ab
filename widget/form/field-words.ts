import type { PlainKey, Translate } from '../../i18n/index.ts';
import type { Address } from '../model/address/address.ts';
import { MIN_MESSAGE_CHARS, MIN_SUBJECT_CHARS } from '../numbers/constants.ts';
import { addressProblem } from './address-problem.ts';
import { isFilled, MAX_CHARS, type RuleName } from './rules.ts';

/** A field's rule; an address is no text, and its own field says what is wrong with it. */
export type FieldRule = RuleName | 'address';

export type FormField = {
  rule: FieldRule;
  isOptional?: boolean;
  /** What it is called, where its rule's own name would not do. */
  name?: PlainKey;
  /** Where an address must be, where not just anywhere: ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** What is said of words that have led to no address yet; they can't be left, also where there need not be one. */
  unresolved?: PlainKey;
};

/** What a field is called, without what is asked of it. */
export const nameText = (t: Translate, { rule, name = `form.${rule}` }: FormField): string => t(name);

/** How a field with a rule is called; one with a minimum says so (spec §5). */
export function labelText(t: Translate, field: FormField): string {
  if (field.rule === 'message') return t('form.messageHint', { chars: MIN_MESSAGE_CHARS });
  if (field.rule === 'subject') return t('form.subjectHint', { chars: MIN_SUBJECT_CHARS });
  return nameText(t, field);
}

/** What a visitor reads of a field that breaks its rule (spec §5). */
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
