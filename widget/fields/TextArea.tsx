import type { Ref, TextareaHTMLAttributes } from 'react';
import { CharacterCount, type CharacterCountProps } from './CharacterCount.tsx';
import { Field, type FieldProps } from './Field.tsx';

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> & {
    /** Current, minimum and maximum number of characters. */
    count?: CharacterCountProps;
    ref?: Ref<HTMLTextAreaElement>;
  };

/**
 * Multi-line plain text; pasted formatting is lost (spec §5). No `maxlength`: it would silently cut pasted text.
 */
export function TextArea({ label, hint, error, isOptional, className, count, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isOptional }} className={`ca-wide ${className ?? ''}`}>
      {(control) => (
        <>
          <textarea rows={rows} dir="auto" {...area} {...control} />
          {count && <CharacterCount {...count} />}
        </>
      )}
    </Field>
  );
}
