import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Address } from '../../core/model/address/address.ts';
import { addressProblem, type FormField } from './field-words.ts';
import { passes } from './rules.ts';

export type FormFields<V extends FieldValues> = Partial<Record<keyof V & string, FormField>>;

export const textOf = (values: FieldValues, name: string) => String(values[name] ?? '');

/** Address fields report complete addresses only, else `null` (spec §5). */
function isRight(values: FieldValues, name: string, field: FormField) {
  if (field.rule !== 'address') return passes(field.rule, textOf(values, name), field.isOptional);
  return addressProblem((values[name] ?? null) as Address | null, field) === null;
}

/** The invalid fields, by name. */
export const wrongFields = <V extends FieldValues>(fields: FormFields<V>, values: FieldValues) =>
  (Object.entries(fields) as [string, FormField][]).filter(([name, field]) => !isRight(values, name, field));

/** Validates each field by its rule. Errors carry the rule's name; the screen chooses the message. */
export const resolverFor =
  <V extends FieldValues>(fields: FormFields<V>): Resolver<V> =>
  (values) => {
    const wrong = wrongFields(fields, values);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, { rule }]) => [name, { type: rule, message: name }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };
