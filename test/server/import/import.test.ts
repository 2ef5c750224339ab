import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import type { Database } from '../../../server/db/schema.ts';
import { ContentError, textOf } from '../../../server/import/mistakes.ts';
import { type ContentCopy, copyContent, replaceContent } from '../support/content.ts';
import { createDatabase } from '../support/databases.ts';

const clock = () => new Date('2026-11-01T00:00:00Z');

async function withContent(use: (db: Database, content: ContentCopy) => Promise<void>) {
  const database = await createDatabase();
  const content = copyContent();
  const db = await openDatabase(database.options);
  try {
    await use(db, content);
  } finally {
    await db.destroy();
    await database.remove();
    content.remove();
  }
}

/** The demo content as it is. */
const DEMO_WIDGETS = readdirSync('server/content/widgets')
  .map((file): string => JSON.parse(readFileSync(`server/content/widgets/${file}`, 'utf8')).widgetRequestId)
  .sort();

const requestIds = async (db: Database) =>
  (await db.selectFrom('widgets').select('requestId').orderBy('requestId').execute()).map(({ requestId }) => requestId);

async function mistakesOf(db: Database, folder: string): Promise<string[]> {
  try {
    await replaceContent(db, folder, clock, 'command');
  } catch (cause) {
    if (cause instanceof ContentError) return cause.mistakes.map(textOf);
    throw cause;
  }
  return [];
}

test('makes the content exactly what the folder holds', () =>
  withContent(async (db, content) => {
    const { changes: _, ...counts } = await replaceContent(db, content.dir, clock, 'command');
    assert.equal(counts, { publishers: 4, partners: 7, widgets: DEMO_WIDGETS.length });
    content.deleteFile('widgets/it.json');
    await replaceContent(db, content.dir, clock, 'command');
    assert.equal(
      await requestIds(db),
      DEMO_WIDGETS.filter((id) => id !== 'wr-it'),
    );
    const actions = await db.selectFrom('actions').select('identifier').where('identifier', 'like', '36%').execute();
    assert.equal(actions, []);
  }));

test('stays consistent when several machines import at once', () =>
  withContent(async (db, content) => {
    const imports = [1, 2, 3].map(() => replaceContent(db, content.dir, clock, 'start'));
    for (const { widgets } of await Promise.all(imports)) assert.is(widgets, DEMO_WIDGETS.length);
    assert.equal(await requestIds(db), DEMO_WIDGETS);
  }));

test('inserts the partner that content names', () =>
  withContent(async (db, content) => {
    await replaceContent(db, content.dir, clock, 'command');
    const { data } = await db
      .selectFrom('actions')
      .select('data')
      .where('identifier', '=', '3001|petition@1')
      .executeTakeFirstOrThrow();
    assert.is(JSON.parse(data).partner.name, 'Ferry Riders Alliance');
    assert.is(JSON.parse(data).partnerId, undefined);
  }));

test('takes pictures by name, number and address', () =>
  withContent(async (db, content) => {
    content.change('publishers.json', (publishers) =>
      Object.assign(publishers[0], { logoName: 'logos/the gazette.svg' }),
    );
    content.change('partners.json', (partners) => {
      Object.assign(partners[0], { logoId: 12 });
      Object.assign(partners[1], { logoUrl: 'https://cdn.example/a.png?v=2' });
    });
    assert.equal(await mistakesOf(db, content.dir), []);
  }));

test('keeps fields without a specified behaviour', () =>
  withContent(async (db, content) => {
    const kept = { integrationType: 'Plugin', maximumRepresentativeSearch: 2, preventVariationExperiment: true };
    content.change('widgets/petition.json', (widget) => Object.assign(widget, kept));
    await replaceContent(db, content.dir, clock, 'command');
    const { data } = await db
      .selectFrom('widgets')
      .select('data')
      .where('requestId', '=', 'wr-petition')
      .executeTakeFirstOrThrow();
    for (const [name, value] of Object.entries(kept)) assert.is(JSON.parse(data)[name], value);
  }));

const PETITION = 'widgets/petition.json';
const POLL = 'widgets/poll.json';
const LIBRARY = 'widgets/library.json';

type Breakage = [title: string, change: (content: ContentCopy) => void, mistakes: string[]];

const BREAKAGES: Breakage[] = [
  [
    'an unknown kind of action',
    ({ change }) => change(PETITION, (widget) => Object.assign(widget.cards[0].actions[0], { type: 'teleport' })),
    [`${PETITION} cards[0].actions[0].type: "teleport" is not an action type`],
  ],
  [
    'an unknown field',
    ({ change }) => change(PETITION, (widget) => Object.assign(widget, { widgetNmae: 'x' })),
    [`${PETITION} widgetNmae: is not a known field`],
  ],
  [
    'a number in place of a text',
    ({ change }) => change(PETITION, (widget) => Object.assign(widget.cards[0].actions[0], { title: 7 })),
    [`${PETITION} cards[0].actions[0].title: Expected a string, but received: 7`],
  ],
  [
    'a poll with one answer',
    ({ change }) => change(LIBRARY, (widget) => widget.cards[0].actions[0].details.answers.splice(1)),
    [`${LIBRARY} cards[0].actions[0].details.answers: needs two answers or more`],
  ],
  [
    'a poll with an answer twice',
    ({ change }) =>
      change(LIBRARY, (widget) => Object.assign(widget.cards[0].actions[0].details.answers[1], { id: 'morning' })),
    [`${LIBRARY} cards[0].actions[0].details.answers: two answers have the same id`],
  ],
  [
    'a petition whose goal is text',
    ({ change }) => change(PETITION, (widget) => Object.assign(widget.cards[0].actions[0].details, { goal: 'many' })),
    [`${PETITION} cards[0].actions[0].details.goal: Expected an integer, but received: "many"`],
  ],
  [
    'a form with an unknown field, and a misspelled setting of another',
    ({ change }) =>
      change(PETITION, (widget) =>
        Object.assign(widget.cards[0].actions[0].details, { fields: { suffix: 'optional', phone: 'mandatory' } }),
      ),
    [
      `${PETITION} cards[0].actions[0].details.fields.phone: Expected one of \`"hidden","optional","required"\`, but received: "mandatory"`,
      `${PETITION} cards[0].actions[0].details.fields.suffix: is not a known field`,
    ],
  ],
  [
    'an unknown publisher',
    ({ change }) => change(PETITION, (widget) => Object.assign(widget, { publisherId: 77 })),
    [`${PETITION} publisherId: no publisher has the id "77"`],
  ],
  [
    'an unknown partner',
    ({ change }) => change(PETITION, (widget) => Object.assign(widget.cards[0], { partnerId: 78 })),
    [`${PETITION} cards[0].partnerId: no partner has the id "78"`],
  ],
  [
    'a condition on an action that does not come before',
    ({ change }) => change(POLL, (widget) => Object.assign(widget.cards[1].order, { dependentActionId: 3104 })),
    [`${POLL} cards[1].order: no earlier action has the id "3104" and the type "poll"`],
  ],
  [
    'a condition on an unknown answer',
    ({ change }) => change(POLL, (widget) => Object.assign(widget.cards[1].order, { dependentResultId: 9 })),
    [`${POLL} cards[1].order: action "3101" has no result "9"`],
  ],
  [
    'two widgets with the same id',
    ({ change }) => change(POLL, (widget) => Object.assign(widget, { widgetRequestId: 'wr-petition' })),
    [`${POLL} widgetRequestId: "wr-petition" is already used in ${PETITION}`],
  ],
  [
    'two widgets for the same article',
    ({ change }) =>
      change(POLL, (widget) =>
        Object.assign(widget, {
          articleUrl: 'http://harborgazette.example/2026/10/last-boat-leaves-too-early?utm_id=1',
        }),
      ),
    [`${POLL} articleUrl: "harborgazette.example/2026/10/last-boat-leaves-too-early" is already used in ${PETITION}`],
  ],
  [
    'two actions with the same id',
    ({ change }) => change(POLL, (widget) => Object.assign(widget.cards[3].actions[0], { id: 3001 })),
    [`${POLL} cards[3].actions[0].id: "3001|petition" differs from the one in ${PETITION}`],
  ],
  [
    'an unknown card type',
    ({ change }) => change(POLL, (widget) => Object.assign(widget.cards[0], { type: 'seesTwo' })),
    [`${POLL} cards[0].type: "seesTwo" is not one of seesOne, `],
  ],
  [
    'malformed pictures and addresses',
    ({ change }) => {
      change('partners.json', (partners) => Object.assign(partners[0], { logoUrl: '//elsewhere.example/x.png' }));
      change('publishers.json', (publishers) => {
        Object.assign(publishers[0], { logoName: 'http://[', domains: ['https://harborgazette.example/'] });
      });
      change(PETITION, (widget) => {
        Object.assign(widget, { widgetLogoName: 'javascript:alert(1)', iponWeb: ['pixel.gif'] });
        const picture = 'http://a b';
        Object.assign(widget.cards[0], { partner: { id: 1, logoId: picture } });
        Object.assign(widget.cards[0].actions[0], { pictureId: picture, pictureUrls: ['a.png', 'ftp://a.example/'] });
      });
    },
    [
      'publishers.json [0].logoName: "http://[" is neither a web address nor a plain name',
      'publishers.json [0].domains[0]: "https://harborgazette.example/" is not a host name',
      'partners.json [0].logoUrl: "//elsewhere.example/x.png" is neither',
      `${PETITION} widgetLogoName: "javascript:alert(1)" is neither`,
      `${PETITION} iponWeb[0]: "pixel.gif" is not a web address`,
      `${PETITION} cards[0].partner.logoId: "http://a b" is neither`,
      `${PETITION} cards[0].actions[0].pictureId: "http://a b" is neither`,
      `${PETITION} cards[0].actions[0].pictureUrls[1]: "ftp://a.example/" is neither`,
    ],
  ],
  [
    'one site of two publishers',
    ({ change }) => change('publishers.json', (publishers) => publishers[1].domains.push('www.HarborGazette.example')),
    ['publishers.json [1].domains: "harborgazette.example" is already used in publishers.json'],
  ],
  ['broken JSON', ({ write }) => write(PETITION, '{'), [`${PETITION}: is not JSON: `]],
  ['no publishers', ({ deleteFile }) => deleteFile('publishers.json'), ['publishers.json: is missing in ']],
  [
    'mistakes in two files',
    ({ change, write }) => {
      change('partners.json', (partners) => delete partners[0].name);
      change(PETITION, (widget) => delete widget.widgetId);
      write(LIBRARY, '{');
    },
    [`${LIBRARY}: is not JSON: `, 'partners.json [0].name: is missing', `${PETITION} widgetId: is missing`],
  ],
];

for (const [title, breakIt, expected] of BREAKAGES)
  test(`names ${title} and keeps the content it had`, () =>
    withContent(async (db, content) => {
      await replaceContent(db, content.dir, clock, 'command');
      const before = await requestIds(db);
      breakIt(content);
      const mistakes = await mistakesOf(db, content.dir);
      assert.is(mistakes.length, expected.length, mistakes.join('\n'));
      for (const [index, text] of expected.entries()) assert.ok(mistakes[index]?.startsWith(text), mistakes[index]);
      assert.equal(await requestIds(db), before);
    }));

test.run();
