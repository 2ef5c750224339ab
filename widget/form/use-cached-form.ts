import { useEffect } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useApp } from '../ui/context.ts';
import { passes, type RuleName } from './rules.ts';

export type FormFields<V extends FieldValues> = Partial<
  Record<keyof V & string, { rule: RuleName; isOptional?: boolean }>
>;

/** Checks each field by its rule; the error's type is the rule's name, and the words are chosen on the screen. */
export const resolverFor =
  <V extends FieldValues>(fields: FormFields<V>): Resolver<V> =>
  (values) => {
    const wrong = Object.entries(fields).filter(
      ([name, field]) => field && !passes(field.rule, String(values[name] ?? ''), field.isOptional),
    );
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, field]) => [name, { type: field?.rule, message: name }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };

/** A form that is checked on every change and whose values outlive its screen (spec §4 "Forms"). */
export function useCachedForm<V extends FieldValues>(identifier: string, fields: FormFields<V>, initial: V) {
  const { session } = useApp();
  const form = useForm<V>({
    mode: 'onChange',
    defaultValues: { ...initial, ...(session.keptForm(identifier) as Partial<V>) } as DefaultValues<V>,
    resolver: resolverFor(fields),
  });
  const { getValues } = form;
  useEffect(() => () => session.keepForm(identifier, getValues()), [identifier, session, getValues]);
  return form;
}
