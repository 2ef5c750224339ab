import type { KindModule } from '../../app/screens/kind.ts';
import { TweetStart } from './TweetStart.tsx';

export const kind: KindModule = {
  screens: { start: TweetStart },
  lazyScreens: { main: () => import('./TweetScreen.tsx').then(({ TweetScreen }) => ({ Screen: TweetScreen })) },
};
