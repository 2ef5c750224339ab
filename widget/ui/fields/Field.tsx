import {
  type FocusEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  type SelectHTMLAttributes,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useApp } from '../context.ts';
import { Icon } from '../Icon.tsx';

/** Scrolls the focused field and its error into view, clear of the bottom bar (WCAG 2.4.11). */
const revealFocused = (field: HTMLElement | null) => {
  const { activeElement } = (field?.getRootNode() ?? document) as Document | ShadowRoot;
  if (field?.contains(activeElement)) field.scrollIntoView({ block: 'nearest' });
};

/** Keeps a field in view while it has the focus. @returns props of the element around it */
export function useReveal<E extends HTMLElement>(error: string): { ref: RefObject<E | null>; onFocus: () => void } {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error changes the field's height
  useEffect(() => revealFocused(ref.current), [error]);
  return { ref, onFocus: () => revealFocused(ref.current) };
}

/** A `blur` handler of an element around several controls: the focus goes to none of them. */
export const leaving =
  (onLeave?: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };

/** Rendered even when empty: screen readers announce changes only in a live region that already exists. */
export const FieldError = ({ id, error }: { id: string; error: string }) => (
  <p className="ca-error" id={id} aria-live="polite">
    {error && (
      <>
        <Icon name="error" />
        <span>{error}</span>
      </>
    )}
  </p>
);

export type FieldProps = {
  label: string;
  /** Short help on the label's line. */
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  /** `ca-wide` spans the form's width. */
  className?: string | undefined;
};

/** Attributes that link a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-required': boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = FieldProps & { children: (control: ControlProps) => ReactNode };

/** A control with its label, hint and error; errors are announced (GOV.UK Design System). */
export function Field({ label, hint, error = '', isOptional, className = '', children }: Props) {
  const { t } = useApp();
  const id = useId();
  const reveal = useReveal<HTMLDivElement>(error);
  const control: ControlProps = {
    id,
    'aria-required': !isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={`ca-field ${className}`} {...reveal}>
      <div className="ca-label">
        <label htmlFor={id}>{isOptional ? t('form.optionalLabel', { label }) : label}</label>
        {hint && (
          <span className="ca-hint" id={`${id}hint`}>
            {hint}
          </span>
        )}
      </div>
      {children(control)}
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}

export type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** Single-line text input. */
export function TextField({ label, hint, error, isOptional, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, className }}>
      {(control) => <input dir="auto" {...input} {...control} />}
    </Field>
  );
}

type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & { choices: readonly SelectOption[]; ref?: Ref<HTMLSelectElement> };

/** A select with a placeholder option. */
export function SelectField({ label, hint, error, isOptional, className, choices, ...select }: SelectFieldProps) {
  const { t } = useApp();
  return (
    <Field {...{ label, hint, error, isOptional, className }}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">{t('form.choose')}</option>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
