import { useSignals } from '@preact/signals-react/runtime';
import { Results } from '../../choice/Results.tsx';
import { Counted } from '../../ending/Counted.tsx';
import { NextBar } from '../../ending/NextBar.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createPollStore } from './store.ts';

/** Results with the reader's own answer marked. Going back allows changing the vote. */
export function PollResults() {
  useSignals();
  const { session, fill, t } = useApp();
  const store = useOfAction(createPollStore);
  const action = session.activeAction.value;
  const count = store.count.value;
  return (
    <div className="ca-form">
      <Heading>{action.feedbackHeader || action.title}</Heading>
      {action.feedbackText && <p className="ca-text">{fill(action.feedbackText)}</p>}
      <Results
        store={store}
        label={t('poll.results')}
        markOf={({ wasChosen }) => (wasChosen ? { icon: 'check', text: t('poll.yourVote') } : null)}
        tell={({ wasChosen }, words) => t(wasChosen ? 'poll.yourResult' : 'poll.result', words)}
      />
      <NextBar>
        {count !== null && (
          <p className="ca-tally">
            <Counted to={count} write={(n) => t('poll.votes', { n })} />
          </p>
        )}
      </NextBar>
    </div>
  );
}
