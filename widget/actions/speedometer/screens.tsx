import type { KindModule } from '../../core/app/screens/kind.ts';
import { Speedometer } from './Speedometer.tsx';

export const kind: KindModule = {
  // The front is the gauge itself: an extra tap before it would cost guesses.
  screens: { start: Speedometer, main: Speedometer },
  // What it leads to stands on the same screen.
  lazyScreens: {
    results: () => import('./Results.tsx').then(({ GuessBar }) => ({ Screen: GuessBar })),
    tally: () => import('./Results.tsx').then(({ GuessTally }) => ({ Screen: GuessTally })),
    marks: () => import('./Results.tsx').then(({ Marks }) => ({ Screen: Marks })),
  },
  outcomeScreens: ['results', 'marks', 'tally'],
};
