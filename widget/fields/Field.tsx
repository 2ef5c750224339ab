import { type ReactNode, useId } from 'react';
import { useApp } from '../ui/context.ts';
import { FieldError } from './FieldError.tsx';
import { useReveal } from './use-reveal.ts';

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
