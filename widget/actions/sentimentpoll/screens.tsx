import type { KindModule } from '../../app/screens/kind.ts';
import { Sentiment } from './Sentiment.tsx';

export const kind: KindModule = {
  // The front is the slider itself: an extra tap before it would cost answers.
  screens: { start: Sentiment, main: Sentiment },
  // What it leads to stands on the same screen.
  lazyScreens: { results: () => import('./SentimentBar.tsx').then(({ SentimentBar }) => ({ Screen: SentimentBar })) },
  outcomeScreens: ['results'],
};
