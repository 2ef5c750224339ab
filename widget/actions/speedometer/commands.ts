import { number, sentences } from '../../../i18n/index.ts';
import { completeSpeedometer, updateSpeedometer } from '../../api/calls/polls.ts';
import type { SpeedometerAnswer } from '../../api/wire/answers/polls.ts';
import type { App } from '../../app/app.ts';
import type { Action } from '../../model/action.ts';
import { failureText } from '../../session/failure-text.ts';
import { type ChangeableTools, createChangeable } from '../../slider/changeable.ts';
import { createLatest } from '../../slider/latest.ts';
import { valueText } from './scale.ts';
import { createSpeedometerStore } from './store.ts';

type Tools = Pick<App, 'of' | 'commands' | 'lifecycle' | 'session' | 'fill' | 't' | 'locale'> & ChangeableTools;

/** Commands of a speedometer. Each guess after the first changes it. */
export function createSpeedometerCommands(action: Action, tools: Tools) {
  const { commands, lifecycle, session, fill, t, locale } = tools;
  const store = tools.of(action, createSpeedometerStore);
  const { scale } = store;
  const text = (value: number) => valueText(value, scale, t, locale);
  const send = createChangeable(action, tools, {
    complete: completeSpeedometer,
    update: updateSpeedometer,
    idOf: ({ answerId }) => answerId,
    first: () => ({ answerId: scale.answerId }),
  });
  let given: number | null = null;

  /** What the publisher's feedback may name. */
  function learn({ correctValue, feedbackCustomVariableCalc: calc, counter, endUsersCount }: SpeedometerAnswer) {
    session.setVariables({
      noOfAnswers: counter ?? endUsersCount,
      ...(typeof correctValue === 'number' && { correctAnswer: text(correctValue) }),
      // Also where none came: an earlier guess's is not this one's.
      customVariableCalc: typeof calc === 'number' ? number(calc, locale) : (calc ?? undefined),
    });
  }

  /** The reader may have moved the needle meanwhile: their next guess is then what they are told about. */
  function tell(value: number, { result, correctValue, counter, endUsersCount, guesses }: SpeedometerAnswer) {
    if (value !== given || store.phase.value !== 'checking') return lifecycle.completed(action);
    store.tell({ value, result, correctValue, count: counter ?? endUsersCount, guesses: guesses ?? [] });
    store.setPhase('told');
    const words = { answerText: text(value), questionText: fill(action.title) };
    commands.finish(action, { answerId: scale.answerId, ...words }, { isChangeable: true });
  }

  async function trySend(value: number) {
    // The guess does not wait for the code of what follows. Where that can't be loaded it counts all the same.
    const isLoaded = Promise.all(['results', 'marks', 'tally'].map((name) => commands.loadScreen(action, name)));
    try {
      const answer = await send(value);
      learn(answer);
      if ((await isLoaded).every(Boolean)) return tell(value, answer);
      lifecycle.completed(action);
    } catch (error) {
      commands.alert(sentences(failureText(error, t), t('speedometer.notSent')), action);
    }
    if (store.phase.value === 'checking') store.setPhase('open');
  }

  const give = createLatest<number>({
    async send(value) {
      await commands.submit(action, () => trySend(value));
      return true;
    },
  });

  return {
    /** The reader moves the needle; after an answer, to guess again. */
    move(value: number) {
      if (value === store.value.value) return;
      commands.initiate(action);
      store.move(value);
      store.setPhase('open');
      commands.stopCountdown();
    },
    /** Sends the guess, if the reader has made one. */
    check() {
      if (session.isMoving.value || store.value.value === null) return;
      given = store.value.value;
      commands.initiate(action);
      store.setPhase('checking');
      give(given);
    },
  };
}
