import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shapeMistakes } from '../../../server/import/check.ts';
import { checkContent } from '../../../server/import/import-content.ts';
import { ContentError, textOf } from '../../../server/import/mistakes.ts';
import { kinds } from '../../../widget/actions/registry.ts';
import type { KindTable } from '../../../widget/core/model/kind.ts';
import { type ContentCopy, copyContent } from '../support/content.ts';

const PETITION = 'widgets/petition.json';
const EMAIL = 'widgets/email.json';
const CALL = 'widgets/call.json';
const CONGRESS = 'widgets/call-congress.json';
const TWEET = 'widgets/tweet.json';

async function mistakesOf(breakIt: (content: ContentCopy) => void): Promise<string[]> {
  const content = copyContent();
  try {
    breakIt(content);
    await checkContent(content.dir);
    return [];
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return cause.mistakes.map(textOf);
  } finally {
    content.remove();
  }
}

type Change = Parameters<ContentCopy['change']>[1];

const ACTION = 'cards[0].actions[0]';
const COUNTY = 'ocd-division/country:us/state:nj/county:essex';

const MISTAKES: [title: string, file: string, change: Change, mistakes: string[]][] = [
  [
    'an email without recipients',
    EMAIL,
    ({ cards }) => delete cards[0].actions[0].emailRecipients,
    [`${EMAIL} ${ACTION}: nobody can be reached: give emailRecipients, or a representativeSearch here or on the card`],
  ],
  [
    'an email to recipients without an address',
    EMAIL,
    ({ cards }) => Object.assign(cards[0].actions[0], { emailRecipients: [{ name: 'Ann' }] }),
    [`${EMAIL} ${ACTION}.emailRecipients: none of them has an email address: nobody can be reached`],
  ],
  [
    'a type that every object has',
    EMAIL,
    ({ cards }) => Object.assign(cards[0].actions[0], { type: '__proto__' }),
    [`${EMAIL} ${ACTION}.type: `],
  ],
  [
    'a call without callees',
    CALL,
    ({ cards }) => delete cards[0].actions[0].details.recipients,
    [`${CALL} ${ACTION}: nobody can be reached: give details.recipients, or`],
  ],
  [
    'a search with only an unknown id',
    CONGRESS,
    ({ cards }) => Object.assign(cards[0], { representativeSearch: { id: 999 } }),
    [`${CONGRESS} ${ACTION}.representativeSearch: no search of the content says whom the id "999" stands for`],
  ],
  [
    'a search for a county, where districts are asked for',
    CONGRESS,
    ({ cards }) =>
      Object.assign(cards[0], {
        representativeSearch: {
          countryCode: 'US',
          districtIds: ['NJ-10', 7, 'NJ-S10', 'NJ-A10', 'ocd-division/country:us/state:nj/sldl:10', COUNTY],
        },
      }),
    [`${CONGRESS} cards[0].representativeSearch.districtIds[5]: "${COUNTY}" is no district: only those with cd, `],
  ],
  [
    'misspelt fields, with the likely ones',
    PETITION,
    (widget) => {
      Object.assign(widget, { widgetname: 'x', ariticleUrl: 'https://a.example/', somethingElse: 1 });
      Object.assign(widget.cards[0].actions[0], {
        titel: 'x',
        partner: { id: 1, nmae: 'x' },
        issue: { id: 1, nam: '' },
      });
    },
    [
      `${PETITION} widgetname: is not a known field; did you mean "widgetName"?`,
      `${PETITION} ariticleUrl: is not a known field; did you mean "articleUrl"?`,
      `${PETITION} somethingElse: is not a known field`,
      `${PETITION} ${ACTION}.titel: is not a known field; did you mean "title"?`,
      `${PETITION} ${ACTION}.partner.nmae: is not a known field; did you mean "name"?`,
      `${PETITION} ${ACTION}.issue.nam: is not a known field; did you mean "name"?`,
    ],
  ],
  [
    'a search with misspelt fields, and numbers that mean nothing',
    CONGRESS,
    ({ cards }) =>
      Object.assign(cards[0], {
        representativeSearch: { countrycode: 'US', countryCode: 'USA', levels: [0, 7], roles: [11] },
      }),
    [
      `${CONGRESS} cards[0].representativeSearch.countrycode: is not a known field; did you mean "countryCode"?`,
      `${CONGRESS} cards[0].representativeSearch.countryCode: "USA" is not a country’s two letters`,
      `${CONGRESS} cards[0].representativeSearch.levels[1]: 7 is not one of 0, 1`,
      `${CONGRESS} cards[0].representativeSearch.roles[0]: 11 is not one of 0, 1, 2`,
    ],
  ],
  [
    'numbers out of range, and a font without an address',
    PETITION,
    (widget) => {
      Object.assign(widget, {
        customViewabilityPercentage: 150,
        customViewabilitySeconds: -1,
        customSizing: { height: 0 },
        customTheme: { fontUrl: 'ftp://a.example/g.woff2', radius: 99 },
      });
      Object.assign(widget.cards[0], { countdownTimer: -3 });
      Object.assign(widget.cards[0].actions[0], { designVariant: -1, oneCardCustomAmounts: [0] });
      Object.assign(widget.cards[0].actions[0].details, { goal: -5 });
    },
    [
      `${PETITION} customTheme.fontUrl: "ftp://a.example/g.woff2" is neither a web address nor a plain name`,
      `${PETITION} customTheme.radius: must be from 0 to 24, not 99`,
      `${PETITION} customSizing.height: must be from 1 to 5000, not 0`,
      `${PETITION} customViewabilityPercentage: must be from 1 to 100, not 150`,
      `${PETITION} customViewabilitySeconds: must be from 0 to 60, not -1`,
      `${PETITION} cards[0].countdownTimer: must be from 0 to 600, not -3`,
      `${PETITION} ${ACTION}.designVariant: must be 0 or more, not -1`,
      `${PETITION} ${ACTION}.oneCardCustomAmounts[0]: must be from 0.01 to`,
      `${PETITION} ${ACTION}.details.goal: must be 0 or more, not -5`,
    ],
  ],
  [
    'a currency that is none',
    'widgets/donation.json',
    (widget) => Object.assign(widget.cards[0].actions[0], { details: { currency: 'usd' } }),
    [
      `widgets/donation.json ${ACTION}.details.currency: "usd" is no currency: its code has three capitals, such as USD`,
    ],
  ],
  [
    'invalid ids',
    PETITION,
    (widget) => {
      Object.assign(widget, { widgetPreviewId: '' });
      Object.assign(widget.cards[0].actions[0], { id: '30|01', actionId: 3001 });
    },
    [
      `${PETITION} widgetPreviewId: "" is no id`,
      `${PETITION} ${ACTION}.id: "30|01" is no id: it must not be empty, nor hold a "|"`,
    ],
  ],
  [
    'unknown opt-ins and payments',
    'partners.json',
    (partners) => Object.assign(partners[0], { optIns: ['email', 'mail'], paymentType: 'cash' }),
    ['partners.json [0].paymentType: Expected one of', 'partners.json [0].optIns[1]: Expected one of'],
  ],
  [
    'an action that waits for what comes later',
    TWEET,
    ({ cards }) => Object.assign(cards[0].actions[0], { dependentActionId: 9 }),
    [`${TWEET} ${ACTION}.dependentActionId: no earlier action has the id "9"`],
  ],
];

for (const [title, file, change, expected] of MISTAKES)
  test(`names ${title}`, async () => {
    const mistakes = await mistakesOf((content) => content.change(file, change));
    assert.is(mistakes.length, expected.length, mistakes.join('\n'));
    for (const text of expected)
      assert.ok(
        mistakes.some((mistake) => mistake.startsWith(text)),
        `${text}\nis not among\n${mistakes.join('\n')}`,
      );
  });

test('names mistakes of every sort at once, file by file', async () => {
  const mistakes = await mistakesOf(({ change, write }) => {
    write('widgets/tweet.json', '{"widgetId": }');
    change(PETITION, (widget) => {
      Object.assign(widget, { publisherId: 77, widgetNmae: 'x' });
      Object.assign(widget.cards[0].actions[0], { title: 7, partnerId: 78, details: { goal: 'many' } });
    });
    change(EMAIL, ({ cards }) => delete cards[0].actions[0].emailRecipients);
  });
  const places = mistakes.map((mistake) => mistake.split(': ', 1)[0]);
  assert.equal(places, [
    'widgets/tweet.json',
    `${PETITION} widgetNmae`,
    `${PETITION} ${ACTION}.title`,
    `${PETITION} ${ACTION}.details.goal`,
    `${PETITION} ${ACTION}.partnerId`,
    `${PETITION} publisherId`,
    `${EMAIL} ${ACTION}`,
  ]);
});

test('refuses files in another encoding, and reads those with a byte order mark', async () => {
  const mistakes = await mistakesOf(({ dir, write }) => {
    writeFileSync(join(dir, EMAIL), Buffer.from('{"widgetName": "Bah\xeda"}', 'latin1'));
    write('partners.json', '\ufeff[]');
  });
  assert.ok(mistakes.includes(`${EMAIL}: is not UTF-8: save it in that encoding`), mistakes.join('\n'));
  assert.not.ok(mistakes.some((mistake) => mistake.startsWith('partners.json')));
});

test('reports no missing partner when it could not read them', async () => {
  assert.equal(
    (await mistakesOf(({ write }) => write('partners.json', '['))).map((mistake) => mistake.split(':', 2)[1]),
    [' is not JSON'],
  );
});

test('reports details that the kind itself would drop', () => {
  const petition = { ...kinds.petition, parse: () => null };
  const cards = [{ id: 1, actions: [{ id: 1, type: 'petition', title: 'Sign', details: {} }] }];
  const files = {
    publishers: { file: 'publishers.json', value: [] },
    partners: { file: 'partners.json', value: [] },
    widgets: [{ file: PETITION, value: { cards } }],
    unreadable: [],
  };
  const found = (table: KindTable) => shapeMistakes(files, table).map(textOf);
  const told = `${PETITION} ${ACTION}.details: cannot be shown as petition`;
  assert.is(found(kinds).includes(told), false);
  assert.is(found({ petition }).includes(told), true);
});

test.run();
