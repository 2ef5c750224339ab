import type { WireAction } from '../../api/wire/widget.ts';
import type { Answers } from '../../gallery/kit/answers.ts';
import {
  afterFailure,
  fillFields,
  openFormAt,
  openStep,
  pressIncomplete,
  whileSending,
} from '../../gallery/kit/form-steps.ts';
import { listAddresses } from '../../gallery/kit/lawmaker-sample.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { ALL_FIELDS, sampleCard, samplePartner, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { COPY, type Copy } from './states-copy.ts';

const action = ({ title, description }: Copy, more: Partial<WireAction> = {}): WireAction => ({
  id: 1,
  type: 'checkregistration',
  title,
  description,
  details: {},
  ...more,
});

const HOME = {
  streetNo: '12',
  street: 'Ferry St',
  city: 'Newark',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
  countryCode: 'US',
  postalCode: '07105',
  formattedAddress: '12 Ferry St, Newark, NJ 07105',
};

/** Kept form values, so that the address needs no look-up. */
const typed = {
  firstName: 'Concepción',
  lastName: 'Arenal Ponte',
  email: 'reader@example.org',
  dateOfBirth: '1968-11-4',
  homeAddress: HOME,
  emailOptIn: true,
  smsOptIn: false,
  callOptIn: false,
  publisherOptIn: false,
};

const openPerson = openFormAt('/checkRegistration');

const openDetails = async (stage: Stage) => {
  await openPerson(stage);
  await fillFields(stage, { 'given-name': 'Concepción', 'family-name': 'Arenal Ponte', email: 'reader@example.org' });
  await openStep('birth')(stage);
};

const openAddress = async (stage: Stage) => {
  await openDetails(stage);
  await fillFields(stage, { 'bday-day': '4', 'bday-month': '11', 'bday-year': '1968' });
  await openStep('address')(stage);
};

const check = async (stage: Stage) => {
  stage.app.session.keepForm('1|checkregistration', typed);
  await openPerson(stage);
  await openStep('birth')(stage);
  await openStep('address')(stage);
  await stage.press('[data-big-button]');
};

const checked = async (stage: Stage) => {
  await check(stage);
  await stage.see('[data-route="/checkRegistration/success"] .ca-thanks');
};

const state = (name: string, more: Partial<GalleryState> = {}, extra: Partial<WireAction> = {}): GalleryState => ({
  name: `checkregistration-${name}`,
  kind: 'checkregistration',
  widget: (locale) =>
    sampleWidget(locale, [
      sampleCard([action(COPY[locale], extra)], { partner: samplePartner(locale), logoSource: 'partner' }),
    ]),
  ...more,
});

const answering = (completeCheckRegistration: Answers['completeCheckRegistration']): { answers: Answers } => ({
  answers: { completeCheckRegistration },
});

const abroad: GalleryState['widget'] = (locale) =>
  sampleWidget(locale, [sampleCard([action(COPY[locale])])], {
    endUserLocation: { countryCode: 'CA', countryName: 'Canada', adminArea1Code: 'NS', city: 'Halifax' },
  });

const long = { title: UNBROKEN, description: UNBROKEN, formTitle: UNBROKEN, thankYouTitle: UNBROKEN };

/** Gallery states of this kind. */
export const registrationStates: GalleryState[] = alongPath(
  'checkregistration-start',
  'checkregistration-person',
  'checkregistration-details',
  'checkregistration-address',
  'checkregistration-registered',
)([
  state('start'),
  state('start-unbroken', {}, long),
  state('abroad', { widget: abroad }),
  state('no-look-up', {}, { details: { hasLookUp: false } }),
  state('no-look-up-no-front', {}, { details: { hasLookUp: false }, skipFrontCard: true }),
  state('person', { arrange: openPerson }),
  state('person-unbroken', { arrange: openPerson }, long),
  state('person-asked', { arrange: openPerson }, { details: { fields: ALL_FIELDS } }),
  state('person-wrong', {
    async arrange(stage) {
      await openPerson(stage);
      await fillFields(stage, { 'given-name': ' ', 'family-name': ' ', email: 'ada@example' });
      await stage.see('[autocomplete="email"][aria-invalid]');
    },
  }),
  state('details', { arrange: openDetails }),
  state('details-suggestions', { arrange: listAddresses(openAddress) }),
  state('address', { arrange: openAddress }),
  state('details-wrong', {
    async arrange(stage) {
      await openDetails(stage);
      await fillFields(stage, { 'bday-day': '31', 'bday-month': '2', 'bday-year': '1990' });
      await stage.see('[autocomplete="bday-year"][aria-invalid]');
    },
  }),
  state('details-summary', {
    async arrange(stage) {
      await openDetails(stage);
      await pressIncomplete(stage);
    },
  }),
  state('details-sending', {
    ...whileSending('completeCheckRegistration', check),
  }),
  state('details-failed', {
    ...afterFailure('completeCheckRegistration', check, 503),
  }),
  state('registered', { ...answering({ endUsersCount: 1248, isRegistered: true }), arrange: checked }),
  state('registered-unbroken', { ...answering({ endUsersCount: 1248, isRegistered: true }), arrange: checked }, long),
  state('not-registered', { ...answering({ endUsersCount: 1248, isRegistered: false }), arrange: checked }),
  state('not-known', { ...answering({ endUsersCount: 1248, isRegistered: null }), arrange: checked }),
]);
