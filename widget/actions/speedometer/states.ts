import type { Locale } from '../../../i18n/index.ts';
import type { SpeedometerAnswer } from '../../api/wire/answers/polls.ts';
import type { WireAction } from '../../api/wire/widget.ts';
import { anyPetitions, at } from '../../gallery/kit/cards.ts';
import { afterFailure, whileSending } from '../../gallery/kit/form-steps.ts';
import { kindState } from '../../gallery/kit/kind-state.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { PICTURE, sampleCard, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import { COPY, type Copy } from './states-copy.ts';

const ask = (copy: Copy, more: Partial<WireAction> = {}): WireAction => ({
  id: 1,
  type: 'speedometer',
  title: copy.question,
  details: { min: 0, max: 400, step: 10, unit: copy.unit, answerId: 1 },
  ...more,
});

const withFeedback = (copy: Copy) => ask(copy, { feedbackText: copy.feedback });
const long = (copy: Copy) => ask(copy, { title: copy.longQuestion, feedbackText: copy.longFeedback });
const unbroken = () =>
  ask(COPY['en-US'], {
    title: UNBROKEN,
    feedbackText: UNBROKEN,
    details: { min: 0, max: 4e12, step: 1e10, unit: 'Kubikdezimeterstunden', answerId: 1 },
  });

/** Not before the widget listens: it would take the value for one of before it came, and answer. */
const drag = (to: number) => async (stage: Stage) => {
  await stage.listening();
  await stage.type('.ca-slider', String(to));
};

const check = (value: number) => async (stage: Stage) => {
  await drag(value)(stage);
  (await stage.see('[data-big-button]')).click();
};

const seeAnswer = (value: number) => async (stage: Stage) => {
  await check(value)(stage);
  await stage.see('.ca-guess');
};

/** Presses the button of a gauge that was not moved. */
const askEarly = async (stage: Stage) => {
  (await stage.see('[data-big-button]')).click();
};

/** How 653 readers guessed. */
const GUESSES = [4, 9, 17, 22, 31, 44, 52, 58, 71, 82, 66, 49, 38, 31, 24, 16, 11, 9, 6, 4, 3, 2, 1, 3];

const told = (result: SpeedometerAnswer['result'], calc: number, correctValue = 190, guesses = GUESSES) => ({
  completeSpeedometer: {
    endUsersCount: guesses === GUESSES ? 653 : 1,
    counter: guesses === GUESSES ? 653 : 1,
    guesses,
    answerId: 'own',
    correctValue,
    result,
    feedbackCustomVariableCalc: calc,
  },
});

/** A petition follows. */
const withNext = (locale: Locale) =>
  sampleWidget(locale, [
    sampleCard([withFeedback(COPY[locale])], at(1)),
    sampleCard(anyPetitions(locale, 1), { ...at(2), id: 'next' }),
  ]);

const state = kindState('speedometer', COPY);

/** Gallery states of this kind. */
export const speedometerStates = alongPath(
  'speedometer-question',
  'speedometer-moved',
  'speedometer-close',
)([
  state('question', ask),
  state('question-picture', (copy) => ask(copy, { pictureUrls: [PICTURE], text: copy.text })),
  state('moved', ask, { arrange: drag(220) }),
  state('unmoved', ask, { arrange: askEarly }),
  state('checking', ask, { ...whileSending('completeSpeedometer', check(220)) }),
  state('failed', ask, { ...afterFailure('completeSpeedometer', check(220)) }),
  state('correct', ask, { answers: told('Correct', 0), arrange: seeAnswer(190) }),
  state('close', withFeedback, { answers: told('Close', 30), arrange: seeAnswer(220) }),
  state('incorrect', withFeedback, { answers: told('Incorrect', 160), arrange: seeAnswer(30) }),
  state('first', withFeedback, {
    answers: told('Close', 30, 190, Array<number>(24).fill(0)),
    arrange: seeAnswer(220),
  }),
  state('end', withFeedback, { answers: told('Incorrect', 190, 0), arrange: seeAnswer(190) }),
  state('next', withFeedback, { widget: withNext, answers: told('Incorrect', 210), arrange: seeAnswer(400) }),
  state('long', long, { answers: told('Incorrect', 190), arrange: seeAnswer(0) }),
  state('unbroken', unbroken, { answers: told('Incorrect', 1e12, 3e12), arrange: seeAnswer(2e12) }),
]);
