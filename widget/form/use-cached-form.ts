import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useApp } from '../ui/context.ts';
import { errorText, labelText } from './field-words.ts';
import { MAX_CHARS, passes, type RuleName } from './rules.ts';

export type FormField = { rule: RuleName; isOptional?: boolean };
export type FormFields<V extends FieldValues> = Partial<Record<keyof V & string, FormField>>;

const textOf = (values: FieldValues, name: string) => String(values[name] ?? '');

const wrongFields = <V extends FieldValues>(fields: FormFields<V>, values: FieldValues) =>
  (Object.entries(fields) as [string, FormField][]).filter(
    ([name, { rule, isOptional }]) => !passes(rule, textOf(values, name), isOptional),
  );

/** Checks each field by its rule; the error's type is the rule's name, and the words are chosen on the screen. */
export const resolverFor =
  <V extends FieldValues>(fields: FormFields<V>): Resolver<V> =>
  (values) => {
    const wrong = wrongFields(fields, values);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, { rule }]) => [name, { type: rule, message: name }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };

/** A form that is checked on every change and whose values outlive its screen (spec §4 "Forms"). */
export function useCachedForm<V extends FieldValues>(identifier: string, fields: FormFields<V>, initial: V) {
  const { session, t } = useApp();
  const form = useForm<V>({
    mode: 'onChange',
    defaultValues: { ...initial, ...(session.keptForm(identifier) as Partial<V>) } as DefaultValues<V>,
    resolver: resolverFor(fields),
  });
  const { getValues, register, watch, formState } = form;
  useEffect(() => () => session.keepForm(identifier, getValues()), [identifier, session, getValues]);
  const values = watch();
  return {
    ...form,
    /** Labels of the fields that keep the form from being sent. */
    missing: wrongFields(fields, values).map(([, { rule }]) => labelText(t, rule)),
    /** Everything that a field with a rule needs. */
    field(name: keyof typeof fields & Path<V>) {
      const { rule, isOptional } = fields[name] as FormField;
      const error = formState.errors[name] && errorText(t, rule, textOf(values, name));
      return { ...register(name), label: labelText(t, rule), maxLength: MAX_CHARS[rule], error, isOptional };
    },
  };
}
