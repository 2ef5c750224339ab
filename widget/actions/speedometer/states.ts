import type { SpeedometerAnswer } from '../../core/api/wire/answers/polls.ts';
import { statesOf } from '../../samples/rows.ts';
import { onePetition, PICTURE, unbroken } from '../../samples/sample.ts';
import { afterFailure, drag, pressAnyway, type Steps, see, whileSending } from '../../samples/steps.ts';
import type { TextsOf } from '../../samples/texts.ts';

type Copy = TextsOf<'speedometer'>;

const explained = { action: ({ feedback }: Copy) => ({ feedbackText: feedback }) };

const pressCheck = pressAnyway('[data-big-button]');
const check = (value: number): Steps => [drag(value), pressCheck];

/** How 653 readers guessed. */
const GUESSES = [4, 9, 17, 22, 31, 44, 52, 58, 71, 82, 66, 49, 38, 31, 24, 16, 11, 9, 6, 4, 3, 2, 1, 3];

type Verdict = Pick<SpeedometerAnswer, 'result'> & { off: number; correctValue?: number; guesses?: number[] };

/** The reader guesses a value, and sees the answer. */
const guessed = (value: number, { result, off, correctValue = 190, guesses = GUESSES }: Verdict) => ({
  answers: {
    completeSpeedometer: {
      endUsersCount: guesses === GUESSES ? 653 : 1,
      counter: guesses === GUESSES ? 653 : 1,
      guesses,
      answerId: 'own',
      correctValue,
      result,
      feedbackCustomVariableCalc: off,
    },
  },
  steps: [check(value), see('.ca-guess')],
});
const incorrect = (value: number, off: number, correctValue?: number) =>
  guessed(value, { result: 'Incorrect', off, correctValue });

/** Gallery states of this kind. */
export const speedometerStates = statesOf(
  {
    kind: 'speedometer',
    usual: { details: { min: 0, max: 400, step: 10, answerId: 1 } },
    path: ['question', 'moved', 'close'],
  },
  {
    question: {},
    'question-picture': { action: ({ text }) => ({ pictureUrls: [PICTURE], text }) },
    moved: { steps: drag(220) },
    unmoved: { steps: pressCheck },
    checking: whileSending('completeSpeedometer', check(220)),
    failed: afterFailure('completeSpeedometer', check(220)),
    correct: guessed(190, { result: 'Correct', off: 0 }),
    close: { ...explained, ...guessed(220, { result: 'Close', off: 30 }) },
    incorrect: { ...explained, ...incorrect(30, 160) },
    first: { ...explained, ...guessed(220, { result: 'Close', off: 30, guesses: Array<number>(24).fill(0) }) },
    end: { ...explained, ...incorrect(190, 190, 0) },
    next: { ...explained, next: onePetition, ...incorrect(400, 210) },
    long: { action: ({ long }) => long, ...incorrect(0, 190) },
    unbroken: {
      action: unbroken('title', 'feedbackText'),
      details: { max: 4e12, step: 1e10, unit: 'Kubikdezimeterstunden' },
      ...incorrect(2e12, 1e12, 3e12),
    },
  },
);
