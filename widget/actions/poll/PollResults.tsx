import { useSignals } from '@preact/signals-react/runtime';
import { percent } from '../../../i18n/index.ts';
import { Counted, Counting } from '../../ending/Counted.tsx';
import { NextBar } from '../../ending/NextBar.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { layoutCount } from './layout-count.ts';
import { createPollStore, type Result } from './store.ts';

function ResultRow({ text, percentage, wasChosen }: Result) {
  useSignals();
  const { t, fill, locale } = useApp();
  const answer = fill(text);
  const write = (share: number) => percent(share, locale);
  const label = t(wasChosen ? 'poll.yourResult' : 'poll.result', { answer, percent: write(percentage) });
  return (
    <li className="ca-result" data-chosen={wasChosen || undefined}>
      <span className="ca-hidden">{label}</span>
      <i style={{ inlineSize: `${percentage}%` }} aria-hidden="true" />
      <span className="ca-result-text" aria-hidden="true">
        {answer}
        {wasChosen && (
          <span className="ca-result-own">
            <Icon name="check" />
            {t('poll.yourVote')}
          </span>
        )}
      </span>
      <b>
        <Counting to={Math.round(percentage)} write={write} />
      </b>
    </li>
  );
}

/** Results with the reader's own answer marked. Going back allows changing the vote. */
export function PollResults() {
  useSignals();
  const { session, fill, t } = useApp();
  const store = useOfAction(createPollStore);
  const action = session.activeAction.value;
  const count = store.count.value;
  const results = store.results.value;
  return (
    <div className="ca-form">
      <Heading>{action.feedbackHeader || action.title}</Heading>
      {action.feedbackText && <p className="ca-text">{fill(action.feedbackText)}</p>}
      <ul className="ca-results" data-count={layoutCount(results)} aria-label={t('poll.results')}>
        {results.map((result) => (
          <ResultRow key={result.id} {...result} />
        ))}
      </ul>
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
