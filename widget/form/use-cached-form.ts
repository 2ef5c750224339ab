import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { Address } from '../model/address/address.ts';
import { MIN_MESSAGE_CHARS, MIN_SUBJECT_CHARS } from '../numbers/constants.ts';
import { useApp } from '../ui/context.ts';
import { addressProblem } from './address-problem.ts';
import { errorText, type FormField, labelText, nameText } from './field-words.ts';
import { MAX_CHARS, passes } from './rules.ts';

export type FormFields<V extends FieldValues> = Partial<Record<keyof V & string, FormField>>;

const textOf = (values: FieldValues, name: string) => String(values[name] ?? '');

/** An address is whole or not there: its field gives none that is half (spec §5). */
function isRight(values: FieldValues, name: string, field: FormField) {
  if (field.rule !== 'address') return passes(field.rule, textOf(values, name), field.isOptional);
  return addressProblem((values[name] ?? null) as Address | null, field) === null;
}

const wrongFields = <V extends FieldValues>(fields: FormFields<V>, values: FieldValues) =>
  (Object.entries(fields) as [string, FormField][]).filter(([name, field]) => !isRight(values, name, field));

/** Whether these values, if any, need nothing more. */
export const holds = <V extends FieldValues>(fields: FormFields<V>, values: unknown) =>
  wrongFields(fields, (values ?? {}) as FieldValues).length === 0;

/** Checks each field by its rule; the error's type is the rule's name, and the words are chosen on the screen. */
const resolverFor =
  <V extends FieldValues>(fields: FormFields<V>): Resolver<V> =>
  (values) => {
    const wrong = wrongFields(fields, values);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, { rule }]) => [name, { type: rule, message: name }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };

const MIN_CHARS = { message: MIN_MESSAGE_CHARS, subject: MIN_SUBJECT_CHARS } as const;

/** A form that is checked on every change and whose values outlive its screen (spec §4 "Forms"). */
export function useCachedForm<V extends FieldValues>(identifier: string, fields: FormFields<V>, initial: V) {
  const { session, t } = useApp();
  const form = useForm<V>({
    mode: 'onChange',
    // The summary takes it.
    shouldFocusError: false,
    defaultValues: { ...initial, ...(session.keptForm(identifier) as Partial<V>) } as DefaultValues<V>,
    resolver: resolverFor(fields),
  });
  const { getValues, register, watch, formState, setFocus, setValue } = form;
  // At every change: the next screen of the same action reads them before this one is gone.
  useEffect(() => {
    const { unsubscribe } = watch(() => session.keepForm(identifier, getValues()));
    return unsubscribe;
  }, [identifier, session, getValues, watch]);
  const values = watch();
  const focusable = useRef(new Map<string, HTMLElement | null>()).current;
  type Name = keyof typeof fields & Path<V>;

  const wordsOf = (name: Name) => {
    const field = fields[name] as FormField;
    const error = formState.errors[name] && errorText(t, field, values[name]);
    return { label: labelText(t, field), error, isOptional: field.isOptional };
  };
  const problemOf = (name: string) => {
    const field = fields[name as Name] as FormField;
    return { name, label: nameText(t, field), error: errorText(t, field, values[name]) };
  };

  return {
    ...form,
    values,
    has: (name: string) => name in fields,
    /** Names of the fields that keep the form from being sent. */
    missing: wrongFields(fields, values).map(([, field]) => nameText(t, field)),
    /** What an `ErrorSummary` needs. */
    summary: {
      problems: Object.keys(fields)
        .filter((name) => formState.errors[name])
        .map(problemOf),
      attempts: formState.submitCount,
      onPick(name: string) {
        const place = focusable.get(name);
        if (!place) return setFocus(name as Path<V>);
        (place.querySelector<HTMLElement>('input, select') ?? place).focus();
      },
    },
    /** Everything that a field with a rule needs. It has no `maxlength`: that would cut what is pasted in silence. */
    field: (name: Name) => ({ ...register(name), ...wordsOf(name) }),
    /** Everything that a `TextArea` needs. */
    area(name: Name) {
      const rule = (fields[name] as FormField).rule as keyof typeof MIN_CHARS;
      const chars = textOf(values, name).trim().length;
      return { ...register(name), ...wordsOf(name), count: { chars, min: MIN_CHARS[rule], max: MAX_CHARS[rule] } };
    },
    /** What a field needs that holds its value itself: a day, an address. */
    held<N extends Name>(name: N) {
      register(name);
      return {
        ...wordsOf(name),
        value: values[name],
        onChange: (value: V[N]) =>
          setValue(name, value as PathValue<V, N>, { shouldValidate: true, shouldDirty: true, shouldTouch: true }),
        ref: (element: HTMLElement | null) => void focusable.set(name, element),
      };
    },
  };
}

export type CachedForm<V extends FieldValues> = ReturnType<typeof useCachedForm<V>>;
