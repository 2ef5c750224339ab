import { list } from '../../../i18n/index.ts';
import { completeQuiz } from '../../api/calls/polls.ts';
import type { App } from '../../app/app.ts';
import { type ChoiceTools, choiceData, createChoiceCommands } from '../../choice/vote-commands.ts';
import type { Action } from '../../model/action.ts';
import type { QuizOption } from './index.ts';
import { createQuizStore } from './store.ts';

type Tools = ChoiceTools & Pick<App, 'locale'>;

/** Commands of a quiz. Unlike a vote, an answer can't be changed: the results tell which one is right. */
export function createQuizCommands(action: Action, tools: Tools) {
  const { submissions, actionData, session, fill, locale } = tools;
  const store = tools.of(action, createQuizStore);
  let isStored = false;

  /** Once it is stored, another press only loads the code of the results. */
  async function send(option: QuizOption) {
    if (isStored) return;
    const sent = choiceData(option, action, fill);
    const { answer, data, wasReplayed } = await submissions.submit(completeQuiz, action.identifier, sent, () =>
      actionData(action),
    );
    isStored = true;
    if (wasReplayed && data.answerId !== undefined) store.keepEarlier(data.answerId);
    const { results, endUsersCount } = answer;
    store.show({ results, count: endUsersCount });
    const correctAnswer = list(
      store.rightAnswers.map((right) => fill(right.text)),
      locale,
    );
    session.setVariables({ noOfAnswers: endUsersCount, correctAnswer });
  }

  const { choose, submit } = createChoiceCommands(action, tools, {
    store,
    send,
    notSent: 'quiz.notSent',
    isChangeable: false,
  });
  return {
    choose: (option: QuizOption) => {
      if (!isStored) choose(option);
    },
    submit,
  };
}
