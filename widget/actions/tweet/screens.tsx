import type { KindModule } from '../kind.ts';
import { parseText } from './parse.ts';
import { createTweetStore } from './store.ts';
import { TweetStart } from './TweetStart.tsx';

export const kind: KindModule = {
  screens: { start: TweetStart },
  later: { main: () => import('./TweetScreen.tsx').then(({ TweetScreen }) => ({ Screen: TweetScreen })) },
  create: (action) => createTweetStore(parseText(action.details)),
};
