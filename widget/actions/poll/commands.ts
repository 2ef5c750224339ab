import { completePoll, updatePoll } from '../../core/api/calls/polls.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import { createOutcome, createVote, type VoteTools } from '../../parts/choice/vote-commands.ts';
import type { PollOption } from './index.ts';
import { createPollStore } from './store.ts';

type Tools = VoteTools & Pick<App, 'of' | 'session' | 'fill'>;

/** Commands of a poll. A reader's second vote changes the first (spec §7). */
export function createPollCommands(action: Action, tools: Tools) {
  const { commands, session, fill } = tools;
  const store = tools.of(action, createPollStore);
  const send = createVote(action, tools, {
    complete: completePoll,
    update: updatePoll,
    dataOf: ({ id, text }: PollOption, userAnswerId) => ({
      answerId: id,
      text: fill(text),
      skipEndCard: action.skipEndCard,
      ...(userAnswerId !== null && { userAnswerId }),
    }),
    idOf: ({ userAnswerId }) => userAnswerId,
  });

  // Texts are filled here: the history's texts are inserted into other copy, which is not filled twice.
  const finish = ({ id: answerId, text }: PollOption) => {
    const results = store.results.value.map((result) => ({ wasChosen: result.wasChosen, text: fill(result.text) }));
    const words = { answerText: fill(text), questionText: fill(action.title) };
    commands.finish(action, { answerId, ...words, results }, { isChangeable: true });
  };

  const trySend = createOutcome(action, tools, {
    send,
    notSent: 'poll.notSent',
    show(option, { results, endUsersCount }) {
      store.show({ results, count: endUsersCount });
      session.setVariables({ noOfAnswers: endUsersCount });
      finish(option);
    },
  });

  return {
    choose(option: PollOption) {
      commands.initiate(action);
      store.choose(option);
    },
    async submit() {
      const option = store.chosen.value;
      if (!option || store.isSubmitting.value || session.isMoving.value) return;
      store.setSubmitting(true);
      await commands.submit(action, () => trySend(option));
      store.setSubmitting(false);
    },
  };
}
