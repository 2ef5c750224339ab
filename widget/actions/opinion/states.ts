import type { Locale } from '../../../i18n/index.ts';
import { HOUSE } from '../../gallery/kit/lawmaker-sample.ts';
import { offering, statesOf } from '../../gallery/kit/rows.ts';
import { ALL_FIELDS, UNBROKEN, unbroken } from '../../gallery/kit/sample.ts';
import {
  afterFailure,
  enter,
  fill,
  openForm,
  openStep,
  pressButton,
  pressIncomplete,
  type Steps,
  see,
  whileSending,
  withTexts,
} from '../../gallery/kit/steps.ts';

type Copy = { title: string; description: string; prompt: string; text: string; longTitle: string };

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Who should the night bus be for?',
    description: 'The transit board hears riders on November 24. Every answer is read into the record.',
    prompt: 'What would a bus between midnight and five change for you?',
    text: 'I clean at the hospital until two. With a bus I would be home at half past, not at six.',
    longTitle:
      'Who should the one night bus that the city can pay for be for: the hospital’s late shift, the produce market’s early one, or the people who come out of the bars on Cooper Square?',
  },
  es: {
    title: '¿Para quién debe ser el autobús nocturno?',
    description: 'La junta escucha a los viajeros el 24 de noviembre. Cada respuesta consta en acta.',
    prompt: '¿Qué cambiaría para ti un autobús entre las doce y las cinco?',
    text: 'Limpio en el hospital hasta las dos. Con un autobús llegaría a casa a y media, y no a las seis.',
    longTitle:
      '¿Para quién debe ser el único autobús nocturno que la ciudad puede pagar: para el turno de noche del hospital, para el del mercado o para quienes salen de los bares del centro?',
  },
  fr: {
    title: 'À qui doit servir le bus de nuit ?',
    description: 'Le conseil entend les voyageurs le 24 novembre. Chaque réponse est versée au procès-verbal.',
    prompt: 'Qu’est-ce qu’un bus entre minuit et cinq heures changerait pour vous ?',
    text: 'Je fais le ménage à l’hôpital jusqu’à deux heures. Avec un bus, je serais chez moi à la demie.',
    longTitle:
      'À qui doit servir le seul bus de nuit que la ville peut payer : aux équipes de l’hôpital, à celles du marché de gros, ou à celles et ceux qui sortent des bars de la vieille ville ?',
  },
  it: {
    title: 'A chi deve servire l’autobus di notte?',
    description: 'Il consiglio ascolta i passeggeri il 24 novembre. Ogni risposta è messa a verbale.',
    prompt: 'Che cosa cambierebbe per te un autobus tra mezzanotte e le cinque?',
    text: 'Faccio le pulizie in ospedale fino alle due. Con un autobus sarei a casa alla mezza, non alle sei.',
    longTitle:
      'A chi deve servire l’unico autobus notturno che la città può pagare: al turno di notte dell’ospedale, a quello del mercato o a chi esce dai locali del centro?',
  },
};

const owned = ({ title, description }: Copy) => ({ formTitle: title, formDescription: description });
const ownedByPartner = { action: owned, partner: {} };
const allUnbroken = {
  action: unbroken(
    'title',
    'description',
    'formTitle',
    'formDescription',
    'customButtonText',
    'thankYouTitle',
    'thankYouText',
  ),
  details: { prompt: UNBROKEN },
};

const MESSAGE = '[name="message"]';
const open = openForm('/opinion');
const write: Steps = [open, withTexts(COPY, ({ text }) => enter(MESSAGE, text))];
const openPerson: Steps = [write, openStep('person')];
const person = { name: 'Concepción Arenal Ponte', email: 'reader@example.org' };
const fillIn: Steps = [openPerson, fill({ ...person, 'postal-code': '07102' })];
const send: Steps = [fillIn, pressButton];
const sent: Steps = [send, see('[data-route="/opinion/success"] .ca-thanks')];

/** Gallery states of this kind. */
export const opinionStates = statesOf(
  {
    kind: 'opinion',
    copies: COPY,
    usual: ({ title, description, prompt }) => ({ title, description, details: { prompt } }),
    path: ['start', 'form', 'form-filled', 'person-filled', 'thanks'],
  },
  {
    start: {},
    'start-of-partner': { partner: {} },
    'start-long': { action: ({ longTitle }) => ({ title: longTitle }) },
    'start-unbroken': allUnbroken,
    form: { steps: open },
    'form-of-partner': { ...ownedByPartner, steps: open },
    'form-all-opt-ins': { action: owned, ...offering('email', 'sms', 'call'), steps: [fillIn, openStep('optIns')] },
    'form-asked': { details: { fields: ALL_FIELDS }, steps: openPerson },
    'form-no-front': { action: { skipFrontCard: true } },
    'form-wrong': {
      ...ownedByPartner,
      steps: [open, withTexts(COPY, ({ text }) => enter(MESSAGE, text.slice(0, 20))), see(`${MESSAGE}[aria-invalid]`)],
    },
    person: { steps: openPerson },
    'person-two-opt-ins': { action: owned, ...offering('email'), steps: openPerson },
    'person-wrong': {
      ...ownedByPartner,
      steps: [
        openPerson,
        fill({ name: 'Ada', email: 'ada@example', 'postal-code': ' ', tel: '12' }),
        see('[autocomplete="tel"][aria-invalid]'),
      ],
    },
    'form-summary': { ...ownedByPartner, steps: [openPerson, fill({ email: 'ada@example' }), pressIncomplete] },
    'form-by-address': {
      action: { representativeSearch: HOUSE },
      steps: [openPerson, fill(person), openStep('address')],
    },
    'form-filled': { steps: write },
    'person-filled': { steps: fillIn },
    'form-sending': { ...ownedByPartner, ...whileSending('completeOpinion', send) },
    'form-failed': { ...ownedByPartner, ...afterFailure('completeOpinion', send) },
    'form-unbroken': { ...allUnbroken, partner: {}, steps: open },
    thanks: { steps: sent },
    'thanks-of-partner': { ...ownedByPartner, answers: { completeOpinion: { endUsersCount: 1248 } }, steps: sent },
    'thanks-unbroken': { ...allUnbroken, steps: sent },
  },
);
