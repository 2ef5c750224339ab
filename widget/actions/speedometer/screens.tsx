import type { KindModule } from '../../app/screens/kind.ts';
import { Speedometer } from './Speedometer.tsx';

export const kind: KindModule = {
  // The front is the gauge itself: an extra tap before it would cost guesses.
  screens: { start: Speedometer, main: Speedometer },
  // What it leads to stands on the same screen.
  lazyScreens: {
    results: () => import('./results.ts').then(({ GuessBar }) => ({ Screen: GuessBar })),
    tally: () => import('./results.ts').then(({ GuessTally }) => ({ Screen: GuessTally })),
    marks: () => import('./results.ts').then(({ Marks }) => ({ Screen: Marks })),
  },
  outcomeScreens: ['results', 'marks', 'tally'],
};
