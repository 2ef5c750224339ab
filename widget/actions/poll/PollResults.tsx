import { useSignals } from '@preact/signals-react/runtime';
import { percent } from '../../../i18n/index.ts';
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
  const share = percent(percentage, locale);
  const label = t(wasChosen ? 'poll.yourResult' : 'poll.result', { answer, percent: share });
  return (
    <li className="ca-result" data-chosen={wasChosen || undefined}>
      <span className="ca-hidden">{label}</span>
      <i style={{ inlineSize: `${percentage}%` }} aria-hidden="true" />
      <span className="ca-result-text" aria-hidden="true">
        {wasChosen && <Icon name="check" />}
        {answer}
      </span>
      <b aria-hidden="true">{share}</b>
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
      <NextBar>{count !== null && <p>{t('poll.votes', { n: count })}</p>}</NextBar>
    </div>
  );
}
