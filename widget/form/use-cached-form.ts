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

/** Address fields report complete addresses only, else `null` (spec §5). */
function isRight(values: FieldValues, name: string, field: FormField) {
  if (field.rule !== 'address') return passes(field.rule, textOf(values, name), field.isOptional);
  return addressProblem((values[name] ?? null) as Address | null, field) === null;
}

const wrongFields = <V extends FieldValues>(fields: FormFields<V>, values: FieldValues) =>
  (Object.entries(fields) as [string, FormField][]).filter(([name, field]) => !isRight(values, name, field));

/** Whether all fields are valid. @param values undefined when nothing was entered */
export const holds = <V extends FieldValues>(fields: FormFields<V>, values: unknown) =>
  wrongFields(fields, (values ?? {}) as FieldValues).length === 0;

/** Validates each field by its rule. Errors carry the rule's name; the screen chooses the message. */
const resolverFor =
  <V extends FieldValues>(fields: FormFields<V>): Resolver<V> =>
  (values) => {
    const wrong = wrongFields(fields, values);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, { rule }]) => [name, { type: rule, message: name }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };

const MIN_CHARS = { message: MIN_MESSAGE_CHARS, subject: MIN_SUBJECT_CHARS } as const;

/** A form that is validated on every change and whose values survive leaving the screen (spec §4 "Forms"). */
export function useCachedForm<V extends FieldValues>(identifier: string, fields: FormFields<V>, initial: V) {
  const { session, t } = useApp();
  const form = useForm<V>({
    mode: 'onChange',
    // The error summary takes the focus.
    shouldFocusError: false,
    defaultValues: { ...initial, ...(session.keptForm(identifier) as Partial<V>) } as DefaultValues<V>,
    resolver: resolverFor(fields),
  });
  const { getValues, register, watch, formState, setFocus, setValue } = form;
  // Saved on every change: an action's next screen reads the values before this one unmounts.
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

  /** Props of a text field. No `maxlength`: it would silently cut pasted text. */
  const field = (name: Name) => ({ ...register(name), ...wordsOf(name) });
  const has = (name: string) => name in fields;

  return {
    ...form,
    values,
    has,
    /** Labels of the invalid fields. */
    missing: wrongFields(fields, values).map(([, field]) => nameText(t, field)),
    /** Props of `ErrorSummary`. */
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
    field,
    /** Props of a text field; `null` for a field that the form does not have. */
    fieldIfAny: (name: string) => (has(name) ? field(name as Name) : null),
    /** Props of a `TextArea`. */
    area(name: Name) {
      const rule = (fields[name] as FormField).rule as keyof typeof MIN_CHARS;
      const chars = textOf(values, name).trim().length;
      return { ...register(name), ...wordsOf(name), count: { chars, min: MIN_CHARS[rule], max: MAX_CHARS[rule] } };
    },
    /** Props of a controlled field whose value is not plain text: a date, an address. */
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
