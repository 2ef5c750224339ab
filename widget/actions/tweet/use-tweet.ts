import { useApp, useKind } from '../../ui/context.ts';
import { createTweetCommands } from './commands.ts';
import type { TweetStore } from './store.ts';

/** They come with the composer: a first card does without. */
export function useTweet() {
  const app = useApp();
  const store = useKind<TweetStore>();
  return { store, commands: app.once(store, () => createTweetCommands(app.session.activeAction.value, store, app)) };
}
