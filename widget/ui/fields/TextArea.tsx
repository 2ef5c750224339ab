import { type Ref, type TextareaHTMLAttributes, useEffect, useState } from 'react';
import type { Translate } from '../../../i18n/index.ts';
import { useApp } from '../context.ts';
import { Field, type FieldProps } from './Field.tsx';

type CharacterCountProps = { chars: number; min: number; max: number };

/** Announcing the count on every key would talk over the typing (GOV.UK Design System, character count). */
const PAUSE_BEFORE_SAID_MS = 1_000;

function countText(t: Translate, { chars, min, max }: CharacterCountProps) {
  if (chars > max) return t('form.charactersOver', { n: chars - max });
  return chars < min ? t('form.charactersLeft', { n: min - chars }) : t('form.charactersEnough', { n: chars });
}

/** Characters still needed or left: shown at once, announced when typing pauses. */
export function CharacterCount(props: CharacterCountProps) {
  const { t } = useApp();
  const text = countText(t, props);
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), PAUSE_BEFORE_SAID_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p className="ca-counter" data-fits={props.chars >= props.min && props.chars <= props.max} aria-hidden="true">
        {text}
      </p>
      <p className="ca-hidden" role="status">
        {said}
      </p>
    </>
  );
}

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
