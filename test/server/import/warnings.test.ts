import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import { importContent } from '../../../server/import/import-content.ts';
import { textOf } from '../../../server/import/mistakes.ts';
import { viewOf } from '../../../server/import/view.ts';
import { optInWarnings } from '../../../server/import/warnings/content.ts';
import { kinds } from '../../../widget/actions/registry.ts';
import type { Kinds } from '../../../widget/core/app/screens/kind.ts';
import { copyContent } from '../support/content.ts';

const clock = () => new Date('2026-11-01T00:00:00Z');
const GEOCODER = { kind: 'census' };

const PETITION = 'widgets/petition.json';
const POLL = 'widgets/poll.json';
const EMAIL = 'widgets/email.json';
const DONATION = 'widgets/donation.json';
const QUIZ = 'widgets/quiz.json';
const CONGRESS = 'widgets/email-congress.json';
const ACTION = 'cards[0].actions[0]';

type Change = Parameters<ReturnType<typeof copyContent>['change']>[1];

async function warningsOf(file?: string, change?: Change, geocoder: object | null = GEOCODER): Promise<string[]> {
  const content = copyContent();
  const db = await openDatabase({ dataDir: ':memory:' });
  if (file && change) content.change(file, change);
  try {
    const { warnings } = await importContent(db, content.dir, { clock, geocoder }, 'command');
    return warnings.map(textOf);
  } finally {
    await db.destroy();
    content.remove();
  }
}

test('does not warn of the demo content', async () => {
  assert.equal(await warningsOf(), []);
});

const WARNINGS: [title: string, file: string, change: Change, warning: string][] = [
  [
    'an amount that is too small to be given',
    DONATION,
    ({ cards }) => Object.assign(cards[0].actions[0], { oneCardCustomAmounts: [0.5, 25] }),
    `${DONATION} ${ACTION}.oneCardCustomAmounts: 0.5 USD is not offered: a gift is 1 to 10000 USD`,
  ],
  [
    'an amount with more decimals than its currency',
    DONATION,
    ({ cards }) =>
      Object.assign(cards[0].actions[0], { oneCardCustomAmounts: [500, 1000.5], details: { currency: 'JPY' } }),
    `${DONATION} ${ACTION}.oneCardCustomAmounts: 1000.5 JPY is not offered: a gift is 100 to 1000000 JPY`,
  ],
  ...(
    [
      [DONATION, {}, 'donation', ''],
      [PETITION, { fields: { phone: 'hidden' } }, 'petition', ': details.fields.phone adds it'],
    ] as const
  ).map(([file, details, kind, way]): [string, string, Change, string] => [
    `texts and calls that a ${kind} without a phone number does not ask about`,
    file,
    ({ cards }) => {
      const [action] = cards[0].actions;
      action.details = { ...action.details, ...details };
      action.partner = { id: 77, name: 'Harbor Alliance', optIns: ['email', 'sms', 'call'] };
    },
    `${file} ${ACTION}: does not ask for the opt-ins of Harbor Alliance (sms, call), since its form has no phone number${way}`,
  ]),
  [
    'a quiz without a right answer',
    QUIZ,
    ({ cards }) => {
      for (const answer of cards[0].actions[0].details.answers) answer.outcome = 'Incorrect';
    },
    `${QUIZ} ${ACTION}.details.answers: none is "Correct": readers aren’t told the right answer`,
  ],
  [
    'a locale without copy',
    PETITION,
    (widget) => Object.assign(widget, { languageLocale: 'de-DE' }),
    `${PETITION} languageLocale: there is no copy for "de-DE": buttons and messages are in English`,
  ],
  [
    'an action that is twice in a widget',
    POLL,
    ({ cards }) => Object.assign(cards[3].actions, [cards[1].actions[0]]),
    `${POLL} cards[3].actions[0].id: is the same action as in cards[1].actions[0]: a reader who has taken it there has taken it here`,
  ],
  [
    'several actions on a card that shows one',
    PETITION,
    ({ cards }) => cards[0].actions.push({ ...cards[0].actions[0], id: 3099 }),
    `${PETITION} cards[0].actions: of 2 actions without a dependency, a seesOne card shows only the first`,
  ],
  ...['yesterday', '2026-02-30', '12.11.2026', 20261112].map((publishedDate): [string, string, Change, string] => [
    `"${publishedDate}" for a date`,
    PETITION,
    (widget) => Object.assign(widget, { publishedDate }),
    `${PETITION} publishedDate: "${publishedDate}" is no date such as 2026-11-12`,
  ]),
  [
    'a subject that is too short to be sent',
    EMAIL,
    ({ cards }) => Object.assign(cards[0].actions[0].details, { subject: ' Lamps ' }),
    `${EMAIL} ${ACTION}.details.subject: has 5 of the 10 characters that a letter needs`,
  ],
  [
    'a message that is too short to be sent',
    EMAIL,
    ({ cards }) => Object.assign(cards[0].actions[0].details, { message: 'Repair the lamps.' }),
    `${EMAIL} ${ACTION}.details.message: has 17 of the 50 characters that a letter needs`,
  ],
  [
    'a recipient without an address among others',
    EMAIL,
    ({ cards }) => delete cards[0].actions[0].emailRecipients[1].email,
    `${EMAIL} ${ACTION}.emailRecipients[1]: Councilmember Tomás Vidal has no e-mail address: shown, but gets no letter`,
  ],
  [
    'an invalid color',
    'partners.json',
    (partners) => Object.assign(partners[0], { customTheme: { accentColor: 'tomato' } }),
    'partners.json [0].customTheme.accentColor: "tomato" is not a colour that the widget reads',
  ],
  [
    'a font file without a name for it',
    POLL,
    (widget) => Object.assign(widget, { customTheme: { fontUrl: 'https://a.example/f.woff2' } }),
    `${POLL} customTheme.fontUrl: has no fontFamily or headingFont beside it, which names the font`,
  ],
  [
    'a search without results in this database',
    CONGRESS,
    ({ cards }) =>
      Object.assign(cards[0].representativeSearch ?? cards[0].actions[0].representativeSearch, { countryCode: 'FR' }),
    `${CONGRESS} ${ACTION}.representativeSearch: no lawmaker of the database matches it`,
  ],
];

for (const [title, file, change, expected] of WARNINGS)
  test(`warns of ${title}`, async () => {
    const warnings = await warningsOf(file, change);
    assert.is(warnings.length, 1, warnings.join('\n'));
    assert.ok(warnings[0]?.startsWith(expected), warnings[0]);
  });

for (const publishedDate of ['2026-11-12', '2026-11-12T08:00:00Z', '2026-11-12T08:00:00.000+02:00', null])
  test(`accepts ${publishedDate} as a date`, async () => {
    assert.equal(await warningsOf(PETITION, (widget) => Object.assign(widget, { publishedDate })), []);
  });

for (const languageLocale of ['en', 'en-GB', 'es-MX', 'fr_CA', null])
  test(`has copy for ${languageLocale}`, async () => {
    assert.equal(await warningsOf(POLL, (widget) => Object.assign(widget, { languageLocale })), []);
  });

test('does not warn of actions on one card that wait for different answers', async () => {
  const warnings = await warningsOf(POLL, ({ cards }) =>
    cards[1].actions.push({ ...cards[1].actions[0], id: 3199, dependentActionId: 3101 }),
  );
  assert.equal(warnings, []);
});

test('warns once of postcodes that need a geocoder', async () => {
  const warnings = await warningsOf(undefined, undefined, null);
  assert.is(warnings.length, 1);
  assert.match(warnings[0] ?? '', /some postcodes lie in several districts.+GEOCODER.+; the same applies to \d more$/);
});

test('warns of an action on two cards with different searches', async () => {
  const again = (search: (known: object) => object) =>
    warningsOf(CONGRESS, ({ cards }) => {
      const [card] = cards;
      const { representativeSearch, ...action } = card.actions[0];
      const known = representativeSearch ?? card.representativeSearch;
      const withSearch = (each: object) => ({ ...card, representativeSearch: each, actions: [action] });
      cards.splice(0, cards.length, withSearch(known), withSearch(search(known)));
    });
  const isAbout = (warning: string) => warning.includes('for other people');
  const told = (await again((known) => ({ ...known, id: 77, roles: [1] }))).filter(isAbout);
  assert.is(told.length, 1);
  assert.match(told[0] ?? '', `${CONGRESS} cards[1].actions[0].id: is the action of ${CONGRESS} ${ACTION} again`);
  assert.equal((await again((known) => ({ ...known }))).filter(isAbout), []);
});

/** Its form has one field, for the text of a post, and no opt-ins. */
const FORM_OF_TEXT = 'tweet';
/** Its form never has a phone number. */
const NEVER = 'donation';

const KINDS = Object.values(kinds as Kinds).map(({ type, hasForm }): [type: string, warnings: number[]] => [
  type,
  hasForm && type !== FORM_OF_TEXT ? [1, type === NEVER ? 1 : 0] : [0, 0],
]);

for (const [type, warnings] of KINDS)
  test(`knows whether the form of ${type} has a phone number, hidden or required`, () => {
    const remarksOn = (phone: string) => {
      const partner = { id: 7, name: 'Harbor Alliance', optIns: ['sms'] };
      const action = { id: 1, type, partner, details: { fields: { phone } } };
      const file = { file: 'widget.json', value: { cards: [{ id: 1, actions: [action] }] } };
      const { widgets } = viewOf({ publishers: file, partners: file, widgets: [file], unreadable: [] });
      return widgets.flatMap((widget) => optInWarnings(widget, new Map())).length;
    };
    assert.equal(['hidden', 'required'].map(remarksOn), warnings);
  });

test.run();
