import type { InputHTMLAttributes, Ref } from 'react';
import { CharacterCount, type CharacterCountProps } from '../../fields/CharacterCount.tsx';
import { Field, type FieldProps } from '../../fields/Field.tsx';

export type SubjectFieldProps = FieldProps &
  InputHTMLAttributes<HTMLInputElement> & { count: CharacterCountProps; ref?: Ref<HTMLInputElement> };

/** The subject line with a character count. */
export const SubjectField = ({ label, error, isOptional, count, ...input }: SubjectFieldProps) => (
  <Field {...{ label, error, isOptional }} className="ca-wide ca-subject">
    {(control) => (
      <>
        <input type="text" dir="auto" {...input} {...control} />
        <CharacterCount {...count} />
      </>
    )}
  </Field>
);
