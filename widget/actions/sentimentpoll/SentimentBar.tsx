import { useSignals } from '@preact/signals-react/runtime';
import { Counted } from '../../ending/Counted.tsx';
import { NextBar } from '../../ending/NextBar.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createSentimentStore } from './store.ts';

/** How many have answered, and what follows. */
export function SentimentBar() {
  useSignals();
  const { commands, t } = useApp();
  const count = useOfAction(createSentimentStore).outcome.value?.count ?? null;
  return (
    <NextBar>
      {count !== null && (
        <p className="ca-tally">
          <Counted to={count} write={(n) => t('sentimentpoll.answers', { n })} />
        </p>
      )}
      {!commands.hasNext.value && <p>{t('sentimentpoll.change')}</p>}
    </NextBar>
  );
}
