import type { Locale } from '../../../i18n/index.ts';
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

const opinion = ({ title, description, prompt }: Copy, more: Partial<WireAction> = {}): WireAction => ({
  id: 1,
  type: 'opinion',
  title,
  description,
  details: { prompt },
  ...more,
});

const usual = (copy: Copy) => opinion(copy);
const owned = (copy: Copy) => opinion(copy, { formTitle: copy.title, formDescription: copy.description });
const unbroken = (copy: Copy) =>
  opinion(copy, {
    title: UNBROKEN,
    description: UNBROKEN,
    formTitle: UNBROKEN,
    formDescription: UNBROKEN,
    details: { prompt: UNBROKEN },
    customButtonText: UNBROKEN,
    thankYouTitle: UNBROKEN,
    thankYouText: UNBROKEN,
  });

const ofOwners = partnerWidget(COPY);

const openForm = openFormAt('/opinion');

const write = async (stage: Stage) => {
  await openForm(stage);
  await stage.type('[name="message"]', COPY[stage.app.locale as Locale].text);
};

const openPerson = async (stage: Stage) => {
  await write(stage);
  await openStep('person')(stage);
};

const fillIn = async (stage: Stage) => {
  await openPerson(stage);
  await fillFields(stage, { name: 'Concepción Arenal Ponte', email: 'reader@example.org', 'postal-code': '07102' });
};

const openOptIns = async (stage: Stage) => {
  await fillIn(stage);
  await openStep('optIns')(stage);
};

const openAddress = async (stage: Stage) => {
  await openPerson(stage);
  await fillFields(stage, { name: 'Concepción Arenal Ponte', email: 'reader@example.org' });
  await openStep('address')(stage);
};

const send = async (stage: Stage) => {
  await fillIn(stage);
  await stage.press('[data-big-button]');
};

const sent = async (stage: Stage) => {
  await send(stage);
  await stage.see('[data-route="/opinion/success"] .ca-thanks');
};

const state = kindState('opinion', COPY);

const ALL_OPT_INS = ['email', 'sms', 'call'];
const HOUSE = { id: 1, countryCode: 'US', levels: [0], roles: [0] };

/** Gallery states of this kind. */
export const opinionStates: GalleryState[] = alongPath(
  'opinion-start',
  'opinion-form',
  'opinion-form-filled',
  'opinion-person-filled',
  'opinion-thanks',
)([
  state('start', usual),
  state('start-of-partner', usual, { widget: ofOwners(usual) }),
  state('start-long', (copy) => opinion(copy, { title: copy.longTitle })),
  state('start-unbroken', unbroken),
  state('form', usual, { arrange: openForm }),
  state('form-of-partner', owned, { widget: ofOwners(owned), arrange: openForm }),
  state('form-all-opt-ins', owned, { widget: ofOwners(owned, ALL_OPT_INS), arrange: openOptIns }),
  state('form-asked', (copy) => opinion(copy, { details: { prompt: copy.prompt, fields: ALL_FIELDS } }), {
    arrange: openPerson,
  }),
  state('form-no-front', (copy) => opinion(copy, { skipFrontCard: true })),
  state('form-wrong', owned, {
    widget: ofOwners(owned),
    async arrange(stage) {
      await openForm(stage);
      await stage.type('[name="message"]', COPY[stage.app.locale as Locale].text.slice(0, 20));
      await stage.see('[name="message"][aria-invalid]');
    },
  }),
  state('person', usual, { arrange: openPerson }),
  state('person-two-opt-ins', owned, { widget: ofOwners(owned, ['email']), arrange: openPerson }),
  state('person-wrong', owned, {
    widget: ofOwners(owned),
    async arrange(stage) {
      await openPerson(stage);
      await fillFields(stage, { name: 'Ada', email: 'ada@example', 'postal-code': ' ', tel: '12' });
      await stage.see('[autocomplete="tel"][aria-invalid]');
    },
  }),
  state('form-summary', owned, {
    widget: ofOwners(owned),
    async arrange(stage) {
      await openPerson(stage);
      await fillFields(stage, { email: 'ada@example' });
      await pressIncomplete(stage);
    },
  }),
  state('form-by-address', (copy) => opinion(copy, { representativeSearch: HOUSE }), { arrange: openAddress }),
  state('form-filled', usual, { arrange: write }),
  state('person-filled', usual, { arrange: fillIn }),
  state('form-sending', owned, {
    widget: ofOwners(owned),
    ...whileSending('completeOpinion', send),
  }),
  state('form-failed', owned, {
    widget: ofOwners(owned),
    ...afterFailure('completeOpinion', send),
  }),
  state('form-unbroken', unbroken, { widget: ofOwners(unbroken), arrange: openForm }),
  state('thanks', usual, { arrange: sent }),
  state('thanks-of-partner', owned, {
    widget: ofOwners(owned),
    answers: { completeOpinion: { endUsersCount: 1248 } },
    arrange: sent,
  }),
  state('thanks-unbroken', unbroken, { arrange: sent }),
]);
