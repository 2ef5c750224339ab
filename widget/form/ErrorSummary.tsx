import { useEffect, useId, useRef } from 'react';
import { useApp } from '../ui/context.ts';

/** An invalid field. */
export type Problem = { name: string; label: string; error: string };

export type ErrorSummaryProps = {
  problems: readonly Problem[];
  /** Number of failed attempts to submit. Each one focuses the summary, so that screen readers announce it. */
  attempts: number;
  /** Focuses the field. */
  onPick: (name: string) => void;
};

/**
 * Lists a form's invalid fields after an attempt to submit (GOV.UK Design System, error summary). Items are buttons
 * instead of fragment links, because the fragment holds the widget's route (contract §4).
 */
export function ErrorSummary({ problems, attempts, onPick }: ErrorSummaryProps) {
  const { t } = useApp();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isShown = attempts > 0 && problems.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is announced again
  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [attempts]);
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups links to them
    <div className="ca-problems" role="group" aria-labelledby={id} tabIndex={-1} ref={ref}>
      <h3 id={id}>{t('errors.summary')}</h3>
      <ul>
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
