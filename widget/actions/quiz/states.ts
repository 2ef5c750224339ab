import type { Locale } from '../../../i18n/index.ts';
import { statesOf } from '../../gallery/kit/rows.ts';
import { PICTURE, sampleResults, UNBROKEN } from '../../gallery/kit/sample.ts';
import { afterFailure, press, pressButton, type Steps, see, whileSending } from '../../gallery/kit/steps.ts';

/** The first answer is right, the second almost. */
const ENGLISH = {
  question: 'How many people ride the last ferry on a weeknight?',
  answers: ['About 340', 'About 290', 'About 120', 'About 60'],
  why: 'The Harbor Authority counted 338 on an average weeknight in September, most of them on their way home from work.',
  header: 'A full boat, every night',
  longQuestion:
    'The Harbor Authority says that the last boat of the day runs nearly empty and that nobody would miss it. Which of these is the figure in its own count of passengers from September?',
  longAnswers: [
    'About 340 people on an average weeknight, more than on the boat at 6\u00a0p.m.',
    'About 290 people on an average weeknight, and fewer than half as many on Sundays',
    'About 60 people on an average weeknight, as the Authority’s chair told the council in October',
  ],
  longWhy:
    'The Authority counted 338 passengers on an average weeknight in September and published the figure in an annex to its budget. Its chair spoke of 60, which is the number who board at Gull Island alone.',
};
type Copy = typeof ENGLISH;

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': ENGLISH,
  es: {
    question: '¿Cuántos kilómetros de dunas se han quedado sin vigilancia?',
    answers: ['Doce', 'Diez', 'Cinco', 'Dos'],
    why: 'Son los doce kilómetros que van de Playa Grande a Punta del Faro. Hasta septiembre los recorrían seis guardas.',
    header: 'Toda la costa norte',
    longQuestion:
      'La Diputación asegura que la retirada de los guardas apenas afecta a una parte de las dunas. ¿Cuál de estos datos figura en el acuerdo que aprobó en septiembre?',
    longAnswers: [
      'Doce kilómetros, es decir, toda la costa que va desde Playa Grande hasta Punta del Faro',
      'Diez kilómetros, porque los dos que quedan junto al puerto los vigila la policía local',
      'Dos kilómetros, los que según la Diputación ya estaban protegidos por la nueva carretera',
    ],
    longWhy:
      'El acuerdo de septiembre suprime los seis puestos de guarda que cubrían los doce kilómetros de dunas. La policía local vigila el puerto, pero no tiene competencias en el espacio protegido.',
  },
  fr: {
    question: 'Combien de voyageurs prennent le dernier bac en semaine ?',
    answers: ['Environ 340', 'Environ 290', 'Environ 120', 'Environ 60'],
    why: 'Le port en a compté 338 un soir de semaine ordinaire en septembre ; la plupart rentraient du travail.',
    header: 'Un bac plein tous les soirs',
    longQuestion:
      'Le port affirme que le dernier bac de la journée est presque vide et qu’il ne manquerait à personne. Lequel de ces chiffres figure dans son propre comptage de septembre ?',
    longAnswers: [
      'Environ 340 voyageurs un soir de semaine ordinaire, plus que dans le bac de 18 heures',
      'Environ 290 voyageurs un soir de semaine ordinaire, et moins de la moitié le dimanche',
      'Environ 60 voyageurs un soir de semaine, comme la présidente du port l’a dit au conseil en octobre',
    ],
    longWhy:
      'Le port a compté 338 voyageurs un soir de semaine ordinaire en septembre et publié ce chiffre en annexe de son budget. Sa présidente a parlé de 60 : c’est le nombre de ceux qui montent à l’île aux Mouettes.',
  },
  it: {
    question: 'Quante persone prendono l’ultimo traghetto nei giorni feriali?',
    answers: ['Circa 340', 'Circa 290', 'Circa 120', 'Circa 60'],
    why: 'A settembre il porto ne ha contate 338 in una sera feriale media: quasi tutte tornavano dal lavoro.',
    header: 'Un traghetto pieno ogni sera',
    longQuestion:
      'L’autorità portuale sostiene che l’ultimo traghetto della giornata viaggia quasi vuoto e che non mancherebbe a nessuno. Quale di questi dati compare nel suo stesso conteggio di settembre?',
    longAnswers: [
      'Circa 340 persone in una sera feriale media, più che sul traghetto delle 18',
      'Circa 290 persone in una sera feriale media, e meno della metà la domenica',
      'Circa 60 persone in una sera feriale, come la presidente ha detto al consiglio in ottobre',
    ],
    longWhy:
      'A settembre l’autorità ha contato 338 passeggeri in una sera feriale media e ha pubblicato il dato in un allegato al bilancio. La presidente ha parlato di 60, che sono quelli che salgono all’Isola dei Gabbiani.',
  },
};

const OUTCOMES = ['Correct', 'Almost'];

const asks = (title: string, answers: string[], feedbackText?: string) => ({
  title,
  feedbackText,
  details: {
    answers: answers.map((text, index) => ({ id: index + 1, text, outcome: OUTCOMES[index] ?? 'Incorrect' })),
  },
});
const long = { action: ({ longQuestion, longAnswers, longWhy }: Copy) => asks(longQuestion, longAnswers, longWhy) };

const choose = (answer: number) => press(`.ca-answer:nth-of-type(${answer}) input`);
const send: Steps = [choose(2), pressButton];

const answered = (chosen: number, percentages: number[], endUsersCount: number) => ({
  answers: { completeQuiz: sampleResults(percentages, endUsersCount) },
  steps: [choose(chosen), pressButton, see('[data-route="/quiz/success"] .ca-result-row')],
});

const SHARES = [38, 27, 24, 11];

/** Gallery states of this kind. */
export const quizStates = statesOf(
  {
    kind: 'quiz',
    copies: COPY,
    usual: ({ question, answers, why }) => asks(question, answers, why),
    path: ['question', 'chosen', 'correct'],
  },
  {
    question: {},
    long,
    unbroken: { action: asks(UNBROKEN, [UNBROKEN, UNBROKEN]) },
    chosen: { steps: choose(2) },
    sending: whileSending('completeQuiz', send),
    failed: afterFailure('completeQuiz', send),
    correct: answered(1, SHARES, 1248),
    almost: answered(2, SHARES, 1248),
    incorrect: answered(3, SHARES, 1248),
    'incorrect-bare': { action: { feedbackText: undefined }, ...answered(4, [0, 0, 0, 100], 1) },
    'incorrect-of-many': {
      action: ({ question }) => asks(question, ['338', '290', '250', '180', '120', '60', '40']),
      ...answered(4, [31, 22, 9, 14, 12, 8, 4], 512),
    },
    'results-picture': { action: { pictureUrls: [PICTURE] }, ...answered(1, SHARES, 1248) },
    'results-header': { action: ({ header }) => ({ feedbackHeader: header }), ...answered(3, SHARES, 35_209) },
    'results-long': { ...long, ...answered(3, [52, 30, 18], 1_000_000) },
  },
);
