import { number } from '../../../i18n/index.ts';
import { completeSpeedometer, updateSpeedometer } from '../../core/api/calls/polls.ts';
import type { SpeedometerAnswer } from '../../core/api/wire/answers/polls.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import { createOutcome, createVote, type VoteTools } from '../../parts/choice/vote-commands.ts';
import { createLatest } from '../../ui/slider/latest.ts';
import { valueText } from './scale.ts';
import { createSpeedometerStore } from './store.ts';

type Tools = VoteTools & Pick<App, 'of' | 'session' | 'fill' | 'locale'>;

/** Commands of a speedometer. Each guess after the first changes it. */
export function createSpeedometerCommands(action: Action, tools: Tools) {
  const { commands, lifecycle, session, fill, t, locale } = tools;
  const store = tools.of(action, createSpeedometerStore);
  const { scale } = store;
  const text = (value: number) => valueText(value, scale, t, locale);
  const vote = createVote(action, tools, {
    complete: completeSpeedometer,
    update: updateSpeedometer,
    idOf: ({ answerId }) => answerId,
    dataOf: (value: number, id) => ({ answerId: id ?? scale.answerId, value }),
  });
  let given: number | null = null;

  async function send(value: number) {
    const answer = await vote(value);
    const { correctValue, feedbackCustomVariableCalc: calc, counter, endUsersCount } = answer;
    // What the publisher's feedback may name.
    session.setVariables({
      noOfAnswers: counter ?? endUsersCount,
      ...(typeof correctValue === 'number' && { correctAnswer: text(correctValue) }),
      // Also where none came: an earlier guess's is not this one's.
      customVariableCalc: typeof calc === 'number' ? number(calc, locale) : (calc ?? undefined),
    });
    return answer;
  }

  /** The reader may have moved the needle meanwhile: their next guess is then what they are told about. */
  function show(value: number, { result, correctValue, counter, endUsersCount, guesses }: SpeedometerAnswer) {
    if (value !== given || store.phase.value !== 'checking') return lifecycle.completed(action);
    store.tell({ value, result, correctValue, count: counter ?? endUsersCount, guesses: guesses ?? [] });
    store.setPhase('told');
    const words = { answerText: text(value), questionText: fill(action.title) };
    commands.finish(action, { answerId: scale.answerId, ...words }, { isChangeable: true });
  }

  const trySend = createOutcome(action, tools, {
    send,
    notSent: 'speedometer.notSent',
    screens: ['results', 'marks', 'tally'],
    show,
  });

  const sendLatest = createLatest<number>({
    async send(value) {
      await commands.submit(action, () => trySend(value));
      if (value === given && store.phase.value === 'checking') store.setPhase('open');
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
      sendLatest(given);
    },
  };
}
