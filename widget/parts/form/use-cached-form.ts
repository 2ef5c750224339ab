import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { MIN_MESSAGE_CHARS, MIN_SUBJECT_CHARS } from '../../core/numbers/constants.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { errorText, type FormField, hintText, labelText, nameText } from './field-words.ts';
import { createKeptTexts } from './kept-texts.ts';
import { MAX_CHARS } from './rules.ts';
import { useShownErrors } from './use-shown-errors.ts';
import { type FormFields, resolverFor, textOf, wrongFields } from './validate.ts';

const MIN_CHARS = { message: MIN_MESSAGE_CHARS, subject: MIN_SUBJECT_CHARS } as const;

/** A form whose values survive leaving the screen, and its texts a reload of the page. */
function useKeptForm<V extends FieldValues>(identifier: string, fields: FormFields<V>, initial: V) {
  const { session } = useApp();
  const form = useForm<V>({
    mode: 'onChange',
    // The error summary takes the focus.
    shouldFocusError: false,
    defaultValues: { ...initial, ...(session.keptForm(identifier) as Partial<V>) } as DefaultValues<V>,
    resolver: resolverFor(fields),
  });
  const { getValues, setValue, watch } = form;
  const texts = useOfAction(createKeptTexts);
  // Saved on every change: an action's next screen reads the values before this one unmounts.
  useEffect(() => {
    const { unsubscribe } = watch((_, { name, type }) => {
      session.keepForm(identifier, getValues());
      if (name && type === 'change') texts.keep(name, getValues(name));
    });
    return unsubscribe;
  }, [identifier, session, texts, getValues, watch]);
  // Not among the default values: React takes over a form that was drawn without them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the page has no newer values
  useEffect(() => {
    if (session.keptForm(identifier)) return;
    for (const [name, first] of Object.entries(initial) as [Path<V>, unknown][]) {
      const text = texts.before[name];
      // Typed before React has come.
      if (getValues(name) !== first) texts.keep(name, getValues(name));
      else if (text !== undefined) setValue(name, text as PathValue<V, Path<V>>);
    }
  }, []);
  return form;
}

/** Elements around controlled fields, by name. */
function useFocusable() {
  const elements = useRef(new Map<string, HTMLElement | null>()).current;
  return {
    refOf: (name: string) => (element: HTMLElement | null) => void elements.set(name, element),
    /** Focuses the first control in the element. @returns false when there is none by this name */
    focus(name: string) {
      const element = elements.get(name);
      if (!element) return false;
      (element.querySelector<HTMLElement>('input, select') ?? element).focus();
      return true;
    },
  };
}

/**
 * A form that is validated on every change and whose values survive leaving the screen (spec §4 "Forms"). An error shows
 * when its field is left or the button pressed (contract §8, 31).
 */
export function useCachedForm<V extends FieldValues>(identifier: string, fields: FormFields<V>, initial: V) {
  const { t } = useApp();
  const form = useKeptForm(identifier, fields, initial);
  const { formState, getValues, setFocus, setValue } = form;
  const values = form.watch();
  const { refOf, focus } = useFocusable();
  const errors = useShownErrors((name) => wrongFields(fields, getValues()).some(([wrong]) => wrong === name));
  const wasRefused = formState.isSubmitted && !formState.isSubmitSuccessful;
  type Name = keyof typeof fields & Path<V>;

  const wordsOf = (name: Name) => {
    const field = fields[name] as FormField;
    const isShown = wasRefused || errors.shown.includes(name);
    const error = isShown && formState.errors[name] ? errorText(t, field, values[name]) : undefined;
    return { label: labelText(t, field), hint: hintText(t, field), error, isOptional: field.isOptional };
  };
  const problemOf = (name: string) => {
    const field = fields[name as Name] as FormField;
    const isEmpty = !field.unresolved && textOf(values, name).trim() === '';
    return { name, label: nameText(t, field), error: errorText(t, field, values[name]), isEmpty };
  };

  /** Props of a text field. No `maxlength`: it would silently cut pasted text. */
  const field = (name: Name) => ({ ...errors.heard(form.register(name)), ...wordsOf(name) });
  const has = (name: string) => name in fields;

  return {
    ...form,
    values,
    has,
    /** Labels of the invalid fields. */
    missing: wrongFields(fields, values).map(([, field]) => nameText(t, field)),
    /** What `MissingNote` says after an attempt to submit. */
    summary: {
      problems: Object.keys(fields)
        .filter((name) => formState.errors[name])
        .map(problemOf),
      attempts: formState.submitCount,
      onPick: (name: string) => void (focus(name) || setFocus(name as Path<V>)),
    },
    field,
    /** Props of a text field; `null` for a field that the form does not have. */
    fieldIfAny: (name: string) => (has(name) ? field(name as Name) : null),
    /** Props of a `TextArea`. */
    area(name: Name) {
      const rule = (fields[name] as FormField).rule as keyof typeof MIN_CHARS;
      const chars = textOf(values, name).trim().length;
      return {
        ...errors.heard(form.register(name)),
        ...wordsOf(name),
        count: { chars, min: MIN_CHARS[rule], max: MAX_CHARS[rule] },
      };
    },
    /** Props of a controlled field whose value is not plain text: a date, an address. */
    controlled<N extends Name>(name: N) {
      form.register(name);
      return {
        ...wordsOf(name),
        value: values[name],
        onChange(value: V[N]) {
          setValue(name, value as PathValue<V, N>, { shouldValidate: true, shouldDirty: true, shouldTouch: true });
          errors.change(name);
        },
        onLeave: () => errors.leave(name),
        ref: refOf(name),
      };
    },
  };
}

export type CachedForm<V extends FieldValues> = ReturnType<typeof useCachedForm<V>>;
