import type { Locale } from '../../../i18n/index.ts';
import { onePetition } from '../../gallery/kit/cards.ts';
import { statesOf } from '../../gallery/kit/rows.ts';
import { PICTURE, UNBROKEN } from '../../gallery/kit/sample.ts';
import { NEVER } from '../../gallery/kit/state.ts';
import { drag, press, type Steps, see } from '../../gallery/kit/steps.ts';

const ENGLISH = {
  question: 'Should Market Street stay free of cars on Saturdays?',
  low: 'Bring the cars back',
  high: 'Keep it car-free',
  text: 'The council decides on December 17.',
  longQuestion:
    'The trial on Market Street ends in December, after ten Saturdays without cars. Knowing what the shops and the people who live there have said, how far should the city go from here?',
  longLow: 'Open the street to cars again on every day of the week, as it was before September',
  longHigh: 'Close it to cars on every day of the week, with deliveries in the early morning only',
};
type Copy = typeof ENGLISH;

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': ENGLISH,
  es: {
    question: '¿Debe cerrarse al tráfico la calle del Mercado los sábados?',
    low: 'Que vuelvan los coches',
    high: 'Que siga sin coches',
    text: 'El pleno lo decide el 17 de diciembre.',
    longQuestion:
      'La prueba de la calle del Mercado termina en diciembre, tras diez sábados sin coches. Después de escuchar a los comercios y a quienes viven allí, ¿hasta dónde debería llegar el Ayuntamiento?',
    longLow: 'Abrir de nuevo la calle a los coches todos los días de la semana, como antes de septiembre',
    longHigh: 'Cerrarla a los coches todos los días de la semana, con reparto solo a primera hora',
  },
  fr: {
    question: 'La rue du Marché doit-elle rester sans voitures le samedi ?',
    low: 'Rendre la rue aux voitures',
    high: 'La garder aux piétons',
    text: 'Le conseil municipal tranche le 17 décembre.',
    longQuestion:
      'L’essai de la rue du Marché s’achève en décembre, après dix samedis sans voitures. Au vu de ce qu’en disent les commerçants et les riverains, jusqu’où la ville devrait-elle aller ?',
    longLow: 'Rouvrir la rue aux voitures tous les jours de la semaine, comme avant septembre',
    longHigh: 'La fermer aux voitures tous les jours de la semaine, avec des livraisons au petit matin',
  },
  it: {
    question: 'Via del Mercato deve restare senza auto il sabato?',
    low: 'Riaprirla alle auto',
    high: 'Lasciarla ai pedoni',
    text: 'Il consiglio comunale decide il 17 dicembre.',
    longQuestion:
      'La prova in via del Mercato finisce a dicembre, dopo dieci sabati senza auto. Sentiti i negozianti e chi ci abita, fin dove dovrebbe spingersi il Comune?',
    longLow: 'Riaprire la via alle auto tutti i giorni della settimana, com’era prima di settembre',
    longHigh: 'Chiuderla alle auto tutti i giorni della settimana, con le consegne solo al mattino presto',
  },
};

const asks = (title: string, lowLabel: string, highLabel: string) => ({ title, details: { lowLabel, highLabel } });

/** Drags the slider and lets go of it. */
const answer = (to: number): Steps => [drag(to), press('.ca-slider')];

const answered = (to: number, resultDistribution: number[]) => ({
  answers: {
    completeSentimentPoll: {
      id: 'own',
      resultDistribution,
      endUsersCount: resultDistribution.reduce((sum, count) => sum + count, 0),
    },
  },
  steps: [answer(to), see('.ca-curve')],
});

const MANY = [96, 71, 58, 44, 39, 52, 67, 118, 173, 214, 187, 142];
const FIRST = [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
const ONE_OTHER = [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
/** Two camps, and a single answer between them. */
const SPLIT = [35_200, 12_400, 900, 0, 0, 1, 0, 0, 0, 700, 9_800, 21_300];

/** Gallery states of this kind. */
export const sentimentPollStates = statesOf(
  {
    kind: 'sentimentpoll',
    copies: COPY,
    usual: ({ question, low, high }) => asks(question, low, high),
    path: ['question', 'moved', 'results'],
  },
  {
    question: {},
    'question-picture': { action: ({ text }) => ({ pictureUrls: [PICTURE], text }) },
    moved: { steps: drag(82) },
    saving: { answers: { completeSentimentPoll: NEVER }, steps: answer(82) },
    'not-stored': { answers: { completeSentimentPoll: { failsWith: 400 } }, steps: answer(82) },
    results: answered(82, MANY),
    'results-further': answered(4, MANY),
    'results-first': answered(70, FIRST),
    'results-one-other': answered(70, ONE_OTHER),
    'results-low-end': answered(0, MANY),
    'results-high-end': answered(100, MANY),
    'results-split': answered(50, SPLIT),
    'results-next': { next: onePetition, ...answered(82, MANY) },
    // A short label beside a long one.
    'results-uneven': { action: ({ question, longHigh }) => asks(question, 'No', longHigh), ...answered(82, MANY) },
    long: {
      action: ({ longQuestion, longLow, longHigh }) => asks(longQuestion, longLow, longHigh),
      ...answered(100, MANY),
    },
    unbroken: { action: asks(UNBROKEN, UNBROKEN, UNBROKEN), ...answered(0, MANY) },
  },
);
