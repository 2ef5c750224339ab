import { Question } from '../../choice/Question.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createQuizCommands } from './commands.ts';
import { createQuizStore } from './store.ts';

/** The question and its answers. */
export function QuizQuestion() {
  const { t } = useApp();
  const store = useOfAction(createQuizStore);
  const { choose, answer } = useOfAction(createQuizCommands);
  const words = { send: t('quiz.submit'), sending: t('quiz.sending'), chooseFirst: t('quiz.chooseFirst') };
  return <Question store={store} words={words} onChoose={choose} onSend={() => void answer()} />;
}
