import type { Infer } from 'superstruct';
import { sentences } from '../../../i18n/index.ts';
import { completePoll, updatePoll } from '../../api/calls/polls.ts';
import type { PollAnswer } from '../../api/wire/answers/polls.ts';
import type { App } from '../../app/app.ts';
import type { Action } from '../../model/action.ts';
import type { Id } from '../../model/value.ts';
import { failureText } from '../../session/failure-text.ts';
import type { PollOption } from './index.ts';
import { createPollStore } from './store.ts';

type Tools = Pick<App, 'of' | 'commands' | 'lifecycle' | 'submissions' | 'actionData' | 'session' | 'fill' | 't'>;

/** Commands of a poll. A reader's second vote changes the first (spec §7). */
export function createPollCommands(action: Action, tools: Tools) {
  const { commands, lifecycle, submissions, actionData, session, fill, t } = tools;
  const store = tools.of(action, createPollStore);
  let userAnswerId: Id | null = null;

  const submit = ({ id, text }: PollOption) => {
    const vote = { answerId: id, text: fill(text), skipEndCard: action.skipEndCard };
    const rest = () => actionData(action);
    return userAnswerId === null
      ? submissions.submit(completePoll, action.identifier, vote, rest)
      : submissions.submit(updatePoll, action.identifier, { ...vote, userAnswerId }, rest);
  };

  /** A retry may replay an earlier vote whose answer was lost. Then this vote is sent as a change of it. */
  async function send(choice: PollOption): Promise<Infer<typeof PollAnswer>> {
    const { answer, wasReplayed } = await submit(choice);
    userAnswerId = answer.userAnswerId ?? userAnswerId;
    return wasReplayed ? send(choice) : answer;
  }

  // Texts are filled here: the history's texts are inserted into other copy, which is not filled twice.
  const finish = ({ id: answerId, text }: PollOption) => {
    const results = store.results.value.map((result) => ({ wasChosen: result.wasChosen, text: fill(result.text) }));
    const words = { answerText: fill(text), questionText: fill(action.title) };
    commands.finish(action, { answerId, ...words, results }, { isChangeable: true });
  };

  async function trySend(answer: PollOption) {
    // The vote does not wait for the code of its results. Where that can't be loaded the vote counts all the same, and
    // another press sends it as a change of itself.
    const isLoaded = commands.loadScreen(action);
    try {
      const { results, endUsersCount } = await send(answer);
      if (!(await isLoaded)) {
        lifecycle.completed(action);
        return store.setSubmitting(false);
      }
      store.show({ results, count: endUsersCount });
      session.setVariables({ noOfAnswers: endUsersCount });
      finish(answer);
    } catch (error) {
      store.setSubmitting(false);
      commands.alert(sentences(failureText(error, t), t('poll.notSent')), action);
    }
  }

  return {
    choose(answer: PollOption) {
      commands.initiate(action);
      store.choose(answer);
    },
    async vote() {
      const answer = store.chosen.value;
      if (!answer || store.isSubmitting.value || session.isMoving.value) return;
      store.setSubmitting(true);
      await commands.submit(action, () => trySend(answer));
    },
  };
}
