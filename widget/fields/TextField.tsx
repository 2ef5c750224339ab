import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** Single-line text input. */
export function TextField({ label, hint, error, isOptional, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, className }}>
      {(control) => <input dir="auto" {...input} {...control} />}
    </Field>
  );
}
