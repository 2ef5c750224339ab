import { useEffect, useId, useRef } from 'react';
import { useApp } from '../ui/context.ts';

/** A field that keeps the form from being sent. */
export type Problem = { name: string; label: string; error: string };

export type ErrorSummaryProps = {
  problems: readonly Problem[];
  /** How often the form was sent in vain: each time the summary takes the focus, and so is read out. */
  attempts: number;
  /** Brings the reader to a field. */
  onPick: (name: string) => void;
};

/**
 * What is wrong with a form that was to be sent, each leading to its field (GOV.UK Design System, error summary). No
 * links: the fragment of the address is the host's (contract §4).
 */
export function ErrorSummary({ problems, attempts, onPick }: ErrorSummaryProps) {
  const { t } = useApp();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isShown = attempts > 0 && problems.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, another reading
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
