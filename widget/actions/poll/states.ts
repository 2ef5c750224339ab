import type { Locale } from '../../../i18n/index.ts';
import type { WireAction, WireCard } from '../../api/wire/widget.ts';
import { afterFailure, whileSending } from '../../gallery/kit/form-steps.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { PICTURE, sampleCard, samplePartner, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';

type Copy = {
  question: string;
  answers: string[];
  text: string;
  longQuestion: string;
  longAnswers: string[];
  places: string[];
  feedback: string;
};

const COPY: Record<Locale, Copy> = {
  'en-US': {
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
  },
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

type Poll = Partial<WireAction> & { answers: string[] };

const poll = ({ answers, ...more }: Poll): WireAction => ({
  id: 1,
  type: 'poll',
  details: { answers: answers.map((text, index) => ({ id: index + 1, text })) },
  ...more,
});

const asked =
  (make: (copy: Copy) => Poll, card: (locale: Locale) => Partial<WireCard> = () => ({})) =>
  (locale: Locale) =>
    sampleWidget(locale, [sampleCard([poll(make(COPY[locale]))], card(locale))]);

const usual = ({ question, answers }: Copy): Poll => ({ title: question, answers });
const long = ({ longQuestion, longAnswers }: Copy): Poll => ({ title: longQuestion, answers: longAnswers });
const many = ({ question, places }: Copy): Poll => ({ title: question, answers: places });

const choose = (answer: number) => (stage: Stage) => stage.press(`.ca-answer:nth-of-type(${answer}) input`);

const press = (answer: number) => async (stage: Stage) => {
  await choose(answer)(stage);
  await stage.press('[data-big-button]');
};

const vote = (answer: number) => async (stage: Stage) => {
  await press(answer)(stage);
  await stage.see('[data-route="/poll/success"] .ca-results');
};

const results = (percentages: number[], endUsersCount: number) => ({
  completePoll: {
    endUsersCount,
    results: percentages.map((percentage, index) => ({ answerId: index + 1, percentage })),
  },
});

const state = (name: string, make: (copy: Copy) => Poll, more: Partial<GalleryState> = {}): GalleryState => ({
  name: `poll-${name}`,
  kind: 'poll',
  widget: asked(make),
  ...more,
});

/** Gallery states of this kind. */
export const pollStates: GalleryState[] = alongPath(
  'poll-question',
  'poll-chosen',
  'poll-results',
)([
  state('question', usual),
  state('question-picture', (copy) => ({ ...usual(copy), pictureUrls: [PICTURE] })),
  state('question-with-text', (copy) => ({ ...usual(copy), text: copy.text })),
  state('question-of-partner', usual, {
    widget: asked(usual, (locale) => ({ partner: samplePartner(locale), logoSource: 'partner' })),
  }),
  state('chosen', usual, { arrange: choose(2) }),
  state('sending', usual, {
    ...whileSending('completePoll', press(2)),
  }),
  state('failed', usual, {
    ...afterFailure('completePoll', press(2)),
  }),
  state('no-title', (copy) => ({ ...usual(copy), title: '' })),
  state('one-answer', ({ question, answers }) => ({ title: question, answers: answers.slice(0, 1) })),
  state('two-answers', ({ question, answers }) => ({ title: question, answers: answers.slice(0, 2) })),
  state('three-answers', ({ question, answers }) => ({ title: question, answers: answers.slice(0, 3) })),
  state('many-answers', many),
  state('long', long),
  state('long-chosen', long, { arrange: choose(3) }),
  state('unbroken', () => ({ title: UNBROKEN, answers: [UNBROKEN, UNBROKEN] })),
  state('results', usual, { answers: results([46, 31, 15, 8], 1248), arrange: vote(2) }),
  state('results-with-text', (copy) => ({ ...usual(copy), feedbackText: copy.feedback }), {
    answers: results([46, 31, 15, 8], 1248),
    arrange: vote(1),
  }),
  state('results-of-two', ({ question, answers }) => ({ title: question, answers: answers.slice(0, 2) }), {
    answers: results([64, 36], 12_480),
    arrange: vote(1),
  }),
  state('results-first', usual, { answers: results([0, 100, 0, 0], 1), arrange: vote(2) }),
  state('results-none', usual, { answers: results([0, 0, 0, 0], 0), arrange: vote(3) }),
  state('results-of-many', many, {
    answers: results([12, 9, 21, 4, 17, 11, 3, 14, 9], 35_209),
    arrange: vote(3),
  }),
  state('results-long', long, { answers: results([52, 30, 18], 1_000_000), arrange: vote(2) }),
  state('results-unbroken', () => ({ title: UNBROKEN, answers: [UNBROKEN, UNBROKEN] }), {
    answers: results([50, 50], 2),
    arrange: vote(1),
  }),
  state('back-to-question', usual, {
    answers: results([46, 31, 15, 8], 1248),
    async arrange(stage) {
      await vote(2)(stage);
      await stage.rest();
      await stage.press('.ca-footer button:first-child:not([hidden])');
      await stage.see('[data-route="/poll/start"] .ca-answers');
    },
  }),
]);
