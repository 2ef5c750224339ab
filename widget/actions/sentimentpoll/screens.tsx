import type { KindModule } from '../../app/screens/kind.ts';
import { Sentiment } from './Sentiment.tsx';

export const kind: KindModule = {
  // The front is the slider itself: an extra tap before it would cost answers.
  screens: { start: Sentiment, main: Sentiment },
  // What it leads to stands on the same screen.
  lazyScreens: {
    results: () => import('./results.ts').then(({ SentimentBar }) => ({ Screen: SentimentBar })),
    curve: () => import('./results.ts').then(({ Curve }) => ({ Screen: Curve })),
  },
  outcomeScreens: ['results', 'curve'],
};
