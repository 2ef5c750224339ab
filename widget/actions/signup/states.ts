import { offering, statesOf } from '../../samples/rows.ts';
import { ALL_FIELDS, allUnbroken } from '../../samples/sample.ts';
import {
  fill,
  fillNames,
  fillWrong,
  formOf,
  openStep,
  press,
  pressIncomplete,
  type Steps,
  see,
} from '../../samples/steps.ts';
import type { TextsOf } from '../../samples/texts.ts';

type Copy = TextsOf<'signup'>;

const owned = ({ form }: Copy) => form;
const ownedByPartner = { action: owned, partner: {} };
const unbroken = { action: allUnbroken('signUpFormTitle', 'signUpFormDescription') };

const form = formOf('/signup', 'completeSignup', fillNames({ tel: '+1 973 555 0123' }));
const { open, filled, sent } = form;
const summary: Steps = [open, fill({ email: 'ada@example' }), pressIncomplete];

/** Gallery states of this kind. */
export const signupStates = statesOf(
  { kind: 'signup', path: ['start-of-partner', 'form-of-partner', 'thanks-of-partner'] },
  {
    start: {},
    'start-of-partner': { partner: {} },
    'start-long': { action: ({ longTitle }) => ({ title: longTitle }) },
    'start-unbroken': unbroken,
    form: { steps: open },
    'form-of-partner': { ...ownedByPartner, steps: open },
    'form-two-opt-ins': { action: owned, ...offering('email'), steps: open },
    'form-all-opt-ins': { action: owned, ...offering('email', 'sms', 'call'), steps: [filled, openStep('optIns')] },
    'form-asked': { details: { fields: ALL_FIELDS }, steps: open },
    'form-no-front': { action: { skipFrontCard: true } },
    'form-wrong': {
      ...ownedByPartner,
      steps: [open, fillWrong({ 'given-name': ' ', 'family-name': ' ', email: 'ada@example', tel: '12' })],
    },
    'form-summary': { ...ownedByPartner, steps: summary },
    'form-summary-open': {
      ...ownedByPartner,
      steps: [summary, press('.ca-problems > button'), see('.ca-problems ul:not([hidden])')],
    },
    'form-sending': { ...ownedByPartner, ...form.sending },
    'form-failed': { ...ownedByPartner, ...form.failed },
    'form-unbroken': { ...unbroken, partner: {}, steps: open },
    thanks: sent,
    'thanks-of-partner': { ...ownedByPartner, answers: { completeSignup: { endUsersCount: 1248 } }, ...sent },
    'thanks-unbroken': { ...unbroken, ...sent },
  },
);
