import type { Locale } from '../../../i18n/index.ts';
import type { SpeedometerAnswer } from '../../api/wire/answers/polls.ts';
import { onePetition } from '../../gallery/kit/cards.ts';
import { statesOf } from '../../gallery/kit/rows.ts';
import { PICTURE, unbroken } from '../../gallery/kit/sample.ts';
import { afterFailure, drag, pressAnyway, type Steps, see, whileSending } from '../../gallery/kit/steps.ts';

const ENGLISH = {
  question: 'How much water can one oyster clean in a day?',
  unit: 'gallons',
  text: 'A large one, in warm water.',
  feedback: 'You were @customVariableCalc gallons off.',
  longQuestion:
    'Biologists have measured how much water a single large oyster pumps through its shell on a warm day in summer, when it works hardest. How many gallons do you think it cleans before the sun goes down?',
  longFeedback:
    'You were @customVariableCalc gallons off. The figure comes from tanks, on large animals in warm water; in January an oyster hardly works at all.',
};
type Copy = typeof ENGLISH;

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': ENGLISH,
  es: {
    question: '¿Cuánta agua puede limpiar una ostra en un día?',
    unit: 'litros',
    text: 'Una grande, en agua templada.',
    feedback: 'Te has desviado @customVariableCalc litros.',
    longQuestion:
      'Los biólogos han medido cuánta agua hace pasar por su concha una sola ostra grande en un día cálido de verano, cuando más trabaja. ¿Cuántos litros crees que limpia antes de que se ponga el sol?',
    longFeedback:
      'Te has desviado @customVariableCalc litros. La cifra se midió en tanques, con ejemplares grandes y agua templada; en enero una ostra apenas trabaja.',
  },
  fr: {
    question: 'Combien d’eau une huître peut-elle filtrer en un jour ?',
    unit: 'litres',
    text: 'Une grande, dans une eau tiède.',
    feedback: 'Vous étiez à @customVariableCalc litres de la réponse.',
    longQuestion:
      'Des biologistes ont mesuré l’eau qu’une seule grande huître fait passer par sa coquille un jour chaud d’été, quand elle travaille le plus. Combien de litres filtre-t-elle, selon vous, avant le coucher du soleil ?',
    longFeedback:
      'Vous étiez à @customVariableCalc litres de la réponse. Le chiffre vient de mesures en bassin, sur de grands animaux dans une eau tiède ; en janvier, une huître ne travaille presque pas.',
  },
  it: {
    question: 'Quanta acqua può pulire un’ostrica in un giorno?',
    unit: 'litri',
    text: 'Una grande, nell’acqua tiepida.',
    feedback: 'Eri a @customVariableCalc litri di distanza.',
    longQuestion:
      'I biologi hanno misurato quanta acqua una sola grande ostrica fa passare dalla conchiglia in una calda giornata d’estate, quando lavora di più. Quanti litri pulisce, secondo te, prima del tramonto?',
    longFeedback:
      'Eri a @customVariableCalc litri di distanza. La misura viene da vasche, con animali grandi e acqua tiepida; a gennaio un’ostrica quasi non lavora.',
  },
};

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
    copies: COPY,
    usual: ({ question, unit }) => ({ title: question, details: { min: 0, max: 400, step: 10, unit, answerId: 1 } }),
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
    long: {
      action: ({ longQuestion, longFeedback }) => ({ title: longQuestion, feedbackText: longFeedback }),
      ...incorrect(0, 190),
    },
    unbroken: {
      action: unbroken('title', 'feedbackText'),
      details: { max: 4e12, step: 1e10, unit: 'Kubikdezimeterstunden' },
      ...incorrect(2e12, 1e12, 3e12),
    },
  },
);
