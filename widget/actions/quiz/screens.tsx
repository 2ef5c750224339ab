import type { KindModule } from '../../app/screens/kind.ts';
import { QuizQuestion } from './QuizQuestion.tsx';

export const kind: KindModule = {
  // The front is the question itself: an extra tap before it would cost answers.
  screens: { start: QuizQuestion, main: QuizQuestion },
  lazyScreens: { success: () => import('./QuizResults.tsx').then(({ QuizResults }) => ({ Screen: QuizResults })) },
};
