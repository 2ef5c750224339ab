import { completePoll, updatePoll } from '../../api/calls/polls.ts';
import type { App } from '../../app.ts';
import type { Action } from '../../model/action.ts';
import type { Id } from '../../model/id.ts';
import { failureText } from '../../session/failure-text.ts';
import type { Answer } from './parse.ts';
import type { PollStore } from './store.ts';

export type PollCommands = ReturnType<typeof createPollCommands>;

type Tools = Pick<App, 'commands' | 'submissions' | 'actionData' | 't'>;

/** A vote is sent once; a second one by the same visitor changes the first (spec §7). */
export function createPollCommands(action: Action, store: PollStore, { commands, submissions, actionData, t }: Tools) {
  let userAnswerId: Id | null = null;

  const send = ({ id, text }: Answer) => {
    const vote = { answerId: id, text, skipEndCard: action.skipEndCard };
    const rest = () => actionData(action);
    return userAnswerId === null
      ? submissions.submit(completePoll, action.identifier, vote, rest)
      : submissions.submit(updatePoll, action.identifier, { ...vote, userAnswerId }, rest);
  };

  const finish = ({ id: answerId, text: answerText }: Answer) => {
    const results = store.results.value.map(({ wasChosen, text }) => ({ wasChosen, text }));
    commands.finish(action, { answerId, answerText, questionText: action.title, results }, { isChangeable: true });
  };

  return {
    choose(answer: Answer) {
      commands.initiate(action);
      store.choose(answer);
    },
    async vote() {
      const answer = store.chosen.value;
      if (!answer || store.isSubmitting.value) return;
      store.setSubmitting(true);
      try {
        const { results, endUsersCount, userAnswerId: id } = await send(answer);
        userAnswerId = id ?? userAnswerId;
        store.show({ results, count: endUsersCount ?? null });
        finish(answer);
      } catch (error) {
        store.setSubmitting(false);
        commands.alert(failureText(error, t, 'errors.generic'));
      }
    },
  };
}
