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
import type { TextsOf } from '../../gallery/kit/texts.ts';

type Copy = TextsOf<'signup'>;

const owned = ({ form }: Copy) => form;
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
  { kind: 'signup', path: ['start-of-partner', 'form-of-partner', 'thanks-of-partner'] },
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
