import type { KindModule } from '../../app/kind.ts';
import { PollQuestion } from './PollQuestion.tsx';

export const kind: KindModule = {
  // A poll's front is its question: asking for a tap before it would cost every second answer.
  screens: { start: PollQuestion, main: PollQuestion },
  lazyScreens: { success: () => import('./PollResults.tsx').then(({ PollResults }) => ({ Screen: PollResults })) },
};
