import { useSignals } from '@preact/signals-react/runtime';
import { useOfAction } from '../../ui/context.ts';
import { Composer } from './Composer.tsx';
import { createTweetStore } from './store.ts';
import { TweetThanks } from './TweetThanks.tsx';

/** The post, and in its place the thanks for it (spec §2 has no end screen of this kind). */
export function TweetScreen() {
  useSignals();
  const store = useOfAction(createTweetStore);
  return store.thanks.value ? <TweetThanks /> : <Composer />;
}
