import type { WireAction } from '../../api/wire/widget.ts';
import {
  afterFailure,
  fillFields,
  openFormAt,
  openStep,
  pressIncomplete,
  whileSending,
} from '../../gallery/kit/form-steps.ts';
import { kindState, partnerWidget } from '../../gallery/kit/kind-state.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { ALL_FIELDS, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { COPY, type Copy } from './states-copy.ts';

const signup = ({ title, description }: Copy, more: Partial<WireAction> = {}): WireAction => ({
  id: 1,
  type: 'signup',
  title,
  description,
  details: {},
  ...more,
});

const usual = (copy: Copy) => signup(copy);
const owned = (copy: Copy) =>
  signup(copy, { signUpFormTitle: copy.formTitle, signUpFormDescription: copy.formDescription });
const unbroken = (copy: Copy) =>
  signup(copy, {
    title: UNBROKEN,
    description: UNBROKEN,
    signUpFormTitle: UNBROKEN,
    signUpFormDescription: UNBROKEN,
    customButtonText: UNBROKEN,
    thankYouTitle: UNBROKEN,
    thankYouText: UNBROKEN,
  });

const ofOwners = partnerWidget(COPY);

const openForm = openFormAt('/signup');

const fillIn = (stage: Stage) =>
  fillFields(stage, {
    'given-name': 'Concepción',
    'family-name': 'Arenal Ponte',
    email: 'reader@example.org',
    tel: '+1 973 555 0123',
  });

const openOptIns = async (stage: Stage) => {
  await openForm(stage);
  await fillIn(stage);
  await openStep('optIns')(stage);
};

const send = async (stage: Stage) => {
  await openForm(stage);
  await fillIn(stage);
  await stage.press('[data-big-button]');
};

const sent = async (stage: Stage) => {
  await send(stage);
  await stage.see('[data-route="/signup/success"] .ca-thanks');
};

const state = kindState('signup', COPY);

const ALL_OPT_INS = ['email', 'sms', 'call'];

/** Gallery states of this kind. */
export const signupStates: GalleryState[] = alongPath(
  'signup-start-of-partner',
  'signup-form-of-partner',
  'signup-thanks-of-partner',
)([
  state('start', usual),
  state('start-of-partner', usual, { widget: ofOwners(usual) }),
  state('start-long', (copy) => signup(copy, { title: copy.longTitle })),
  state('start-unbroken', unbroken),
  state('form', usual, { arrange: openForm }),
  state('form-of-partner', owned, { widget: ofOwners(owned), arrange: openForm }),
  state('form-two-opt-ins', owned, { widget: ofOwners(owned, ['email']), arrange: openForm }),
  state('form-all-opt-ins', owned, { widget: ofOwners(owned, ALL_OPT_INS), arrange: openOptIns }),
  state('form-asked', (copy) => signup(copy, { details: { fields: ALL_FIELDS } }), { arrange: openForm }),
  state('form-no-front', (copy) => signup(copy, { skipFrontCard: true })),
  state('form-wrong', owned, {
    widget: ofOwners(owned),
    async arrange(stage) {
      await openForm(stage);
      await fillFields(stage, { 'given-name': ' ', 'family-name': ' ', email: 'ada@example', tel: '12' });
      await stage.see('[autocomplete="tel"][aria-invalid]');
    },
  }),
  state('form-summary', owned, {
    widget: ofOwners(owned),
    async arrange(stage) {
      await openForm(stage);
      await fillFields(stage, { email: 'ada@example' });
      await pressIncomplete(stage);
    },
  }),
  state('form-summary-open', owned, {
    widget: ofOwners(owned),
    async arrange(stage) {
      await openForm(stage);
      await fillFields(stage, { email: 'ada@example' });
      await pressIncomplete(stage);
      await stage.press('.ca-problems > button');
      await stage.see('.ca-problems ul:not([hidden])');
    },
  }),
  state('form-sending', owned, {
    widget: ofOwners(owned),
    ...whileSending('completeSignup', send),
  }),
  state('form-failed', owned, {
    widget: ofOwners(owned),
    ...afterFailure('completeSignup', send),
  }),
  state('form-unbroken', unbroken, { widget: ofOwners(unbroken), arrange: openForm }),
  state('thanks', usual, { arrange: sent }),
  state('thanks-of-partner', owned, {
    widget: ofOwners(owned),
    answers: { completeSignup: { endUsersCount: 1248 } },
    arrange: sent,
  }),
  state('thanks-unbroken', unbroken, { arrange: sent }),
]);
