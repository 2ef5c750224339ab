import type { KindModule } from '../../core/app/screens/kind.ts';
import { Sentiment } from './Sentiment.tsx';

export const kind: KindModule = {
  // The front is the slider itself: an extra tap before it would cost answers.
  screens: { start: Sentiment, main: Sentiment },
  // What it leads to stands on the same screen.
  lazyScreens: {
    results: () => import('./Results.tsx').then(({ SentimentBar }) => ({ Screen: SentimentBar })),
    curve: () => import('./Results.tsx').then(({ Curve }) => ({ Screen: Curve })),
  },
  outcomeScreens: ['results', 'curve'],
};
