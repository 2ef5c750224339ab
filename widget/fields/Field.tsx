import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';

/** Scrolls the focused field and its error into view, clear of the bottom bar (WCAG 2.4.11). */
const reveal = (field: HTMLElement | null) => {
  const { activeElement } = (field?.getRootNode() ?? document) as Document | ShadowRoot;
  if (field?.contains(activeElement)) field.scrollIntoView({ block: 'nearest' });
};

/** Keeps a field in view while it has the focus. @returns props of the element around it */
export function useReveal<E extends HTMLElement>(error: string): { ref: RefObject<E | null>; onFocus: () => void } {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error changes the field's height
  useEffect(() => reveal(ref.current), [error]);
  return { ref, onFocus: () => reveal(ref.current) };
}

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
