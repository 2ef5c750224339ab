import type { Locale } from '../../../i18n/index.ts';
import type { WireAction, WireWidget } from '../../api/wire/widget.ts';
import { NEVER } from '../../gallery/kit/answers.ts';
import { at } from '../../gallery/kit/cards.ts';
import { kindState } from '../../gallery/kit/kind-state.ts';
import { SAMPLE_ADDRESS } from '../../gallery/kit/lawmaker-sample.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { sampleCard, samplePartner, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { lawmakersOf } from '../../lawmakers/index.ts';
import { COPY, type Copy } from './states-copy.ts';

type Recipients = { id: number; name: string; title: string; phone: string }[];

const PHONES = ['+1 201 555 0142', '+1 201 555 0167', '+1 201 555 0189', '+1 201 555 0123', '+1 201 555 0110'];

const recipients = ({ people }: Copy, count = 3): Recipients =>
  people.slice(0, count).map(([name, title], index) => ({ id: index, name, title, phone: PHONES[index] ?? '' }));

const call = (
  copy: Copy,
  more: Partial<WireAction> = {},
  details: Record<string, unknown> = { recipients: recipients(copy) },
): WireAction => ({
  id: 1,
  type: 'call',
  title: copy.title,
  description: copy.text,
  details: { script: copy.script, ...details },
  ...more,
});

const usual = (copy: Copy) => call(copy);
const one = (copy: Copy) => call(copy, {}, { recipients: recipients(copy, 1) });
const five = (copy: Copy) => call(copy, {}, { recipients: recipients(copy, 5) });
const noScript = (copy: Copy) => call(copy, {}, { recipients: recipients(copy), script: null });
const long = (copy: Copy) =>
  call(
    copy,
    {
      title: copy.longTitle,
      thankYouTitle: copy.longTitle,
      thankYouText: copy.longScript,
      customButtonText: copy.button,
    },
    {
      script: copy.longScript,
      recipients: [
        { id: 'long', name: copy.longName, title: copy.longOffice, phone: '+44 (0)20 7219 3000 ext. 1234' },
        ...recipients(copy, 2),
      ],
    },
  );
const unbroken = (copy: Copy) =>
  call(
    copy,
    {
      title: UNBROKEN,
      description: UNBROKEN,
      thankYouTitle: UNBROKEN,
      thankYouText: UNBROKEN,
      customButtonText: UNBROKEN,
    },
    {
      script: UNBROKEN,
      recipients: [{ id: 'long', name: UNBROKEN, title: UNBROKEN, phone: UNBROKEN }, ...recipients(copy, 1)],
    },
  );

/** A search for the lower house. `getLawmakersForContact` answers it. */
const SEARCH = { id: 1, countryCode: 'US', levels: [0], roles: [0] };
const searching = (copy: Copy) => call(copy, { representativeSearch: SEARCH }, {});

const lawmaker = (more: object = {}) => ({
  id: 'P1',
  fullName: 'Frank Pallone, Jr.',
  displayName: { short: 'Rep. Pallone', full: 'Rep. Frank Pallone, Jr.' },
  officeName: 'U.S. House of Representatives',
  level: 0,
  role: 0,
  countryCode: 'US',
  canBeEmailed: true,
  phones: ['202-225-4671'],
  offices: [
    { name: 'Long Branch', phone: '732-571-1140', hours: '' },
    { name: 'New Brunswick', phone: '732-249-8892', hours: '9–17' },
  ],
  ...more,
});

const findLawmakers = ({ app }: Stage) => lawmakersOf(app).find(app.session.activeAction.value, SAMPLE_ADDRESS);

const ANSWER = { callActionCompletionId: 'gallery', endUsersCount: 1204, isSinglePerson: true };

const openCall = async (stage: Stage) => {
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/call"] .ca-callee');
};

const haveCalled = async (stage: Stage) => {
  await stage.press('[data-other-phone]');
  await stage.see('.ca-outcomes');
};

const sayOutcome = async (stage: Stage, outcome: string) => {
  await haveCalled(stage);
  await stage.press(`[data-outcome="${outcome}"]`);
};

const report =
  (...outcomes: string[]) =>
  async (stage: Stage) => {
    await openCall(stage);
    for (const [index, outcome] of outcomes.entries()) {
      await sayOutcome(stage, outcome);
      const isLast = index === outcomes.length - 1;
      await stage.see(`[data-route="${isLast ? '/call/success' : `/Call/${index + 2}`}"] .ca-form`);
      await stage.rest();
    }
  };

/** Presses the number without opening it: the test browser has no dialler. */
const dial = async (stage: Stage) => {
  await openCall(stage);
  await stage.rest();
  const link = await stage.see('.ca-dial');
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  await stage.see('[data-started]');
};

const openLawmaker = async (stage: Stage) => {
  await findLawmakers(stage);
  await openCall(stage);
};

/** Nobody answers, on one line after the other. */
const unanswered = (times: number) => async (stage: Stage) => {
  await openLawmaker(stage);
  for (let time = 0; time < times; time++) {
    await sayOutcome(stage, 'Unavailable');
    await stage.see('.ca-ways');
  }
};

const state = kindState('call', COPY, { answers: { completeCall: ANSWER, updateCall: ANSWER } });

const ofPartner = (locale: Locale): WireWidget =>
  sampleWidget(locale, [sampleCard([usual(COPY[locale])], { partner: samplePartner(locale), logoSource: 'partner' })]);

/** Adds a second card to go on to. */
const withNext = (locale: Locale): WireWidget =>
  sampleWidget(locale, [sampleCard([one(COPY[locale])]), sampleCard([{ ...usual(COPY[locale]), id: 2 }], at(2))]);

/** Adds a letter to the same lawmakers. */
const withLetter = (locale: Locale): WireWidget =>
  sampleWidget(locale, [
    sampleCard([searching(COPY[locale])]),
    sampleCard([{ ...searching(COPY[locale]), id: 2, type: 'email', details: {} }], at(2)),
  ]);

const founds = (...lawmakers: object[]) => ({
  getLawmakersForContact: lawmakers as ReturnType<typeof lawmaker>[],
  completeCall: ANSWER,
  updateCall: ANSWER,
});

/** Gallery states of this kind. */
export const callStates: GalleryState[] = alongPath(
  'call-start',
  'call-callee',
  'call-callee-started',
  'call-callee-office',
  'call-callee-letter',
  'call-thanks',
)([
  state('start', usual),
  state('start-of-partner', usual, { widget: ofPartner }),
  state('start-one', one),
  state('start-five', five),
  state('start-long', long),
  state('start-unbroken', unbroken),
  state('start-lawmaker', searching, { answers: founds(lawmaker()), arrange: findLawmakers }),
  state('start-no-lawmaker', searching),
  state('callee', usual, { arrange: openCall }),
  state('callee-one', one, { arrange: openCall }),
  state('callee-started', usual, { arrange: dial }),
  state('callee-other-phone', usual, {
    async arrange(stage) {
      await openCall(stage);
      await haveCalled(stage);
    },
  }),
  state('callee-long-started', long, { arrange: dial }),
  state('callee-next', usual, {
    async arrange(stage) {
      await openCall(stage);
      await sayOutcome(stage, 'Voicemail');
      await stage.see('[data-route="/Call/2"] .ca-callee');
    },
  }),
  state('callee-saving', usual, {
    answers: { completeCall: NEVER },
    async arrange(stage) {
      await openCall(stage);
      await sayOutcome(stage, 'Contacted');
      await stage.see('.ca-outcomes [aria-disabled]');
    },
  }),
  state('callee-no-script', noScript, { arrange: openCall }),
  state('callee-long', long, { arrange: openCall }),
  state('callee-unbroken', unbroken, { arrange: openCall }),
  state('callee-lawmaker', searching, { answers: founds(lawmaker()), arrange: openLawmaker }),
  state('callee-office', searching, { answers: founds(lawmaker()), arrange: unanswered(1) }),
  state('callee-letter', searching, { answers: founds(lawmaker()), widget: withLetter, arrange: unanswered(3) }),
  state('callee-no-number', searching, {
    answers: founds(lawmaker({ phones: [], offices: [], contactFormUrl: 'https://pallone.example/contact' })),
    arrange: openLawmaker,
  }),
  state('callee-private', searching, {
    answers: founds(lawmaker({ phones: [], offices: [], canBeEmailed: false })),
    arrange: openLawmaker,
  }),
  state('thanks', usual, { arrange: report('Contacted', 'Voicemail', 'Contacted') }),
  state('thanks-one', one, { arrange: report('Contacted'), widget: withNext }),
  state('thanks-left', usual, { arrange: report('Contacted', 'Skipped', 'Contacted') }),
  state('thanks-skipped', usual, { arrange: report('Skipped', 'Skipped', 'Skipped') }),
  state('thanks-long', long, { arrange: report('Contacted', 'Contacted', 'Contacted') }),
  state('thanks-unbroken', unbroken, { arrange: report('Contacted', 'Contacted') }),
]);
