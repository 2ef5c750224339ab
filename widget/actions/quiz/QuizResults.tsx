import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { sentences } from '../../../i18n/index.ts';
import { Outcome } from '../../parts/choice/results/Outcome.tsx';
import { type Mark, Results, useGrows } from '../../parts/choice/results/Results.tsx';
import { NextBar } from '../../parts/ending/NextBar.tsx';
import { Counted } from '../../parts/ending/Numbers.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import type { QuizOption } from './index.ts';
import { createQuizStore } from './store.ts';

/** A tick, an "about", a cross. Decorative: the heading says the same. */
const SIGNS: Record<QuizOption['outcome'], string> = {
  Correct: 'M13 22.500l6 6l12-13',
  Almost: 'M12 20q5-6 10-2t10-2M12 28q5-6 10-2t10-2',
  Incorrect: 'M14.500 14.500l15 15M29.500 14.500l-15 15',
};

const KEYS = { Correct: 'quiz.correct', Almost: 'quiz.almost', Incorrect: 'quiz.incorrect' } as const;

/** Whether the answer was right, in a sign and a word. @param describedBy the id of what else there is to read */
export function Verdict({ outcome, describedBy }: { outcome: QuizOption['outcome']; describedBy: string }) {
  useSignals();
  const { t } = useApp();
  return (
    <div className="ca-verdict" data-outcome={outcome}>
      <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <circle cx="22" cy="22" r="22" />
        <path d={SIGNS[outcome]} pathLength="1" />
      </svg>
      <Heading isInPlace describedBy={describedBy}>
        {t(KEYS[outcome])}
      </Heading>
    </div>
  );
}

type Row = Pick<QuizOption, 'outcome'> & { wasChosen: boolean };

type Marked = Omit<Mark, 'text'> & { text: 'quiz.rightAndYours' | 'quiz.rightAnswer' | 'quiz.yourAnswer' };

/** How an answer is marked among the results: the right ones, and the reader's own. */
export function markOf({ outcome, wasChosen }: Row): Marked | null {
  const isRight = outcome === 'Correct';
  if (isRight) return { icon: 'check', text: wasChosen ? 'quiz.rightAndYours' : 'quiz.rightAnswer', isRight };
  return wasChosen ? { icon: 'close', text: 'quiz.yourAnswer' } : null;
}

/** With more answers than these, the row of the right one may be out of sight. */
const SEEN_AT_ONCE = 4;

/** Why it is so, where the content says it. */
function Explanation() {
  useSignals();
  const { session, fill, t } = useApp();
  const { isEarlierKept } = useOfAction(createQuizStore);
  const { feedbackHeader, feedbackText } = session.activeAction.value;
  if (!isEarlierKept.value && !feedbackHeader && !feedbackText) return null;
  return (
    <div className="ca-why">
      {isEarlierKept.value && <p className="ca-text">{t('quiz.earlierCounts')}</p>}
      {(feedbackHeader || feedbackText) && (
        <p className="ca-text">
          {feedbackHeader && <b className="ca-why-lead">{fill(feedbackHeader)}</b>}
          {fill(feedbackText)}
        </p>
      )}
    </div>
  );
}

/** How many have answered, and which answer is right where its row may be out of sight: this is always in view. */
function AnswerBar({ isLate }: { isLate: boolean }) {
  useSignals();
  const { session, t } = useApp();
  const store = useOfAction(createQuizStore);
  const count = store.count.value;
  const { correctAnswer } = session.variables.value;
  const isHidden = store.answers.length > SEEN_AT_ONCE && store.chosen.value?.outcome !== 'Correct';
  return (
    <NextBar isLate={isLate}>
      {isHidden && correctAnswer && <p className="ca-why-lead">{t('quiz.correctAnswer', { answer: correctAnswer })}</p>}
      {count !== null && (
        <p className="ca-tally">
          <Counted to={count} write={(n) => t('quiz.answered', { n })} />
        </p>
      )}
    </NextBar>
  );
}

/** Whether the answer was right, which one is, and how many people gave each. */
export function QuizResults() {
  useSignals();
  const { t } = useApp();
  const store = useOfAction(createQuizStore);
  const grows = useGrows();
  const id = useId();
  const tell = (row: QuizOption & { wasChosen: boolean }, words: { answer: string; percent: string }) => {
    const [mark, text] = [markOf(row), t('quiz.result', words)];
    return mark ? sentences(text, t(mark.text)) : text;
  };
  return (
    <div className="ca-form">
      <Outcome
        heading={<Verdict outcome={store.chosen.value?.outcome ?? 'Incorrect'} describedBy={id} />}
        why={<Explanation />}
        keepsQuestion
      >
        <Results
          id={id}
          store={store}
          grows={grows}
          label={t('quiz.results')}
          markOf={(row) => {
            const mark = markOf(row);
            return mark && { ...mark, text: t(mark.text) };
          }}
          tell={tell}
        />
      </Outcome>
      <AnswerBar isLate={grows} />
    </div>
  );
}
