import { type FocusEvent, type InputHTMLAttributes, type Ref, useEffect, useId, useRef } from 'react';
import { useApp } from '../ui/context.ts';

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Brings a whole field into view, its error too: the bar at the foot would hide it (WCAG 2.4.11). */
const reveal = (field: HTMLElement | null) => {
  if (field?.contains(document.activeElement)) field.scrollIntoView({ block: 'nearest' });
};

/** A labelled field; its error is announced and belongs to it (GOV.UK Design System, error message). */
export function TextField({ label, error = '', isOptional, className = '', onFocus, ...input }: TextFieldProps) {
  const { t } = useApp();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error makes the field taller
  useEffect(() => reveal(field.current), [error]);
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    reveal(field.current);
    onFocus?.(event);
  };
  return (
    <div className={`ca-field ${className}`} ref={field}>
      <label htmlFor={id}>{isOptional ? t('form.optionalLabel', { label }) : label}</label>
      <input
        {...input}
        id={id}
        onFocus={focus}
        aria-required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : undefined}
      />
      {/* There before its words are: what a reader is told of must already stand. */}
      <p className="ca-error" id={`${id}error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
