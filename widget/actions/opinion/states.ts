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
import type { TextsOf } from '../../gallery/kit/texts.ts';

type Copy = TextsOf<'opinion'>;

const owned = ({ action }: Copy) => ({ formTitle: action.title, formDescription: action.description });
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
const write: Steps = [open, withTexts('opinion', ({ text }) => enter(MESSAGE, text))];
const openPerson: Steps = [write, openStep('person')];
const person = { name: 'Concepción Arenal Ponte', email: 'reader@example.org' };
const fillIn: Steps = [openPerson, fill({ ...person, 'postal-code': '07102' })];
const send: Steps = [fillIn, pressButton];
const sent: Steps = [send, see('[data-route="/opinion/success"] .ca-thanks')];

/** Gallery states of this kind. */
export const opinionStates = statesOf(
  { kind: 'opinion', path: ['start', 'form', 'form-filled', 'person-filled', 'thanks'] },
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
      steps: [
        open,
        withTexts('opinion', ({ text }) => enter(MESSAGE, text.slice(0, 20))),
        see(`${MESSAGE}[aria-invalid]`),
      ],
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
