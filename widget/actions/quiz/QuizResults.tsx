import { useSignals } from '@preact/signals-react/runtime';
import { sentences } from '../../../i18n/index.ts';
import { Results } from '../../choice/Results.tsx';
import { Counted } from '../../ending/Counted.tsx';
import { NextBar } from '../../ending/NextBar.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import type { QuizOption } from './index.ts';
import { markOf } from './marks.ts';
import { createQuizStore } from './store.ts';
import { Verdict } from './Verdict.tsx';

/** With more answers than these, the row of the right one may be out of sight. */
const SEEN_AT_ONCE = 4;

/** Why it is so, where the content says it, and what is right. */
function Explanation() {
  useSignals();
  const { session, fill, t } = useApp();
  const store = useOfAction(createQuizStore);
  const { feedbackHeader, feedbackText } = session.activeAction.value;
  const { correctAnswer } = session.variables.value;
  const isHidden = store.answers.length > SEEN_AT_ONCE && store.chosen.value?.outcome !== 'Correct';
  const right = isHidden && correctAnswer ? t('quiz.correctAnswer', { answer: correctAnswer }) : '';
  return (
    <>
      {store.isEarlierKept.value && <p className="ca-text">{t('quiz.earlierCounts')}</p>}
      {right && <p className="ca-verdict-lead">{right}</p>}
      {(feedbackHeader || feedbackText) && (
        <p className="ca-text">
          {feedbackHeader && <b className="ca-verdict-lead">{fill(feedbackHeader)}</b>}
          {fill(feedbackText)}
        </p>
      )}
    </>
  );
}

/** Whether the answer was right, which one is, and how many people gave each. */
export function QuizResults() {
  useSignals();
  const { t } = useApp();
  const store = useOfAction(createQuizStore);
  const count = store.count.value;
  const tell = (row: QuizOption & { wasChosen: boolean }, words: { answer: string; percent: string }) => {
    const [mark, text] = [markOf(row), t('quiz.result', words)];
    return mark ? sentences(text, t(mark.text)) : text;
  };
  return (
    <div className="ca-form">
      <Verdict outcome={store.chosen.value?.outcome ?? 'Incorrect'} />
      <Explanation />
      <Results
        store={store}
        label={t('quiz.results')}
        markOf={(row) => {
          const mark = markOf(row);
          return mark && { ...mark, text: t(mark.text) };
        }}
        tell={tell}
      />
      <NextBar>
        {count !== null && (
          <p className="ca-tally">
            <Counted to={count} write={(n) => t('quiz.answered', { n })} />
          </p>
        )}
      </NextBar>
    </div>
  );
}
