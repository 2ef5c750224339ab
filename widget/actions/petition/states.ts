import type { Locale } from '../../../i18n/index.ts';
import type { WireAction } from '../../api/wire/widget.ts';
import { anyPetitions, at } from '../../gallery/kit/cards.ts';
import { withDeviceSheet } from '../../gallery/kit/device-sheet.ts';
import {
  afterFailure,
  chooseTitle,
  fillFields,
  openFormAt,
  openStep,
  whileSending,
} from '../../gallery/kit/form-steps.ts';
import { kindState, partnerWidget } from '../../gallery/kit/kind-state.ts';
import { listAddresses } from '../../gallery/kit/lawmaker-sample.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { ALL_FIELDS, PICTURE, sampleCard, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { COPY, type Copy } from './states-copy.ts';

const petition = (
  { title, description, text }: Copy,
  more: Partial<WireAction> = {},
  details: Record<string, unknown> = {},
): WireAction => ({
  id: 1,
  type: 'petition',
  title,
  description,
  details: { petitionText: text, goal: 5000, signatures: 3127, ...details },
  ...more,
});

const usual = (copy: Copy) => petition(copy);
const noGoal = (copy: Copy) => petition(copy, {}, { goal: null });
const reached = (copy: Copy) => petition(copy, {}, { signatures: 5000 });
const long = (copy: Copy) =>
  petition(
    copy,
    {
      title: copy.longTitle,
      formTitle: copy.longTitle,
      customButtonText: copy.button,
      thankYouTitle: copy.longTitle,
      thankYouText: copy.thanksText,
    },
    { petitionText: copy.longText, goal: 1_000_000, signatures: 987_654 },
  );
const unbroken = (copy: Copy) =>
  petition(copy, {
    title: UNBROKEN,
    description: UNBROKEN,
    formTitle: UNBROKEN,
    thankYouTitle: UNBROKEN,
    thankYouText: UNBROKEN,
    customButtonText: UNBROKEN,
  });
const owned = (copy: Copy) =>
  petition(copy, { formTitle: copy.formTitle, thankYouTitle: copy.thanks, thankYouText: copy.thanksText });

const latestOf = ({ signers }: Copy) => ({ wall: true, latest: signers.map((name) => ({ name })) });
const walled = (copy: Copy, details: Record<string, unknown> = {}) =>
  petition(
    copy,
    { formTitle: copy.formTitle, thankYouTitle: copy.thanks, thankYouText: copy.thanksText },
    { ...latestOf(copy), ...details },
  );

const ofPartner = partnerWidget(COPY);
const NOTICE = 'https://ferryriders.example/privacy';

const openForm = openFormAt('/petition');

/** Uses the locale's long sample name; other values are the same in every locale. */
const fillIn = async (stage: Stage) => {
  const { name } = COPY[stage.app.locale as Locale];
  await fillFields(stage, { name, email: 'reader@example.org', 'postal-code': '07102', tel: '+1 973 555 0123' });
};

const openAddress = async (stage: Stage) => {
  await openForm(stage);
  await chooseTitle(stage, 'Dr.');
  await fillFields(stage, {
    name: COPY[stage.app.locale as Locale].name,
    email: 'reader@example.org',
    tel: '+1 973 555 0123',
  });
  await openStep('address')(stage);
};

const sign = async (stage: Stage) => {
  await openForm(stage);
  await fillIn(stage);
  await stage.press('[data-big-button]');
};

const signed = async (stage: Stage) => {
  await sign(stage);
  await stage.see('[data-route="/petition/success"] .ca-thanks');
};

/** A box counts once it has been in view, which browsers tell with the frame after. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const tickShowName = async (stage: Stage) => {
  await openForm(stage);
  await fillIn(stage);
  await stage.press('[name="showName"]');
  for (let frame = 0; frame < 3; frame++) await nextFrame();
};

const signedByName = async (stage: Stage) => {
  await tickShowName(stage);
  await stage.press('[data-big-button]');
  await stage.see('.ca-wall-own');
};

/** Something to do comes after it. */
const andNext = (action: (copy: Copy) => WireAction) => ({
  widget: (locale: Locale) =>
    sampleWidget(locale, [
      sampleCard([action(COPY[locale])], { ...at(1), countdownTimer: 99 }),
      sampleCard(anyPetitions(locale, 2).slice(1), at(2)),
    ]),
});

const state = kindState('petition', COPY);

/** Gallery states of this kind. */
export const petitionStates: GalleryState[] = alongPath(
  'petition-start-of-partner',
  'petition-form-of-partner',
  'petition-form-filled',
  'petition-thanks-of-partner',
)([
  state('start', usual),
  state('start-of-partner', usual, { widget: ofPartner(usual) }),
  state('start-picture', (copy) => petition(copy, { pictureUrls: [PICTURE] })),
  state('start-picture-long', (copy) => ({ ...long(copy), pictureUrls: [PICTURE] })),
  state('start-picture-missing', (copy) => petition(copy, { pictureUrls: ['data:,'] })),
  state('start-no-goal', noGoal),
  state('start-no-signatures', (copy) => petition(copy, {}, { signatures: 0 })),
  state('start-goal-reached', reached),
  state('start-no-text', (copy) => petition(copy, { description: '' }, { petitionText: '' })),
  state('start-no-title', (copy) => petition(copy, { title: '' })),
  state('start-long', long),
  state('start-unbroken', unbroken),
  state('thanks-picture', (copy) => petition(copy, { endCardPictureId: PICTURE }), { arrange: signed }),
  state('form', usual, { arrange: openForm }),
  state('form-of-partner', owned, { widget: ofPartner(owned, undefined, NOTICE), arrange: openForm }),
  state('form-asked', (copy) => petition(copy, {}, { fields: ALL_FIELDS }), { arrange: openForm }),
  state('form-suggestions', (copy) => petition(copy, {}, { fields: ALL_FIELDS }), {
    arrange: listAddresses(openAddress),
  }),
  state('form-no-front', (copy) => ({
    ...long(copy),
    title: copy.title,
    formTitle: copy.formTitle,
    skipFrontCard: true,
  })),
  state('form-no-front-short', (copy) => ({ ...owned(copy), skipFrontCard: true })),
  state('form-filled', owned, {
    widget: ofPartner(owned),
    async arrange(stage) {
      await openForm(stage);
      await fillIn(stage);
    },
  }),
  state('form-wrong', owned, {
    widget: ofPartner(owned),
    async arrange(stage) {
      await openForm(stage);
      await fillFields(stage, { name: 'Ada', email: 'ada@example', 'postal-code': '12345678901', tel: '12' });
      await stage.see('[autocomplete="tel"][aria-invalid]');
    },
  }),
  state('form-sending', owned, {
    widget: ofPartner(owned),
    ...whileSending('completePetition', sign),
  }),
  state('form-failed', owned, {
    widget: ofPartner(owned),
    ...afterFailure('completePetition', sign),
  }),
  state('form-long', long, { widget: ofPartner(long), arrange: openForm }),
  state('form-unbroken', unbroken, { widget: ofPartner(unbroken), arrange: openForm }),
  state('thanks', usual, { arrange: signed }),
  state('thanks-of-partner', owned, { widget: ofPartner(owned), arrange: signed }),
  state('thanks-no-goal', noGoal, { arrange: signed }),
  state('thanks-first', (copy) => petition(copy, {}, { signatures: 0 }), { arrange: signed }),
  state('thanks-native-share', usual, {
    async arrange(stage) {
      await withDeviceSheet(() => signed(stage));
    },
  }),
  state('thanks-next', usual, { ...andNext(owned), arrange: signed }),
  state('thanks-dark', owned, {
    widget: (locale) =>
      sampleWidget(locale, [sampleCard([owned(COPY[locale])])], {
        customTheme: { backgroundColor: '#14181f', accentColor: '#ffd400' },
      }),
    arrange: signed,
  }),
  state('thanks-goal-reached', (copy) => petition(copy, {}, { signatures: 4999 }), { arrange: signed }),
  state('thanks-goal-passed', (copy) => petition(copy, {}, { signatures: 5020 }), { arrange: signed }),
  state('form-name', walled, { widget: ofPartner(walled, undefined, NOTICE), arrange: tickShowName }),
  state('form-name-alone', walled, { arrange: openForm }),
  state('thanks-name', walled, { arrange: signedByName }),
  state('thanks-name-next', walled, { ...andNext(walled), arrange: signedByName }),
  state('thanks-name-first', (copy) => walled(copy, { signatures: 1, latest: [] }), { arrange: signedByName }),
  state('thanks-name-only', (copy) => walled(copy, { signatures: 0, latest: [] }), { arrange: signedByName }),
  state('thanks-name-no-goal', (copy) => walled(copy, { goal: null }), { arrange: signedByName }),
  state('thanks-name-millions', (copy) => walled(copy, { goal: 2_000_000, signatures: 1_234_566 }), {
    ...andNext((copy) => walled(copy, { goal: 2_000_000, signatures: 1_234_566 })),
    arrange: signedByName,
  }),
  state('thanks-unnamed', walled, { arrange: signed }),
  state('thanks-unnamed-next', walled, { ...andNext(walled), arrange: signed }),
  state('thanks-long', long, { arrange: signed }),
  state('thanks-unbroken', unbroken, { arrange: signed }),
]);
