import { list } from '../../../i18n/index.ts';
import { completeQuiz } from '../../core/api/calls/polls.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import { createOutcome, type VoteTools } from '../../parts/choice/vote-commands.ts';
import type { QuizOption } from './index.ts';
import { createQuizStore } from './store.ts';

type Tools = VoteTools & Pick<App, 'of' | 'session' | 'fill' | 'locale'>;

/** Commands of a quiz. Unlike a vote, an answer can't be changed: the results tell which one is right. */
export function createQuizCommands(action: Action, tools: Tools) {
  const { commands, submissions, actionData, session, fill, locale } = tools;
  const store = tools.of(action, createQuizStore);
  let isStored = false;

  /** Once it is stored, another press only loads the code of the results. */
  async function send({ id, text }: QuizOption) {
    if (isStored) return;
    const data = { answerId: id, text: fill(text), skipEndCard: action.skipEndCard };
    const rest = () => actionData(action);
    const { answer, data: stored, wasReplayed } = await submissions.submit(completeQuiz, action.identifier, data, rest);
    isStored = true;
    if (wasReplayed && stored.answerId !== undefined) store.keepEarlier(stored.answerId);
    const { results, endUsersCount } = answer;
    store.show({ results, count: endUsersCount });
    const correctAnswer = list(
      store.rightAnswers.map((right) => fill(right.text)),
      locale,
    );
    session.setVariables({ noOfAnswers: endUsersCount, correctAnswer });
  }

  // Texts are filled here: the history's texts are inserted into other copy, which is not filled twice.
  function finish() {
    const { id: answerId, text = '' } = store.chosen.value ?? {};
    const results = store.results.value.map((result) => ({ wasChosen: result.wasChosen, text: fill(result.text) }));
    commands.finish(action, { answerId, answerText: fill(text), questionText: fill(action.title), results });
  }

  const trySend = createOutcome(action, tools, { send, notSent: 'quiz.notSent', show: finish });

  return {
    choose(option: QuizOption) {
      if (isStored) return;
      commands.initiate(action);
      store.choose(option);
    },
    async submit() {
      const option = store.chosen.value;
      if (!option || store.isSubmitting.value || session.isMoving.value || commands.isDone(action)) return;
      store.setSubmitting(true);
      await commands.submit(action, () => trySend(option));
      store.setSubmitting(false);
    },
  };
}
