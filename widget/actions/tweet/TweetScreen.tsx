import { useSignals } from '@preact/signals-react/runtime';
import { useOfAction } from '../../ui/context.ts';
import { Composer } from './Composer.tsx';
import { createTweetStore } from './store.ts';
import { TweetThanks } from './TweetThanks.tsx';

/** The composer, replaced by thanks after posting (spec §2: this kind has no end screen). */
export function TweetScreen() {
  useSignals();
  const store = useOfAction(createTweetStore);
  return store.thanks.value ? <TweetThanks /> : <Composer />;
}
