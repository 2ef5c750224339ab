import type { Locale } from '../../../i18n/index.ts';
import { statesOf } from '../../gallery/kit/rows.ts';
import { PICTURE, sampleResults, UNBROKEN } from '../../gallery/kit/sample.ts';
import { afterFailure, press, pressButton, rest, type Steps, see, whileSending } from '../../gallery/kit/steps.ts';

const ENGLISH = {
  question: 'What should become of Pier 9?',
  answers: ['A public park', 'Affordable homes', 'Keep it a working pier', 'I am not sure yet'],
  text: 'The city council decides on November 18.',
  longQuestion:
    'The Harbor Authority wants to sell Pier 9, which has stood empty since the fish market moved out in 2019. Which of these plans would do most for the people who live and work along the waterfront?',
  longAnswers: [
    'A public park with shade, a swimming dock and a pavilion that schools can use free of charge',
    'Homes that the waterfront’s own cooks, nurses and deckhands can afford, with workshops at street level',
    'Leave it a working pier: boats need somewhere to unload, and the jobs should stay in the harbor',
  ],
  places: [
    'Market Pier',
    'Gull Island',
    'Ropewalk',
    'Old Cannery',
    'Lighthouse Hill',
    'Shipwrights’ Row',
    'North Basin',
    'Customs House',
    'Fishergate',
  ],
  feedback: 'The council hears residents on November 4, before it votes.',
};
type Copy = typeof ENGLISH;

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': ENGLISH,
  es: {
    question: '¿Cómo habría que proteger las dunas?',
    answers: ['Con más vigilancia', 'Cerrando los accesos en verano', 'Con pasarelas de madera', 'Todavía no lo sé'],
    text: 'El pleno lo decide el 18 de noviembre.',
    longQuestion:
      'La Diputación ha retirado a los guardas que vigilaban los doce kilómetros de dunas desde septiembre. ¿Cuál de estas medidas ayudaría más a quienes viven y trabajan en la costa durante todo el año?',
    longAnswers: [
      'Recuperar cuanto antes el servicio de vigilancia y ampliarlo a los fines de semana de temporada alta',
      'Cerrar los accesos en verano y abrir un autobús gratuito desde el aparcamiento de la estación',
      'Construir pasarelas de madera elevadas para que se pueda pasear sin pisar la vegetación protegida',
    ],
    places: [
      'Playa Grande',
      'La Almadraba',
      'El Embarcadero',
      'Las Salinas',
      'Punta del Faro',
      'Calle de los Pescadores',
      'Dársena Norte',
      'La Aduana',
      'El Arenal',
    ],
    feedback: 'El pleno escucha a los vecinos el 4 de noviembre, antes de votar.',
  },
  fr: {
    question: 'Que faut-il faire du quai des Corderies ?',
    answers: ['Un jardin public', 'Des logements abordables', 'Le garder au port de pêche', 'Je ne sais pas encore'],
    text: 'Le conseil municipal tranche le 18 novembre.',
    longQuestion:
      'La ville veut vendre l’ancienne halle aux poissons, vide depuis le départ du marché en 2019. Laquelle de ces propositions servirait le mieux celles et ceux qui vivent et travaillent au bord de l’eau ?',
    longAnswers: [
      'Un jardin public ombragé, avec une baignade surveillée et un pavillon ouvert gratuitement aux écoles du quartier',
      'Des logements que les cuisiniers, les infirmières et les marins du port puissent payer, avec des ateliers au rez-de-chaussée',
      'Rien de tout cela : les bateaux ont besoin d’un quai pour décharger, et les emplois doivent rester au port',
    ],
    places: [
      'Place du Marché',
      'Île aux Mouettes',
      'Quai des Corderies',
      'L’Ancienne Conserverie',
      'La Butte du Phare',
      'Rue des Charpentiers',
      'Bassin du Nord',
      'La Douane',
      'Les Pêcheurs',
    ],
    feedback: 'Le conseil entend les habitants le 4 novembre, avant de voter.',
  },
  it: {
    question: 'Che cosa deve diventare il molo 9?',
    answers: ['Un parco pubblico', 'Case a prezzi accessibili', 'Un molo per i pescherecci', 'Non lo so ancora'],
    text: 'Il consiglio comunale decide il 18 novembre.',
    longQuestion:
      'L’autorità portuale vuole vendere il molo 9, vuoto da quando il mercato del pesce si è trasferito nel 2019. Quale di questi progetti farebbe di più per chi vive e lavora lungo il porto tutto l’anno?',
    longAnswers: [
      'Un parco pubblico con alberi, una banchina per fare il bagno e un padiglione gratuito per le scuole del rione',
      'Case che possano permettersi anche cuochi, infermiere e marittimi del porto, con le botteghe a pianterreno',
      'Un molo che lavora: i pescherecci hanno bisogno di un posto dove scaricare e il lavoro deve restare nel porto',
    ],
    places: [
      'Piazza Mercato',
      'Isola dei Gabbiani',
      'Via dei Cordai',
      'Vecchio Conservificio',
      'Colle del Faro',
      'Calata Maestri d’Ascia',
      'Darsena Nord',
      'La Dogana',
      'Pescheria',
    ],
    feedback: 'Il consiglio ascolta i cittadini il 4 novembre, prima di votare.',
  },
};

const asks = (title: string, answers: string[]) => ({
  title,
  details: { answers: answers.map((text, index) => ({ id: index + 1, text })) },
});
const long = { action: ({ longQuestion, longAnswers }: Copy) => asks(longQuestion, longAnswers) };
const many = { action: ({ question, places }: Copy) => asks(question, places) };
const first = (count: number) => ({ action: ({ question, answers }: Copy) => asks(question, answers.slice(0, count)) });
const unbroken = { action: asks(UNBROKEN, [UNBROKEN, UNBROKEN]) };
const pictured = { action: { pictureUrls: [PICTURE] } };

/** A poll that a petition follows. */
const followed = {
  card: { countdownTimer: 99 },
  next: (locale: Locale) => [{ id: 2, type: 'petition', title: COPY[locale].longQuestion, details: { goal: 1000 } }],
};

const choose = (answer: number) => press(`.ca-answer:nth-of-type(${answer}) input`);
const send: Steps = [choose(2), pressButton];

/** The reader votes for an answer, and sees results. */
const voted = (answer: number, percentages: number[], endUsersCount: number) => ({
  answers: { completePoll: sampleResults(percentages, endUsersCount) },
  steps: [choose(answer), pressButton, see('[data-route="/poll/success"] .ca-result-row')],
});
const USUAL = [46, 31, 15, 8];
const MANY = [12, 9, 21, 4, 17, 11, 3, 14, 9];
const results = voted(2, USUAL, 1248);
const failed = afterFailure('completePoll', send);

/** Gallery states of this kind. */
export const pollStates = statesOf(
  {
    kind: 'poll',
    copies: COPY,
    usual: ({ question, answers }) => asks(question, answers),
    path: ['question', 'chosen', 'results'],
  },
  {
    question: {},
    'question-picture': pictured,
    'question-with-text': { action: ({ text }) => ({ text }) },
    'question-of-partner': { partner: {} },
    'vote-on-tap': { details: { voteOnTap: true } },
    chosen: { steps: choose(2) },
    sending: whileSending('completePoll', send),
    failed,
    'not-sent-yet': { ...failed, steps: [failed.steps ?? [], ({ app }) => app.commands.hideAlert()] },
    'no-title': { action: { title: '' } },
    'one-answer': first(1),
    'two-answers': first(2),
    'three-answers': first(3),
    'many-answers': many,
    long,
    'long-chosen': { ...long, steps: choose(3) },
    unbroken,
    results,
    'results-with-text': { action: ({ feedback }) => ({ feedbackText: feedback }), ...voted(1, USUAL, 1248) },
    'results-of-two': { ...first(2), ...voted(1, [64, 36], 12_480) },
    'results-own-leads': voted(1, USUAL, 1248),
    'results-next': { ...followed, ...results },
    'results-of-many-next': { ...many, ...followed, ...voted(9, MANY, 35_209) },
    'results-picture': { ...pictured, ...voted(3, USUAL, 1248) },
    'results-with-header': {
      action: ({ text, feedback }) => ({ text, feedbackHeader: feedback }),
      ...voted(4, [8, 31, 15, 46], 1248),
    },
    'results-first': voted(2, [0, 100, 0, 0], 1),
    'results-none': voted(3, [0, 0, 0, 0], 0),
    'results-of-many': { ...many, ...voted(3, MANY, 35_209) },
    'results-long': { ...long, ...voted(2, [52, 30, 18], 1_000_000) },
    'results-unbroken': { ...unbroken, ...voted(1, [50, 50], 2) },
    'back-to-question': {
      ...results,
      steps: [
        results.steps,
        rest,
        press('.ca-footer button:first-child:not([hidden])'),
        see('[data-route="/poll/start"] .ca-answers'),
      ],
    },
  },
);
