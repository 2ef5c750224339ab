import { type PlainKey, sentences, type Translate } from '../../../i18n/index.ts';
import { type Address, type AddressError, addressFault } from '../../core/model/address/address.ts';
import { MIN_MESSAGE_CHARS, MIN_SUBJECT_CHARS } from '../../core/numbers/constants.ts';
import { addressText, requiredText, tooLongText, wrongText } from '../../ui/fields/validation-text.ts';
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
  unresolved?: AddressError;
};

type Problem = AddressError | 'country';

/** @returns what is wrong with the address; `null` when it is valid (spec §5) */
export function addressProblem(
  address: Address | null,
  { isOptional, countryCode, unresolved }: FormField,
): Problem | null {
  if (!address) return unresolved ?? (isOptional ? null : 'addressRequired');
  if (countryCode && address.countryCode !== countryCode) return 'country';
  return addressFault(address, 'home');
}

function addressProblemText(t: Translate, problem: Problem): string {
  if (problem === 'country') return sentences(t('validation.country'), t('how.otherCountry'));
  return addressText(t, problem);
}

/** The field's name, without its minimum length. */
export const nameText = (t: Translate, { rule, name = `form.${rule}` }: FormField): string => t(name);

/** The field's label, with its minimum length where it has one (spec §5). */
export function labelText(t: Translate, field: FormField): string {
  if (field.rule === 'message') return t('form.messageHint', { chars: MIN_MESSAGE_CHARS });
  if (field.rule === 'subject') return t('form.subjectHint', { chars: MIN_SUBJECT_CHARS });
  return nameText(t, field);
}

/** Short help beside the label. */
export function hintText(t: Translate, { rule }: FormField): string | undefined {
  return rule === 'fullName' || rule === 'dateOfBirth' ? t(`form.${rule}Hint`) : undefined;
}

/** The validation message of an invalid field (spec §5), with what to do about it. */
export function errorText(t: Translate, field: FormField, value: unknown): string {
  const { rule } = field;
  if (rule !== 'address') return textError(t, rule, String(value ?? ''));
  return addressProblemText(t, addressProblem(value as Address | null, field) ?? 'addressInvalid');
}

const MIN_CHARS = { message: MIN_MESSAGE_CHARS, subject: MIN_SUBJECT_CHARS } as const;

function textError(t: Translate, rule: RuleName, value: string): string {
  const over = value.trim().length - MAX_CHARS[rule];
  if (rule === 'message' || rule === 'subject') {
    const chars = MIN_CHARS[rule];
    if (!isFilled(value)) return requiredText(t, t('how.message', { chars }));
    return over > 0 ? t('form.charactersOver', { n: over }) : t(`validation.${rule}TooShort`, { chars });
  }
  if (!isFilled(value)) return requiredText(t, t(`how.${rule}`));
  return over > 0 ? tooLongText(t, rule, MAX_CHARS[rule]) : wrongText(t, rule);
}
