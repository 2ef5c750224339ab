import { list, sentences } from '../../../i18n/index.ts';
import { completeQuiz } from '../../api/calls/polls.ts';
import type { App } from '../../app/app.ts';
import type { Action } from '../../model/action.ts';
import { failureText } from '../../session/failure-text.ts';
import type { QuizOption } from './index.ts';
import { createQuizStore } from './store.ts';

type Tools = Pick<
  App,
  'of' | 'commands' | 'lifecycle' | 'submissions' | 'actionData' | 'session' | 'fill' | 't' | 'locale'
>;

/** Commands of a quiz. Unlike a vote, an answer can't be changed: the results tell which one is right. */
export function createQuizCommands(action: Action, tools: Tools) {
  const { commands, lifecycle, submissions, actionData, session, fill, t, locale } = tools;
  const store = tools.of(action, createQuizStore);
  let isStored = false;

  async function send({ id, text }: QuizOption) {
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

  async function trySend(answer: QuizOption) {
    // The answer does not wait for the code of its results. Where that can't be loaded the answer counts all the same, and
    // another press loads it again.
    const isLoaded = commands.loadScreen(action);
    try {
      if (!isStored) await send(answer);
      if (await isLoaded) return finish();
      lifecycle.completed(action);
    } catch (error) {
      commands.alert(sentences(failureText(error, t), t('quiz.notSent')), action);
    } finally {
      store.setSubmitting(false);
    }
  }

  return {
    choose(answer: QuizOption) {
      if (isStored) return;
      commands.initiate(action);
      store.choose(answer);
    },
    async answer() {
      const answer = store.chosen.value;
      if (!answer || store.isSubmitting.value || session.isMoving.value || commands.isDone(action)) return;
      store.setSubmitting(true);
      await commands.submit(action, () => trySend(answer));
    },
  };
}
