import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { Outcome } from '../../parts/choice/results/Outcome.tsx';
import { Results, useGrows } from '../../parts/choice/results/Results.tsx';
import { NextBar } from '../../parts/ending/NextBar.tsx';
import { Counted } from '../../parts/ending/Numbers.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createPollStore } from './store.ts';

/** Results with the reader's own answer marked, in the question's place. Going back allows changing the vote. */
export function PollResults() {
  useSignals();
  const { session, fill, t } = useApp();
  const store = useOfAction(createPollStore);
  const grows = useGrows();
  const id = useId();
  const { title, text, feedbackHeader, feedbackText } = session.activeAction.value;
  const count = store.count.value;
  const said = fill(feedbackText || (feedbackHeader ? '' : text));
  return (
    <div className="ca-form">
      <Outcome
        heading={
          // It has the focus and the question's words, so that its name must say that results are there.
          <Heading
            isInPlace
            id={`${id}title`}
            unseen={t('poll.results')}
            {...(title && { labelledBy: `${id}results ${id}title` })}
          >
            {title}
          </Heading>
        }
        why={
          (feedbackHeader || said) && (
            <p className="ca-text">
              {feedbackHeader && <b className="ca-why-lead">{fill(feedbackHeader)}</b>}
              {said}
            </p>
          )
        }
      >
        <Results
          id={`${id}results`}
          store={store}
          grows={grows}
          label={t('poll.results')}
          markOf={({ wasChosen }) => (wasChosen ? { icon: 'check', text: t('poll.yourVote') } : null)}
          tell={({ wasChosen }, words) => t(wasChosen ? 'poll.yourResult' : 'poll.result', words)}
        />
      </Outcome>
      <NextBar isLate={grows}>
        {count !== null && (
          <p className="ca-tally">
            <Counted to={count} write={(n) => t('poll.votes', { n })} />
          </p>
        )}
      </NextBar>
    </div>
  );
}
