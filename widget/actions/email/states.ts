import type { Locale } from '../../../i18n/index.ts';
import type { WireAction } from '../../api/wire/widget.ts';
import { afterFailure, chooseTitle, openFormAt, openStep, whileSending } from '../../gallery/kit/form-steps.ts';
import { kindState } from '../../gallery/kit/kind-state.ts';
import { listAddresses, PORTRAITS } from '../../gallery/kit/lawmaker-sample.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { ALL_FIELDS, sampleCard, samplePartner, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { lawmakerStates } from './lawmaker-states.ts';
import { bare, long, toNamed } from './sample.ts';
import { COPY, type Copy } from './states-copy.ts';

const openForm = openFormAt('/email');

const write = async (stage: Stage, values: Record<string, string>) => {
  for (const [selector, value] of Object.entries(values)) await stage.type(selector, value);
};

/** Goes on from the letter to the step that asks who writes it. */
const openPerson = async (stage: Stage) => {
  await openForm(stage);
  await openStep('person')(stage);
};

const writePerson = async (stage: Stage) => {
  const { firstName, lastName } = COPY[stage.app.locale as Locale];
  await write(stage, {
    '[autocomplete="given-name"]': firstName,
    '[autocomplete="family-name"]': lastName,
    '[autocomplete="email"]': 'reader@example.org',
    '[autocomplete="tel"]': '+1 973 555 0123',
  });
  await chooseTitle(stage, 'Ms.');
};

const fillIn = async (stage: Stage) => {
  await openPerson(stage);
  await writePerson(stage);
};

const openAddress = async (stage: Stage) => {
  await fillIn(stage);
  await openStep('address')(stage);
};

const send = async (stage: Stage) => {
  await fillIn(stage);
  await stage.press('[data-big-button]');
};

const sent = async (stage: Stage) => {
  await send(stage);
  await stage.see('[data-route="/email/success"] .ca-thanks');
};

/** Sends the first letter without the last `count` recipients. */
const sentWithout = (count: number) => async (stage: Stage) => {
  await openForm(stage);
  for (let each = 1; each <= count; each += 1) await stage.press(`.ca-picks label:nth-last-child(${each}) input`);
  await openStep('person')(stage);
  await writePerson(stage);
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/email/multiRepStep2"] .ca-sent');
};

type Make = (copy: Copy) => WireAction;

const state = kindState('email', COPY);

const ofPartner = (make: Make, optIns?: string[]) => (locale: Locale) => {
  const partner = samplePartner(locale, { optIns });
  return sampleWidget(locale, [sampleCard([{ ...make(COPY[locale]), partner }], { partner, logoSource: 'partner' })]);
};

const unbroken = (): WireAction => ({
  id: 'email',
  type: 'email',
  title: UNBROKEN,
  description: UNBROKEN,
  customButtonText: UNBROKEN,
  thankYouTitle: UNBROKEN,
  thankYouText: UNBROKEN,
  emailRecipients: [{ name: UNBROKEN }, { name: `${UNBROKEN}/2` }],
  details: { subject: UNBROKEN, message: UNBROKEN },
});

const one = toNamed(1);
const three = toNamed(3);
const four = toNamed(4);

/** Forty recipients. */
const many = ({ recipients }: Copy) =>
  Array.from({ length: 40 }, (_, index) => ({ name: `${recipients[index % recipients.length]} ${index + 1}` }));

/** Gallery states of this kind. */
export const emailStates: GalleryState[] = alongPath(
  'email-start',
  'email-form-several',
  'email-form-details',
  'email-thanks',
)([
  state('start', three),
  state('start-of-partner', one, { widget: ofPartner(one) }),
  state('start-bare', bare),
  state('start-long', long),
  state('start-unbroken', unbroken),
  state('form', one, { arrange: openForm }),
  state('form-several', three, { arrange: openForm }),
  state('form-one-face', toNamed(1, { recipientPictureId: PORTRAITS[0] }), { arrange: openForm }),
  state('form-faces', toNamed(3, { recipientPictureIds: PORTRAITS.slice(0, 2) }), { arrange: openForm }),
  state('form-choosing', four, {
    async arrange(stage) {
      await openForm(stage);
      await stage.press('.ca-to summary');
      await stage.press('.ca-picks label:last-child input');
    },
  }),
  state('form-many', (copy) => ({ ...three(copy), emailRecipients: many(copy) }), { arrange: openForm }),
  state('form-many-choosing', (copy) => ({ ...three(copy), emailRecipients: many(copy) }), {
    async arrange(stage) {
      await openForm(stage);
      await stage.press('.ca-to summary');
    },
  }),
  state('form-two', toNamed(2), { arrange: openForm }),
  state('form-editing', three, {
    async arrange(stage) {
      await openForm(stage);
      const area = (await stage.see('[name="message"]')) as HTMLTextAreaElement;
      area.focus();
      await stage.type('[name="message"]', `${area.value}\n\n${COPY[stage.app.locale as Locale].description}`);
      area.scrollTop = area.scrollHeight;
    },
  }),
  state('form-bare', bare, { arrange: openForm }),
  state('form-of-partner', three, { widget: ofPartner(three), arrange: openForm }),
  state('form-described', (copy) => ({ ...one(copy), formDescription: copy.description }), { arrange: openForm }),
  state('form-asked', (copy) => ({ ...one(copy), details: { ...one(copy).details, fields: ALL_FIELDS } }), {
    arrange: openPerson,
  }),
  state('form-suggestions', (copy) => ({ ...one(copy), details: { ...one(copy).details, fields: ALL_FIELDS } }), {
    arrange: listAddresses(openAddress),
  }),
  state('form-details', three, { widget: ofPartner(three), arrange: fillIn }),
  state('form-details-empty', one, { arrange: openPerson }),
  state('form-address', (copy) => ({ ...one(copy), details: { ...one(copy).details, fields: ALL_FIELDS } }), {
    arrange: openAddress,
  }),
  state('form-all-opt-ins', one, {
    widget: ofPartner(one, ['email', 'sms', 'call']),
    async arrange(stage) {
      await fillIn(stage);
      await openStep('optIns')(stage);
    },
  }),
  state('form-wrong', three, {
    async arrange(stage) {
      await openForm(stage);
      await write(stage, { '[name="subject"]': 'Lamps', '[name="message"]': 'Please.' });
      await stage.see('[name="message"][aria-invalid]');
    },
  }),
  state('form-details-wrong', three, {
    async arrange(stage) {
      await openPerson(stage);
      await write(stage, { '[autocomplete="email"]': 'ada@example', '[autocomplete="tel"]': '12' });
      await stage.see('[autocomplete="tel"][aria-invalid]');
    },
  }),
  state('form-sending', three, {
    ...whileSending('completeEmail', send),
  }),
  state('form-failed', three, {
    ...afterFailure('completeEmail', send),
  }),
  state('form-long', long, { widget: ofPartner(long), arrange: openForm }),
  state('form-unbroken', unbroken, { arrange: openForm }),
  ...lawmakerStates,
  state('next', three, { arrange: sentWithout(1) }),
  state('next-several', four, { arrange: sentWithout(2) }),
  state('next-long', long, { arrange: sentWithout(3) }),
  state('next-unbroken', unbroken, { arrange: sentWithout(1) }),
  state('thanks', three, { answers: { completeEmail: { endUsersCount: 1248 } }, arrange: sent }),
  state('thanks-of-partner', one, { widget: ofPartner(one), arrange: sent }),
  state('thanks-bare', one, { arrange: sent }),
  state('thanks-some-left', four, {
    async arrange(stage) {
      await sentWithout(2)(stage);
      await stage.press('.ca-quiet');
      await stage.see('[data-route="/email/success"] .ca-thanks');
    },
  }),
  state('thanks-unreachable', three, {
    answers: {
      completeEmail: {
        endUsersCount: 1248,
        recipients: Object.values(COPY).flatMap(({ recipients }) => [
          { name: recipients[0] ?? '', status: 'queued' },
          { name: recipients[1] ?? '', status: 'noAddress' },
          { name: recipients[2] ?? '', status: 'queued' },
        ]),
      },
    },
    arrange: sent,
  }),
  state('thanks-kept', three, {
    answers: {
      completeEmail: {
        endUsersCount: 1248,
        recipients: Object.values(COPY).flatMap(({ recipients }) =>
          recipients.map((name) => ({ name, status: 'kept' })),
        ),
      },
    },
    arrange: sent,
  }),
  state('thanks-long', long, { arrange: sent }),
  state('thanks-unbroken', unbroken, { arrange: sent }),
]);
