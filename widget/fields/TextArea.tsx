import type { Ref, TextareaHTMLAttributes } from 'react';
import { CharacterCount, type CharacterCountProps } from './CharacterCount.tsx';
import { Field, type FieldProps } from './Field.tsx';

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> & {
    /** How much stands there and how much must and may. */
    count?: CharacterCountProps;
    ref?: Ref<HTMLTextAreaElement>;
  };

/**
 * Several lines of text, and text only: whatever is pasted loses its looks (spec §5). It has no `maxlength`: that would
 * cut what is pasted in silence.
 */
export function TextArea({ label, hint, error, isOptional, className, count, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isOptional }} className={`ca-wide ${className ?? ''}`}>
      {(control) => (
        <>
          <textarea rows={rows} {...area} {...control} />
          {count && <CharacterCount {...count} />}
        </>
      )}
    </Field>
  );
}
