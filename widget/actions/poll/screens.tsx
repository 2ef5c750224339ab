import type { KindModule } from '../../core/app/screens/kind.ts';
import { Question } from '../../parts/choice/Question.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createPollCommands } from './commands.ts';
import { createPollStore } from './store.ts';

/** The question, which a press on an answer or on the button votes on. */
function PollQuestion() {
  const { t } = useApp();
  const store = useOfAction(createPollStore);
  const { choose, submit } = useOfAction(createPollCommands);
  const words = { send: t('poll.vote'), sending: t('poll.voting'), chooseFirst: t('poll.chooseFirst') };
  return (
    <Question store={store} words={words} sendsOnTap={store.voteOnTap} onChoose={choose} onSend={() => void submit()} />
  );
}

export const kind: KindModule = {
  // The front is the question itself: an extra tap before it would cost votes.
  screens: { start: PollQuestion, main: PollQuestion },
  lazyScreens: { success: () => import('./PollResults.tsx').then(({ PollResults }) => ({ Screen: PollResults })) },
};
