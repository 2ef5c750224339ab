import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { useApp } from '../../ui/context.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { CharacterCount, TextArea } from '../../ui/fields/TextArea.tsx';
import type { CachedForm } from '../form/use-cached-form.ts';
import type { LetterValues } from './letter.ts';
import css from './sheet.css' with { type: 'text' };

/** What is no more than this beyond an edge is not worth a hint, CSS px. */
const NEARLY_PX = 4;

/** Marks whether the letter goes on above or below what is seen of it, so that no line is cut through its middle. */
function useEdges(ref: RefObject<HTMLElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useEffect(() => {
    const sheet = ref.current;
    const area = sheet?.querySelector('[name="message"]');
    if (!sheet || !area) return;
    const mark = () => {
      const { scrollTop, scrollHeight, clientHeight } = area;
      sheet.toggleAttribute('data-above', scrollTop > NEARLY_PX);
      sheet.toggleAttribute('data-below', scrollHeight - clientHeight - scrollTop > NEARLY_PX);
    };
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(area);
    area.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', mark);
    };
  }, [ref, text]);
}

type Part = ReturnType<CachedForm<LetterValues>['area']>;

/** What is still to be written says what it has to be; what stands there already needs the room. */
const useIsBlank = ({ count: { chars, min } }: Part) => useState(() => chars < min)[0];

/** A subject is one line, however it is pasted, and the letter follows it. */
function keepOneLine({ currentTarget: field }: ChangeEvent<HTMLTextAreaElement>) {
  if (/[\r\n]/.test(field.value)) field.value = field.value.replace(/\s*[\r\n]+\s*/g, ' ');
}

type SubjectProps = Part & { text: string; onEnter: () => void };

/** The subject, of as many lines as it needs. */
function Subject({ label, error, isOptional, count, text, onEnter, onChange, ...area }: SubjectProps) {
  const { t } = useApp();
  const isBlank = useIsBlank({ count } as Part);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    keepOneLine(event);
    return onChange(event);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field {...{ label, error, isOptional }} className={`ca-subject ${isBlank ? 'ca-blank' : ''}`}>
      {(control) => (
        <>
          {!isBlank && <span aria-hidden="true">{t('form.subject')}</span>}
          <div className="ca-grows" data-text={text}>
            <textarea rows={1} dir="auto" onKeyDown={leave} onChange={change} {...area} {...control} />
          </div>
          <CharacterCount {...count} />
        </>
      )}
    </Field>
  );
}

/** The letter as a sheet of paper: its subject, and its text. Both are written where they stand. */
export function LetterSheet({ form }: { form: CachedForm<LetterValues> }) {
  const { subject, message } = form.values;
  const words = form.area('message');
  const isBlank = useIsBlank(words);
  const sheet = useRef<HTMLDivElement>(null);
  useEdges(sheet, message);
  return (
    <div className="ca-sheet" ref={sheet}>
      <Sheet css={css} />
      <Subject {...form.area('subject')} text={subject} onEnter={() => form.setFocus('message')} />
      <TextArea rows={2} className={`ca-words ${isBlank ? 'ca-blank' : ''}`} {...words} />
    </div>
  );
}
