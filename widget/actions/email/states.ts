import { LOCALES } from '../../../i18n/locale.ts';
import { findLawmakers, listAddresses, PORTRAITS, sampleLawmakers } from '../../samples/lawmaker-sample.ts';
import { statesOf } from '../../samples/rows.ts';
import { ALL_FIELDS, allUnbroken, BARE, UNBROKEN } from '../../samples/sample.ts';
import {
  chooseTitle,
  enter,
  fillNames,
  fillWrong,
  formOf,
  goOn,
  leave,
  openStep,
  press,
  type Steps,
  see,
  setText,
  withTexts,
} from '../../samples/steps.ts';
import { type TextsOf, textsOf } from '../../samples/texts.ts';

type Copy = TextsOf<'email'>;

const named = ({ recipients }: Copy, count: number) => ({
  emailRecipients: recipients.slice(0, count).map((name) => ({ name })),
});
/** A letter to the locale's first `count` recipients. */
const to = (count: number) => ({ action: (copy: Copy) => named(copy, count) });
const four = to(4);
/** Forty recipients. */
const many = {
  action: ({ recipients }: Copy) => ({
    emailRecipients: Array.from({ length: 40 }, (_, index) => ({
      name: `${recipients[index % recipients.length]} ${index + 1}`,
    })),
  }),
};
/** Only the required fields. */
const bare = {
  action: (copy: Copy) => ({ ...named(copy, 1), ...BARE }),
  details: { subject: undefined, message: undefined },
};
const long = { action: (copy: Copy) => ({ ...named(copy, 4), title: copy.longTitle, thankYouTitle: copy.longTitle }) };
const unbroken = {
  action: { ...allUnbroken(), emailRecipients: [{ name: UNBROKEN }, { name: `${UNBROKEN}/2` }] },
  details: { subject: UNBROKEN, message: UNBROKEN },
};
const asked = { ...to(1), details: { fields: ALL_FIELDS } };

const search = { emailRecipients: undefined, representativeSearch: { countryCode: 'US', levels: [0], roles: [0, 1] } };
const found = (lawmakers: ReturnType<typeof sampleLawmakers>) => ({
  action: search,
  answers: { getLawmakersForContact: lawmakers },
});
const foundThree = found(sampleLawmakers(3));
const byForm = sampleLawmakers(2, { canBeEmailed: false, contactFormUrl: 'https://house.example/contact' });
const mixed = [
  ...sampleLawmakers(1, { canBeEmailed: false, phones: [], contactFormUrl: '' }),
  ...sampleLawmakers(3).slice(1),
];

const MESSAGE = '[name="message"]';

const writePerson: Steps = [fillNames({ tel: '+1 973 555 0123' }), chooseTitle('Ms.')];
const form = formOf('/email', 'completeEmail', [openStep('person'), writePerson]);
const { open, filled, sent } = form;
const openFound: Steps = [findLawmakers, open];
const openChoice: Steps = [open, press('.ca-to summary')];
const chooseLast = press('.ca-picks label:last-child input');

/** Adds a paragraph, with the field's end in view. */
const edit: Steps = withTexts('email', ({ action: { description } }) =>
  see(MESSAGE, (area) => {
    area.focus();
    setText(area, `${(area as HTMLTextAreaElement).value}\n\n${description}`);
    area.scrollTop = area.scrollHeight;
  }),
);

/** Goes on from the letter to the step that asks who writes it. */
const openPerson: Steps = [open, openStep('person')];
const openAddress: Steps = [filled, openStep('address')];

/** Sends the first letter without the last `count` recipients. */
const sentWithout = (count: number) => ({
  steps: [
    open,
    Array.from({ length: count }, (_, index) => press(`.ca-picks label:nth-last-child(${index + 1}) input`)),
    openStep('person'),
    writePerson,
    goOn('[data-route="/email/multiRepStep2"] .ca-sent'),
  ],
});

/** What became of the letters, in the order of a locale's recipients. */
const delivered = (statusOf: (index: number) => string, count = 4) => {
  const recipients = LOCALES.flatMap((locale) =>
    named(textsOf('email', locale), count).emailRecipients.map((each, index) => ({ ...each, status: statusOf(index) })),
  );
  return { answers: { completeEmail: { endUsersCount: 1248, recipients } }, ...sent };
};

/** Gallery states of this kind. */
export const emailStates = statesOf(
  {
    kind: 'email',
    usual: { action: (copy) => ({ id: 'email', ...named(copy, 3) }) },
    path: ['start', 'form-several', 'form-details', 'thanks'],
  },
  {
    start: {},
    'start-of-partner': { ...to(1), partner: {} },
    'start-bare': bare,
    'start-long': long,
    'start-unbroken': unbroken,
    form: { ...to(1), steps: open },
    'form-several': { steps: open },
    'form-one-face': { action: (copy) => ({ ...named(copy, 1), recipientPictureId: PORTRAITS[0] }), steps: open },
    'form-faces': { action: { recipientPictureIds: PORTRAITS.slice(0, 2) }, steps: open },
    'form-choosing': { ...four, steps: [openChoice, chooseLast] },
    'form-many': { ...many, steps: open },
    'form-many-choosing': { ...many, steps: openChoice },
    'form-two': { ...to(2), steps: open },
    'form-editing': { steps: [open, edit] },
    'form-bare': { ...bare, steps: open },
    'form-of-partner': { partner: {}, steps: open },
    'form-described': {
      action: (copy) => ({ ...named(copy, 1), formDescription: copy.action.description }),
      steps: open,
    },
    'form-asked': { ...asked, steps: openPerson },
    'form-suggestions': { ...asked, steps: listAddresses(openAddress) },
    'form-details': { partner: {}, steps: filled },
    'form-details-empty': { ...to(1), steps: openPerson },
    'form-address': { ...asked, steps: openAddress },
    'form-all-opt-ins': {
      ...to(1),
      partner: { optIns: ['email', 'sms', 'call'] },
      steps: [filled, openStep('optIns')],
    },
    'form-wrong': { steps: [open, enter('[name="subject"]', 'Lamps'), enter(MESSAGE, 'Please.'), leave(MESSAGE)] },
    'form-details-wrong': { steps: [openPerson, fillWrong({ email: 'ada@example', tel: '12' })] },
    'form-sending': form.sending,
    'form-failed': form.failed,
    'form-long': { ...long, partner: {}, steps: open },
    'form-unbroken': { ...unbroken, steps: open },
    'start-lawmakers': { action: search },
    'start-lawmakers-found': { ...foundThree, steps: findLawmakers },
    'form-lawmakers-unknown': { action: { ...search, skipFrontCard: true } },
    'form-lawmakers': { ...foundThree, steps: openFound },
    'form-lawmakers-choosing': { ...foundThree, steps: [openFound, press('.ca-found'), chooseLast] },
    'form-lawmakers-mixed': { ...found(mixed), steps: openFound },
    'form-lawmakers-none': { ...found(byForm), steps: [findLawmakers, goOn('.ca-unreachable')] },
    'form-lawmakers-details': { ...foundThree, steps: [openFound, openStep('person')] },
    next: sentWithout(1),
    'next-several': { ...four, ...sentWithout(2) },
    'next-long': { ...long, ...sentWithout(3) },
    'next-unbroken': { ...unbroken, ...sentWithout(1) },
    thanks: { answers: { completeEmail: { endUsersCount: 1248 } }, ...sent },
    'thanks-of-partner': { ...to(1), partner: {}, ...sent },
    'thanks-bare': { ...to(1), ...sent },
    'thanks-some-left': { ...four, steps: [sentWithout(2).steps, press('.ca-quiet'), see('.ca-thanks')] },
    'thanks-unreachable': delivered((index) => (index === 1 ? 'noAddress' : 'queued'), 3),
    'thanks-kept': delivered(() => 'kept'),
    'thanks-long': { ...long, ...sent },
    'thanks-unbroken': { ...unbroken, ...sent },
  },
);
