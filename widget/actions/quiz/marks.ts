import type { Mark } from '../../choice/results/Results.tsx';
import type { QuizOption } from './index.ts';

type Row = Pick<QuizOption, 'outcome'> & { wasChosen: boolean };

type Marked = Omit<Mark, 'text'> & { text: 'quiz.rightAndYours' | 'quiz.rightAnswer' | 'quiz.yourAnswer' };

/** How an answer is marked among the results: the right ones, and the reader's own. */
export function markOf({ outcome, wasChosen }: Row): Marked | null {
  const isRight = outcome === 'Correct';
  if (isRight) return { icon: 'check', text: wasChosen ? 'quiz.rightAndYours' : 'quiz.rightAnswer', isRight };
  return wasChosen ? { icon: 'close', text: 'quiz.yourAnswer' } : null;
}
