import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { inSentence, list } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';

/** An invalid field. */
export type Problem = { name: string; label: string; error: string; isEmpty: boolean };

type ErrorSummaryProps = {
  problems: readonly Problem[];
  /** Focuses the field. */
  onPick: (name: string) => void;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * The number of invalid fields, on one line that opens their list. Items are buttons instead of fragment links, because
 * the fragment belongs to the host (contract §4).
 */
function ErrorSummary({ problems, onPick, ref }: ErrorSummaryProps) {
  const { t } = useApp();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  // The list lies over the fields: it may not hide one that has the focus (WCAG 2.4.11).
  useEffect(() => {
    const root = group.current?.closest('.ca-root');
    if (!isOpen || !root) return;
    const leave = ({ target }: Event) => {
      if (!group.current?.contains(target as Node)) setOpen(false);
    };
    root.addEventListener('focusin', leave);
    return () => root.removeEventListener('focusin', leave);
  }, [isOpen]);
  const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
  const toggle = () => setOpen(!isOpen);
  const line = { id: `${id}line`, 'aria-expanded': isOpen, 'aria-controls': id, onClick: toggle };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups links to them
    <div role="group" className="ca-problems" aria-labelledby={`${id}line`} onKeyDown={close} ref={group}>
      <button {...line} type="button" ref={ref}>
        <Icon name="error" />
        <span>{t('errors.summary', { n: problems.length })}</span>
        <Icon name="next" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {problems.map(({ name, label, error }) => (
          <li key={name}>
            <button type="button" className="ca-link" onClick={() => onPick(name)}>
              {t('form.problem', { label, error })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export type MissingNoteProps = {
  /** The button's `missingId`. */
  id: string;
  /** Labels of the fields still needed; the note is hidden when empty. */
  fields: readonly string[];
  summary: {
    problems: readonly Problem[];
    /** Number of failed attempts to submit. */
    attempts: number;
    /** Focuses the field. */
    onPick: (name: string) => void;
  };
};

/** Where a failed attempt leads: to the first empty field or the only wrong one. Several wrong ones are summed up. */
export const firstToMend = (problems: readonly Problem[]): Problem | undefined =>
  problems.find(({ isEmpty }) => isEmpty) ?? (problems.length === 1 ? problems[0] : undefined);

/** Beside the button: the fields still needed (contract §7). After a failed attempt, the number of things to fix. */
export function MissingNote({ id, fields, summary: { problems, attempts, onPick } }: MissingNoteProps) {
  useSignals();
  const { t, locale } = useApp();
  const names = fields.map((label) => inSentence(label, locale));
  const line = useRef<HTMLButtonElement>(null);
  const isSummed = attempts > 0 && problems.length > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus once
  useEffect(() => {
    const first = firstToMend(problems);
    if (attempts > 0 && first) onPick(first.name);
    else if (attempts > 0) line.current?.focus();
  }, [attempts]);
  return (
    <>
      <div className="ca-missing" id={id}>
        {isSummed && <ErrorSummary problems={problems} onPick={onPick} ref={line} />}
        {!isSummed && fields.length > 0 && <p>{t('form.missing', { fields: list(names, locale) })}</p>}
      </div>
      <p className="ca-hidden" role="status">
        {isSummed && t('errors.summary', { n: problems.length })}
      </p>
    </>
  );
}
