import type { KindModule } from '../../app/screens/kind.ts';
import { PollQuestion } from './PollQuestion.tsx';

export const kind: KindModule = {
  // The front is the question itself: an extra tap before it would cost votes.
  screens: { start: PollQuestion, main: PollQuestion },
  lazyScreens: { success: () => import('./PollResults.tsx').then(({ PollResults }) => ({ Screen: PollResults })) },
};
