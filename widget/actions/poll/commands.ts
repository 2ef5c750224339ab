import { completePoll, updatePoll } from '../../api/calls/polls.ts';
import { type ChoiceTools, choiceData, createChoiceCommands, createVote } from '../../choice/vote-commands.ts';
import type { Action } from '../../model/action.ts';
import type { PollOption } from './index.ts';
import { createPollStore } from './store.ts';

/** Commands of a poll. A reader's second vote changes the first (spec §7). */
export function createPollCommands(action: Action, tools: ChoiceTools) {
  const { session, fill } = tools;
  const store = tools.of(action, createPollStore);
  const send = createVote(action, tools, {
    complete: completePoll,
    update: updatePoll,
    dataOf: (option: PollOption, userAnswerId) => ({
      ...choiceData(option, action, fill),
      ...(userAnswerId !== null && { userAnswerId }),
    }),
    idOf: ({ userAnswerId }) => userAnswerId,
  });
  return createChoiceCommands(action, tools, {
    store,
    send,
    notSent: 'poll.notSent',
    isChangeable: true,
    show({ results, endUsersCount }) {
      store.show({ results, count: endUsersCount });
      session.setVariables({ noOfAnswers: endUsersCount });
    },
  });
}
