import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { useApp } from '../ui/context.ts';

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string | undefined;
  isOptional?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled field; its error is announced and belongs to it (GOV.UK Design System, error message). */
export function TextField({ label, error, isOptional, className = '', ...input }: TextFieldProps) {
  const { t } = useApp();
  const id = useId();
  return (
    <div className={`ca-field ${className}`}>
      <label htmlFor={id}>{isOptional ? t('form.optionalLabel', { label }) : label}</label>
      <input
        {...input}
        id={id}
        aria-required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : undefined}
      />
      {error && (
        <p className="ca-error" id={`${id}error`}>
          {error}
        </p>
      )}
    </div>
  );
}
