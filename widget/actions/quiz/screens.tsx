import type { KindModule } from '../../core/app/screens/kind.ts';
import { Question } from '../../parts/choice/Question.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createQuizCommands } from './commands.ts';
import { createQuizStore } from './store.ts';

/** The question and its answers. */
function QuizQuestion() {
  const { t } = useApp();
  const store = useOfAction(createQuizStore);
  const { choose, submit } = useOfAction(createQuizCommands);
  const words = { send: t('quiz.submit'), sending: t('quiz.sending'), chooseFirst: t('quiz.chooseFirst') };
  return <Question store={store} words={words} onChoose={choose} onSend={() => void submit()} />;
}

export const kind: KindModule = {
  // The front is the question itself: an extra tap before it would cost answers.
  screens: { start: QuizQuestion, main: QuizQuestion },
  lazyScreens: { success: () => import('./QuizResults.tsx').then(({ QuizResults }) => ({ Screen: QuizResults })) },
};
