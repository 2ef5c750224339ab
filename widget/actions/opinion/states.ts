import { HOUSE } from '../../samples/lawmaker-sample.ts';
import { offering, statesOf } from '../../samples/rows.ts';
import { ALL_FIELDS, allUnbroken, UNBROKEN } from '../../samples/sample.ts';
import {
  enter,
  fill,
  fillName,
  fillWrong,
  formOf,
  leave,
  openStep,
  pressIncomplete,
  type Steps,
  withTexts,
} from '../../samples/steps.ts';
import type { TextsOf } from '../../samples/texts.ts';

type Copy = TextsOf<'opinion'>;

const owned = ({ action }: Copy) => ({ formTitle: action.title, formDescription: action.description });
const ownedByPartner = { action: owned, partner: {} };
const unbroken = { action: allUnbroken('formTitle', 'formDescription'), details: { prompt: UNBROKEN } };

const MESSAGE = '[name="message"]';
const write = withTexts('opinion', ({ text }) => enter(MESSAGE, text));
const goToPerson: Steps = [write, openStep('person')];
const form = formOf('/opinion', 'completeOpinion', [goToPerson, fillName({ 'postal-code': '07102' })]);
const { open, filled, sent } = form;
const openPerson: Steps = [open, goToPerson];

/** Gallery states of this kind. */
export const opinionStates = statesOf(
  { kind: 'opinion', path: ['start', 'form', 'form-filled', 'person-filled', 'thanks'] },
  {
    start: {},
    'start-of-partner': { partner: {} },
    'start-long': { action: ({ longTitle }) => ({ title: longTitle }) },
    'start-unbroken': unbroken,
    form: { steps: open },
    'form-of-partner': { ...ownedByPartner, steps: open },
    'form-all-opt-ins': { action: owned, ...offering('email', 'sms', 'call'), steps: [filled, openStep('optIns')] },
    'form-asked': { details: { fields: ALL_FIELDS }, steps: openPerson },
    'form-no-front': { action: { skipFrontCard: true } },
    'form-wrong': {
      ...ownedByPartner,
      steps: [open, withTexts('opinion', ({ text }) => enter(MESSAGE, text.slice(0, 20))), leave(MESSAGE)],
    },
    person: { steps: openPerson },
    'person-two-opt-ins': { action: owned, ...offering('email'), steps: openPerson },
    'person-wrong': {
      ...ownedByPartner,
      steps: [openPerson, fillWrong({ name: 'Ada', email: 'ada@example', 'postal-code': ' ', tel: '12' })],
    },
    'form-summary': { ...ownedByPartner, steps: [openPerson, fill({ email: 'ada@example' }), pressIncomplete] },
    'form-by-address': {
      action: { representativeSearch: HOUSE },
      steps: [openPerson, fillName(), openStep('address')],
    },
    'form-filled': { steps: [open, write] },
    'person-filled': { steps: filled },
    'form-sending': { ...ownedByPartner, ...form.sending },
    'form-failed': { ...ownedByPartner, ...form.failed },
    'form-unbroken': { ...unbroken, partner: {}, steps: open },
    thanks: sent,
    'thanks-of-partner': { ...ownedByPartner, answers: { completeOpinion: { endUsersCount: 1248 } }, ...sent },
    'thanks-unbroken': { ...unbroken, ...sent },
  },
);
