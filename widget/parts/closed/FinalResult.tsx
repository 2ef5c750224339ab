import { useSignals } from '@preact/signals-react/runtime';
import { number, percent } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { Meter } from '../../ui/Meter.tsx';
import { Results } from '../choice/results/Results.tsx';
import type { FinalAnswer, Outcome } from './outcomes.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The style sheet has one layout for this many answers and more. */
const MOST_COUNTED = 7;

function Answers({ answers }: { answers: readonly FinalAnswer[] }) {
  useSignals();
  const { t } = useApp();
  return (
    <Results
      store={{ results: { value: answers }, layoutCount: Math.min(answers.length, MOST_COUNTED) }}
      label={t('closed.results')}
      markOf={({ isRight }) => (isRight ? { icon: 'check', text: t('closed.right'), isRight } : null)}
      tell={({ isRight }, words) => {
        const text = t('closed.result', words);
        return isRight ? `${text}. ${t('closed.right')}` : text;
      }}
    />
  );
}

function Columns({ ends, counts }: Pick<Extract<Outcome, { what: 'columns' }>, 'ends' | 'counts'>) {
  useSignals();
  const { t, fill, locale } = useApp();
  const [low, high] = [fill(ends.lowLabel), fill(ends.highLabel)];
  const third = counts.length / 3;
  const shareOf = (at: number) =>
    percent((sum(counts.slice(at * third, (at + 1) * third)) / (sum(counts) || 1)) * 100, locale);
  const most = Math.max(...counts, 1);
  return (
    <div className="ca-final-columns">
      <p className="ca-hidden">
        {t('closed.thirds', { low, high, lowShare: shareOf(0), middleShare: shareOf(1), highShare: shareOf(2) })}
      </p>
      <ul aria-hidden="true">
        {counts.map((count, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the scale never move
          <li key={part}>
            <i style={{ blockSize: `${Math.round((Math.max(0, count) / most) * 100)}%` }} />
          </li>
        ))}
      </ul>
      <div aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  );
}

/** The bars, columns or number of an action. */
function Figure({ outcome }: { outcome: Outcome }) {
  useSignals();
  const { t, locale } = useApp();
  const { people: n } = outcome;
  if (outcome.what === 'answers') return <Answers answers={outcome.answers} />;
  if (outcome.what === 'columns') return <Columns ends={outcome.ends} counts={outcome.counts} />;
  if (outcome.what === 'value') {
    const written = outcome.unit === '%' ? percent(outcome.value, locale) : number(outcome.value, locale);
    const isPlain = !outcome.unit || outcome.unit === '%';
    const value = isPlain ? written : t('closed.inUnit', { value: written, unit: outcome.unit });
    return <p className="ca-final-value">{t('closed.rightValue', { value })}</p>;
  }
  if (outcome.what === 'people' || outcome.goal === null) return null;
  return <Meter share={n / outcome.goal} label={t('closed.progress', { n, goal: outcome.goal })} />;
}

/** What came of an action, under its title. */
export function FinalResult({ outcome }: { outcome: Outcome }) {
  useSignals();
  const { t, fill } = useApp();
  const { action, people: n, what } = outcome;
  const isMeter = what === 'signatures' && outcome.goal !== null;
  return (
    <section className="ca-final">
      {action.title && <h3>{fill(action.title)}</h3>}
      <Figure outcome={outcome} />
      {n > 0 && !isMeter && (
        <p className="ca-tally">{t(what === 'signatures' ? 'closed.signatures' : 'closed.people', { n })}</p>
      )}
    </section>
  );
}
