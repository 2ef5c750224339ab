import { listAddresses, SAMPLE_ADDRESS } from '../../samples/lawmaker-sample.ts';
import { statesOf } from '../../samples/rows.ts';
import { ALL_FIELDS, unbroken } from '../../samples/sample.ts';
import {
  afterFailure,
  fill,
  fillNames,
  fillWrong,
  openForm,
  openStep,
  pressButton,
  pressIncomplete,
  type Steps,
  see,
  whileSending,
} from '../../samples/steps.ts';

/** Kept form values, so that the address needs no look-up. */
const KEPT = {
  firstName: 'Concepción',
  lastName: 'Arenal Ponte',
  email: 'reader@example.org',
  dateOfBirth: '1968-11-4',
  homeAddress: SAMPLE_ADDRESS,
};

const open = openForm('/checkRegistration');
const openDetails: Steps = [open, fillNames(), openStep('birth')];
const openAddress: Steps = [
  openDetails,
  fill({ 'bday-day': '4', 'bday-month': '11', 'bday-year': '1968' }),
  openStep('address'),
];
const check: Steps = [
  ({ app }) => app.session.keepForm('1|checkregistration', KEPT),
  open,
  openStep('birth'),
  openStep('address'),
  pressButton,
];

const checked = (isRegistered: boolean | null) => ({
  answers: { completeCheckRegistration: { endUsersCount: 1248, isRegistered } },
  steps: [check, see('[data-route="/checkRegistration/success"] .ca-thanks')],
});

const allUnbroken = unbroken('title', 'description', 'formTitle', 'thankYouTitle');

/** Gallery states of this kind. */
export const registrationStates = statesOf(
  { kind: 'checkregistration', usual: { partner: {} }, path: ['start', 'person', 'details', 'address', 'registered'] },
  {
    start: {},
    'start-unbroken': { action: allUnbroken },
    abroad: {
      partner: undefined,
      settings: {
        endUserLocation: { countryCode: 'CA', countryName: 'Canada', adminArea1Code: 'NS', city: 'Halifax' },
      },
    },
    'no-look-up': { details: { hasLookUp: false } },
    'no-look-up-no-front': { action: { skipFrontCard: true }, details: { hasLookUp: false } },
    person: { steps: open },
    'person-unbroken': { action: allUnbroken, steps: open },
    'person-asked': { details: { fields: ALL_FIELDS }, steps: open },
    'person-wrong': { steps: [open, fillWrong({ 'given-name': ' ', 'family-name': ' ', email: 'ada@example' })] },
    details: { steps: openDetails },
    'details-suggestions': { steps: listAddresses(openAddress) },
    address: { steps: openAddress },
    'details-wrong': { steps: [openDetails, fillWrong({ 'bday-day': '31', 'bday-month': '2', 'bday-year': '1990' })] },
    'details-summary': { steps: [openDetails, pressIncomplete] },
    'details-sending': whileSending('completeCheckRegistration', check),
    'details-failed': afterFailure('completeCheckRegistration', check, 503),
    registered: checked(true),
    'registered-unbroken': { action: allUnbroken, ...checked(true) },
    'not-registered': checked(false),
    'not-known': checked(null),
  },
);
