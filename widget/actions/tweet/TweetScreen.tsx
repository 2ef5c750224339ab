import { useSignals } from '@preact/signals-react/runtime';
import { Composer } from './Composer.tsx';
import { TweetThanks } from './TweetThanks.tsx';
import { useTweet } from './use-tweet.ts';

/** The post, and in its place the thanks for it (spec §2 has no end screen of this kind). */
export function TweetScreen() {
  useSignals();
  const { store } = useTweet();
  return store.thanks.value ? <TweetThanks /> : <Composer />;
}
