import type { KindModule } from '../kind.ts';
import { createPollCommands } from './commands.ts';
import { PollQuestion } from './PollQuestion.tsx';
import { parseAnswers } from './parse.ts';
import { createPollStore } from './store.ts';

export const kind: KindModule = {
  // A poll's front is its question: asking for a tap before it would cost every second answer.
  screens: { start: PollQuestion, main: PollQuestion },
  later: { success: () => import('./PollResults.tsx').then(({ PollResults }) => ({ Screen: PollResults })) },
  create(action, app) {
    const store = createPollStore(parseAnswers(action.details));
    return { store, commands: createPollCommands(action, store, app) };
  },
};
