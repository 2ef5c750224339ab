import type { Locale } from '../../../i18n/index.ts';
import { listAddresses } from '../../gallery/kit/lawmaker-sample.ts';
import { statesOf } from '../../gallery/kit/rows.ts';
import { ALL_FIELDS, unbroken } from '../../gallery/kit/sample.ts';
import {
  afterFailure,
  fill,
  openForm,
  openStep,
  pressButton,
  pressIncomplete,
  type Steps,
  see,
  whileSending,
} from '../../gallery/kit/steps.ts';

type Copy = { title: string; description: string };

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Are you still on the voter roll?',
    description:
      'The county struck 1,900 names this spring, some of people who never moved. Looking takes two minutes.',
  },
  es: {
    title: '¿Sigues en el censo electoral?',
    description:
      'Esta primavera borraron 1.900 nombres, algunos de gente que nunca se mudó. Mirarlo lleva dos minutos.',
  },
  fr: {
    title: 'Êtes-vous toujours sur la liste électorale\u202f?',
    description:
      'Ce printemps, 1\u202f900 noms ont été radiés, parfois de gens qui n’ont jamais déménagé. Vérifier prend deux minutes.',
  },
  it: {
    title: 'Sei ancora nelle liste elettorali?',
    description:
      'Questa primavera hanno tolto 1.900 nomi, anche di chi non si è mai mosso. Controllare richiede due minuti.',
  },
};

/** Kept form values, so that the address needs no look-up. */
const KEPT = {
  firstName: 'Concepción',
  lastName: 'Arenal Ponte',
  email: 'reader@example.org',
  dateOfBirth: '1968-11-4',
  homeAddress: {
    streetNo: '12',
    street: 'Ferry St',
    city: 'Newark',
    adminArea1Code: 'NJ',
    adminArea1Name: 'New Jersey',
    countryCode: 'US',
    postalCode: '07105',
    formattedAddress: '12 Ferry St, Newark, NJ 07105',
  },
  emailOptIn: true,
  smsOptIn: false,
  callOptIn: false,
  publisherOptIn: false,
};

const open = openForm('/checkRegistration');
const openDetails: Steps = [
  open,
  fill({ 'given-name': 'Concepción', 'family-name': 'Arenal Ponte', email: 'reader@example.org' }),
  openStep('birth'),
];
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
  {
    kind: 'checkregistration',
    copies: COPY,
    usual: (copy) => copy,
    shared: { partner: {} },
    path: ['start', 'person', 'details', 'address', 'registered'],
  },
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
    'person-wrong': {
      steps: [
        open,
        fill({ 'given-name': ' ', 'family-name': ' ', email: 'ada@example' }),
        see('[autocomplete="email"][aria-invalid]'),
      ],
    },
    details: { steps: openDetails },
    'details-suggestions': { steps: listAddresses(openAddress) },
    address: { steps: openAddress },
    'details-wrong': {
      steps: [
        openDetails,
        fill({ 'bday-day': '31', 'bday-month': '2', 'bday-year': '1990' }),
        see('[autocomplete="bday-year"][aria-invalid]'),
      ],
    },
    'details-summary': { steps: [openDetails, pressIncomplete] },
    'details-sending': whileSending('completeCheckRegistration', check),
    'details-failed': afterFailure('completeCheckRegistration', check, 503),
    registered: checked(true),
    'registered-unbroken': { action: allUnbroken, ...checked(true) },
    'not-registered': checked(false),
    'not-known': checked(null),
  },
);
