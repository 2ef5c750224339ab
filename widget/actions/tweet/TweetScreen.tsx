import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../parts/ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { ByHand, Composer } from './Composer.tsx';
import { createTweetCommands } from './commands.ts';
import { composePost } from './post-text.ts';
import { createTweetStore } from './store.ts';

/** Thanks with the server's texts, else the action's. */
function TweetThanks() {
  useSignals();
  const { session, fill, t } = useApp();
  const store = useOfAction(createTweetStore);
  const commands = useOfAction(createTweetCommands);
  const thanks = store.thanks.value;
  const names = thanks?.usesLawmakers && session.variables.value.localRepresentative;
  const text = store.written.value ?? composePost(store.template, fill);
  return (
    <Thanks override={thanks ?? {}}>
      {names && <p className="ca-lead">{t('tweet.to', { names })}</p>}
      <ByHand text={text} />
      <button type="button" className="ca-quiet" onClick={() => void commands.post(text)}>
        {t('tweet.postAgain')}
      </button>
    </Thanks>
  );
}

/** The composer, replaced by thanks after posting (spec §2: this kind has no end screen). */
export function TweetScreen() {
  useSignals();
  const store = useOfAction(createTweetStore);
  return store.thanks.value ? <TweetThanks /> : <Composer />;
}
