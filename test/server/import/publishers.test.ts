import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exportTables } from '../../../server/export/export.ts';
import { importContent } from '../../../server/import/import-content.ts';
import { ContentError, textOf } from '../../../server/import/mistakes.ts';
import { scopeOf } from '../../../server/people/scope.ts';
import { findWave, forgetWave } from '../../../server/people/wave.ts';
import { GET_ACTIONS, PETITION, POLL, signature, vote } from '../support/bodies.ts';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { type TestServer, withServer } from '../support/server.ts';

const TOOLS = { clock: () => new Date('2026-11-01T00:00:00Z'), geocoder: {} };

const PUBLISHERS = [
  { id: 1, name: 'The Gazette', domains: ['gazette.example'] },
  { id: 2, name: 'The Courier', domains: ['courier.example'] },
];

type Changes = Record<string, unknown>;

const petition = (title: string, more: Changes = {}) => ({
  id: 100,
  type: 'petition',
  title,
  details: { wall: true },
  ...more,
});

const poll = (texts: string[]) => ({
  id: 100,
  type: 'poll',
  title: 'How?',
  details: { answers: texts.map((text, index) => ({ id: index + 1, text })) },
});

const widget = (publisherId: number, actions: object[], more: Changes = {}) => ({
  widgetRequestId: `wr-${publisherId}`,
  widgetId: publisherId * 10,
  publisherId,
  languageLocale: 'en-US',
  cards: actions.map((action, index) => ({
    id: publisherId * 100 + index,
    type: 'seesOne',
    order: { type: 'Nominal', value: index + 1 },
    actions: [action],
  })),
  ...more,
});

/** A content folder with these widgets, of two newspapers. */
function contentOf(...widgets: object[]): ContentCopy {
  const content = copyContent();
  for (const file of readdirSync(join(content.dir, 'widgets'))) content.deleteFile(`widgets/${file}`);
  content.write('publishers.json', JSON.stringify(PUBLISHERS));
  for (const [index, each] of widgets.entries()) content.write(`widgets/${index}.json`, JSON.stringify(each));
  return content;
}

async function bring({ db }: TestServer, widgets: object[], how: { publisherId?: string } = {}) {
  const content = contentOf(...widgets);
  try {
    return await importContent(db, content.dir, TOOLS, 'command', { isAgreed: true, ...how });
  } finally {
    content.remove();
  }
}

const sign = ({ post }: TestServer, firstName: string, more: Changes) =>
  post(PETITION, signature({ id: 100, actionId: 100, firstName, from: firstName, showName: true, ...more }));

type Shown = { cards: { actions: { endUsersCount: number; details: { latest?: { name: string }[] } }[] }[] };

async function shownOf({ post }: TestServer, widgetRequestId: string) {
  const { body } = await post(GET_ACTIONS, { widgetRequestId });
  const action = (body as Shown).cards[0]?.actions[0];
  return { count: action?.endUsersCount, names: action?.details.latest?.map(({ name }) => name) };
}

const TWO = [widget(1, [petition('Keep the ferry')]), widget(2, [petition('Sell the ferry')])];

test('two publishers with the same ids have two petitions: counts, names, exports and deletions', () =>
  withServer(async (server) => {
    await bring(server, TWO);
    await sign(server, 'Ada', { widgetId: 10, publisherId: 1 });
    await sign(server, 'Grace', { widgetId: 10 });
    await sign(server, 'Mary', { widgetId: null, publisherId: 2 });
    assert.equal(await shownOf(server, 'wr-1'), { count: 2, names: ['Grace L.', 'Ada L.'] });
    assert.equal(await shownOf(server, 'wr-2'), { count: 1, names: ['Mary L.'] });
    const folder = await mkdtemp(join(tmpdir(), 'civic-action-export-'));
    for (const [wanted, names] of [
      [{ publisher: '1' }, ['Ada', 'Grace']],
      [{ publisher: '2', action: '100' }, ['Mary']],
      [{ widget: 'wr-2' }, ['Mary']],
    ] as const) {
      await exportTables(server.db, { folder, only: ['signatures'], ...wanted });
      const text = readFileSync(join(folder, 'signatures.csv'), 'utf8');
      assert.equal(
        ['Ada', 'Grace', 'Mary'].filter((name) => text.includes(name)),
        names,
      );
    }
    const failure = await scopeOf(server.db, { action: '100' }).catch((cause: Error) => cause.message);
    assert.is(failure, 'There are several actions 100 (publisher 1, publisher 2): say which with --publisher ID');
    const scope = await scopeOf(server.db, { action: '100', publisher: '2', since: '2020-01-01' });
    assert.equal(await findWave(server.db, scope), [{ table: 'signatures', rows: 1 }]);
    await forgetWave(server.db, scope);
    assert.is((await shownOf(server, 'wr-2')).count, 0);
    assert.is((await shownOf(server, 'wr-1')).count, 2);
    await rm(folder, { recursive: true });
  }));

for (const [title, told, status] of [
  ['of a widget that the content no longer has', { widgetId: 10, publisherId: 1 }, 404],
  ['of nobody, where one publisher has it', {}, 200],
  ['of a publisher that is unknown, where one has it', { publisherId: 77 }, 200],
] as const)
  test(`a signature ${title} is answered with ${status}`, () =>
    withServer(async (server) => {
      await bring(server, TWO);
      await bring(server, TWO.slice(1));
      assert.is((await sign(server, 'Ada', { widgetId: null, ...told })).status, status);
      assert.is((await shownOf(server, 'wr-2')).count, status === 200 ? 1 : 0);
    }));

test('asks whose action it is where two publishers have it and the page says nothing', () =>
  withServer(async (server) => {
    await bring(server, TWO);
    const { status, body } = await sign(server, 'Ada', { widgetId: null });
    assert.is(status, 400);
    assert.match(JSON.stringify(body), 'widgetId');
  }));

test('answers of the same ids are those of their publisher', () =>
  withServer(async (server) => {
    await bring(server, [widget(1, [poll(['Yes', 'No'])]), widget(2, [poll(['Red', 'Blue', 'Green'])])]);
    const answer = (widgetId: number, answerId: number) =>
      server.post(POLL, vote({ id: 100, actionId: 100, widgetId, answerId }));
    assert.is((await answer(20, 3)).status, 200);
    assert.is((await answer(10, 3)).status, 400);
    const { body } = await answer(10, 1);
    assert.is((body as { endUsersCount: number }).endUsersCount, 1);
  }));

const SHARED = [widget(1, [petition('Keep the ferry', { shared: true })]), widget(2, [{ id: 100, type: 'petition' }])];

test('publishers share an action that the content calls shared', () =>
  withServer(async (server) => {
    await bring(server, SHARED);
    await sign(server, 'Ada', { widgetId: 10 });
    await sign(server, 'Mary', { widgetId: 20 });
    for (const id of ['wr-1', 'wr-2']) assert.is((await shownOf(server, id)).count, 2);
    const folder = await mkdtemp(join(tmpdir(), 'civic-action-export-'));
    await exportTables(server.db, { folder, only: ['signatures'], publisher: '1' });
    const text = readFileSync(join(folder, 'signatures.csv'), 'utf8');
    assert.ok(text.includes('Ada') && !text.includes('Mary'));
    await rm(folder, { recursive: true });
  }));

test('signatures go with an action that becomes shared, and with one that is shared no longer', () =>
  withServer(async (server) => {
    await bring(server, TWO);
    await sign(server, 'Ada', { widgetId: 10 });
    await sign(server, 'Mary', { widgetId: 20 });
    await bring(server, SHARED);
    assert.is((await shownOf(server, 'wr-2')).count, 2);
    await sign(server, 'Grace', { widgetId: 20 });
    await bring(server, TWO);
    assert.equal(await shownOf(server, 'wr-1'), { count: 1, names: ['Ada L.'] });
    assert.equal(await shownOf(server, 'wr-2'), { count: 2, names: ['Grace L.', 'Mary L.'] });
  }));

test('a shared action goes with the last widget that has it', () =>
  withServer(async (server) => {
    await bring(server, SHARED);
    const own = [widget(1, [poll(['Yes', 'No'])]), widget(2, [poll(['Red', 'Blue'])])];
    await bring(server, own, { publisherId: '1' });
    assert.is((await sign(server, 'Mary', { widgetId: 20 })).status, 200);
    await bring(server, own, { publisherId: '2' });
    assert.is((await sign(server, 'Mary', { widgetId: 20 })).status, 404);
  }));

async function mistakesOf(work: Promise<unknown>): Promise<string[]> {
  const cause = await work.then(
    () => null,
    (error: unknown) => error,
  );
  assert.instance(cause, ContentError);
  return (cause as ContentError).mistakes.map(textOf);
}

test('another publisher’s action is not taken by its id before that publisher shares it', () =>
  withServer(async (server) => {
    const [own, other] = [TWO[0] as object, SHARED[1] as object];
    assert.equal(await mistakesOf(bring(server, [own, other])), [
      'widgets/1.json cards[0].actions[0]: has an id and a type alone, and is written whole by publisher 1: if both are to count together, write "shared": true there',
    ]);
  }));

test('no two widgets have one widgetId', () =>
  withServer(async (server) => {
    const twice = [TWO[0] as object, { ...(TWO[1] as object), widgetId: 10 }];
    assert.equal(await mistakesOf(bring(server, twice)), [
      'widgets/1.json widgetId: "10" is already used in widgets/0.json',
    ]);
  }));

test('one publisher’s import brings and removes that publisher’s alone', () =>
  withServer(async (server) => {
    await bring(server, TWO);
    await sign(server, 'Ada', { widgetId: 10 });
    const { changes } = await bring(
      server,
      [widget(2, [petition('New')], { widgetRequestId: 'wr-new', widgetId: 21 })],
      { publisherId: '2' },
    );
    assert.equal([changes.added, changes.removed], [['wr-new'], [{ requestId: 'wr-2', submissions: 0 }]]);
    assert.is((await shownOf(server, 'wr-1')).count, 1);
    const taking = [widget(2, [petition('New')], { widgetRequestId: 'wr-1', widgetId: 10 })];
    assert.equal(await mistakesOf(bring(server, taking, { publisherId: '2' })), [
      'widgets/: widgetRequestId "wr-1" is publisher 1’s',
      'widgets/: widgetId "10" is publisher 1’s',
    ]);
    assert.equal(await mistakesOf(bring(server, TWO, { publisherId: '3' })), [
      'publishers.json: has no publisher with the id "3"',
    ]);
  }));

test.run();
