import type { Locale } from '../../../i18n/index.ts';
import { offering, statesOf } from '../../gallery/kit/rows.ts';
import { ALL_FIELDS, unbroken } from '../../gallery/kit/sample.ts';
import {
  afterFailure,
  fill,
  openForm,
  openStep,
  press,
  pressButton,
  pressIncomplete,
  type Steps,
  see,
  whileSending,
} from '../../gallery/kit/steps.ts';

type Copy = { title: string; description: string; formTitle: string; formDescription: string; longTitle: string };

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Count one beach, one morning a month',
    description:
      'Ninety volunteers walk the harbor’s beaches with a clipboard and a bag. Thirty stretches have nobody.',
    formTitle: 'Take a stretch of beach',
    formDescription: 'You get a map and the tide table within a week.',
    longTitle:
      'Count what the tide leaves on one of a hundred and twenty stretches of beach, one Saturday morning a month, from the first of December until the storms are over',
  },
  es: {
    title: 'Cuenta una playa, una mañana al mes',
    description: 'Noventa personas recorren las playas con una libreta y una bolsa. Quedan treinta tramos sin nadie.',
    formTitle: 'Quédate con un tramo de playa',
    formDescription: 'En una semana recibirás un plano y la tabla de mareas.',
    longTitle:
      'Cuenta lo que la marea deja en uno de los ciento veinte tramos de playa, un sábado por la mañana al mes, desde el primero de diciembre hasta que pasen los temporales',
  },
  fr: {
    title: 'Une plage à compter, un matin par mois',
    description:
      'Quatre-vingt-dix bénévoles parcourent les plages, un carnet et un sac à la main. Trente tronçons n’ont personne.',
    formTitle: 'Adoptez un tronçon de plage',
    formDescription: 'Vous recevrez sous huit jours un plan et l’annuaire des marées.',
    longTitle:
      'Comptez ce que la marée laisse sur l’un des cent vingt tronçons de plage, un samedi matin par mois, du premier décembre jusqu’à la fin des tempêtes d’hiver',
  },
  it: {
    title: 'Conta una spiaggia, una mattina al mese',
    description: 'Novanta volontari percorrono le spiagge con un quaderno e un sacco. Trenta tratti non hanno nessuno.',
    formTitle: 'Prendi un tratto di spiaggia',
    formDescription: 'Entro una settimana ricevi una mappa e la tavola delle maree.',
    longTitle:
      'Conta quello che la marea lascia su uno dei centoventi tratti di spiaggia, un sabato mattina al mese, dal primo dicembre fino alla fine delle mareggiate',
  },
};

const owned = (copy: Copy) => ({ signUpFormTitle: copy.formTitle, signUpFormDescription: copy.formDescription });
const ownedByPartner = { action: owned, partner: {} };
const allUnbroken = unbroken(
  'title',
  'description',
  'signUpFormTitle',
  'signUpFormDescription',
  'customButtonText',
  'thankYouTitle',
  'thankYouText',
);

const open = openForm('/signup');
const fillIn: Steps = [
  open,
  fill({
    'given-name': 'Concepción',
    'family-name': 'Arenal Ponte',
    email: 'reader@example.org',
    tel: '+1 973 555 0123',
  }),
];
const send: Steps = [fillIn, pressButton];
const sent: Steps = [send, see('[data-route="/signup/success"] .ca-thanks')];
const summary: Steps = [open, fill({ email: 'ada@example' }), pressIncomplete];

/** Gallery states of this kind. */
export const signupStates = statesOf(
  {
    kind: 'signup',
    copies: COPY,
    usual: ({ title, description }) => ({ title, description }),
    path: ['start-of-partner', 'form-of-partner', 'thanks-of-partner'],
  },
  {
    start: {},
    'start-of-partner': { partner: {} },
    'start-long': { action: ({ longTitle }) => ({ title: longTitle }) },
    'start-unbroken': { action: allUnbroken },
    form: { steps: open },
    'form-of-partner': { ...ownedByPartner, steps: open },
    'form-two-opt-ins': { action: owned, ...offering('email'), steps: open },
    'form-all-opt-ins': { action: owned, ...offering('email', 'sms', 'call'), steps: [fillIn, openStep('optIns')] },
    'form-asked': { details: { fields: ALL_FIELDS }, steps: open },
    'form-no-front': { action: { skipFrontCard: true } },
    'form-wrong': {
      ...ownedByPartner,
      steps: [
        open,
        fill({ 'given-name': ' ', 'family-name': ' ', email: 'ada@example', tel: '12' }),
        see('[autocomplete="tel"][aria-invalid]'),
      ],
    },
    'form-summary': { ...ownedByPartner, steps: summary },
    'form-summary-open': {
      ...ownedByPartner,
      steps: [summary, press('.ca-problems > button'), see('.ca-problems ul:not([hidden])')],
    },
    'form-sending': { ...ownedByPartner, ...whileSending('completeSignup', send) },
    'form-failed': { ...ownedByPartner, ...afterFailure('completeSignup', send) },
    'form-unbroken': { action: allUnbroken, partner: {}, steps: open },
    thanks: { steps: sent },
    'thanks-of-partner': { ...ownedByPartner, answers: { completeSignup: { endUsersCount: 1248 } }, steps: sent },
    'thanks-unbroken': { action: allUnbroken, steps: sent },
  },
);
