import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { inSentence, list } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { ErrorSummary, type Problem } from './ErrorSummary.tsx';

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
