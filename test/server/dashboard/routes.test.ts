import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TABLES } from '../../../dashboard/answers.ts';
import { makeToken } from '../../../server/access/tokens.ts';
import { LINES } from '../../../server/dashboard/tables.ts';
import { PETITION, signature } from '../support/bodies.ts';
import { storeActivity, storeTimings, timings } from '../support/figures.ts';
import { type TestServer, withSharedServer } from '../support/server.ts';

/** `/dashboard/api/…` as whoever has a token meets it. */

const server = withSharedServer(test, { clock: () => new Date('2026-11-20T12:00:00Z') });
const KINDS = ['loading', 'split', 'actions'] as const;
/** Its content is the demo's, whose widgets belong to 1. */
const tokens = { all: '', own: '', other: '' };

/** A title that a spreadsheet would compute. */
const FORMULA = '=HYPERLINK("https://evil.example";"Click")';

async function renamePoll({ db }: TestServer) {
  const { data } = await db
    .selectFrom('widgets')
    .select('data')
    .where('requestId', '=', 'wr-poll')
    .executeTakeFirstOrThrow();
  const widget = JSON.parse(data);
  widget.cards[0].actions[0].title = FORMULA;
  await db
    .updateTable('widgets')
    .set({ data: JSON.stringify(widget) })
    .where('requestId', '=', 'wr-poll')
    .execute();
}

test.before(async () => {
  const tokenOf = async (publisherId: string | null) =>
    (await makeToken(server.db, new Date('2026-11-20T12:00:00Z'), { name: 'Newsroom', publisherId, expiresAt: null }))
      .token;
  await server.db.insertInto('publishers').values({ id: '77', data: '{"publisherName":"Ferry News"}' }).execute();
  Object.assign(tokens, { all: await tokenOf(null), own: await tokenOf('1'), other: await tokenOf('77') });
  await renamePoll(server);
  await storeTimings(server.db, timings(80));
  const poll = (variationName: string) => [{ id: 3101, type: 'Poll', variationName }];
  await storeActivity(server.db, [
    { type: 'ActionVisible', actions: poll('1'), times: 4 },
    { type: 'ActionVisible', actions: poll('2'), times: 3, previous: '3101|poll' },
    { type: 'ActionCompleted', actions: poll('1') },
  ]);
});

const get = (path: string, token: keyof typeof tokens | null = 'all', headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/dashboard/api/${path}`,
    headers: { ...(token && { authorization: `Bearer ${tokens[token]}` }), ...headers },
  });

test('has the tables that the page links to, and no others', () => {
  assert.equal(Object.fromEntries(Object.entries(LINES).map(([kind, tables]) => [kind, Object.keys(tables)])), TABLES);
});

test('answers with figures', async () => {
  const loading = (await get('loading?widget=wr-poll')).json();
  assert.equal([loading.placements, loading.grain, loading.series.length], [40, 'day', 28]);
  const split = (await get('split?by=version')).json();
  assert.equal(
    split.values.map(({ value }: { value: string }) => value),
    ['0.1.0', '0.2.0'],
  );
  const actions = (await get('actions?widget=wr-poll')).json();
  assert.equal([actions.actions[0].title, actions.actions[0].visible], [FORMULA, 7]);
});

test('shows a title without the names of what differs from reader to reader', async () => {
  const { actions, results } = (await get('actions?widget=wr-quiz')).json();
  const titles = (all: { title: string }[]) => all.map(({ title }) => title).join('\n');
  assert.match(titles(actions), 'You said “…”. Where had you heard that?');
  assert.not.match(titles(results), /@answer/);
});

test('says to each viewer what there is to look at', async () => {
  const all = (await get('scopes')).json();
  const ids = all.publishers.map(({ id }: { id: string }) => id);
  assert.ok(ids.includes('1') && ids.includes('77'), ids.join());
  assert.equal(all.days, { first: '2026-11-18', last: '2026-11-20' });
  assert.equal([all.isTrial, all.isMadeUp], [false, false]);
  const other = (await get('scopes', 'other')).json();
  assert.equal(other.publishers, [{ id: '77', name: 'Ferry News', isGone: false, widgets: [] }]);
  assert.is(other.days, null);
});

test('offers widgets and publishers that are gone from the content, each to whom it belonged', async () => {
  const counted = { day: '2026-11-19', placements: 1, loads: 1, shown: 1, reasons: '{}', sketches: '{}', madeUp: 0 };
  const measured = (widget: string, publisher: string) => [
    { ...counted, scope: '', dimension: 'widget', value: widget },
    { ...counted, scope: `publisher:${publisher}`, dimension: 'widget', value: widget },
    { ...counted, scope: `widget:${widget}`, dimension: 'publisher', value: publisher },
  ];
  await server.db
    .insertInto('timingDays')
    .values([...measured('wr-old', '1'), ...measured('wr-older', '9')])
    .execute();
  const goneFor = async (token: 'all' | 'own' | 'other') =>
    (await get('scopes', token))
      .json()
      .publishers.flatMap((publisher: { id: string; isGone: boolean; widgets: { id: string; isGone: boolean }[] }) => [
        ...(publisher.isGone ? [publisher.id] : []),
        ...publisher.widgets.filter(({ isGone }) => isGone).map(({ id }) => `${publisher.id} ${id}`),
      ]);
  assert.equal(await goneFor('all'), ['1 wr-old', '9', '9 wr-older']);
  assert.equal(await goneFor('own'), ['1 wr-old']);
  assert.equal(await goneFor('other'), []);
  assert.is((await get('loading?widget=wr-old', 'own')).json().placements, 0);
  assert.is((await get('loading?widget=wr-older', 'own')).statusCode, 403);
});

for (const kind of KINDS)
  for (const table of TABLES[kind])
    test(`answers ${kind} as a file with the table ${table}`, async () => {
      const { statusCode, headers, body } = await get(`${kind}.csv?table=${table}&widget=wr-poll`);
      assert.is(statusCode, 200);
      assert.match(String(headers['content-type']), /^text\/csv/);
      assert.is(headers['content-disposition'], `attachment; filename="${kind}-${table}.csv"`);
      const cells = body.replace('\ufeff', '').split(/[\r\n,]+/);
      assert.equal(
        cells.filter((cell) => /^"?[=+@]/.test(cell)),
        [],
      );
      if (!['petitions', 'money', 'letters'].includes(table)) assert.ok(body.split('\r\n').length > 2, body);
    });

const headOf = (csv: string) => (csv.split('\r\n')[0] ?? '').replace('\ufeff', '').replaceAll('"', '');

for (const kind of KINDS)
  for (const table of TABLES[kind])
    test(`heads the columns of ${kind}’s table ${table} also where it has no rows`, async () => {
      const from = 'from=2026-01-01&to=2026-01-02';
      const full = (await get(`${kind}.csv?table=${table}&widget=wr-poll`)).body;
      const empty = (await get(`${kind}.csv?table=${table}&publisher=77&${from}`)).body;
      assert.ok(headOf(empty).split(',').length > 1, empty);
      assert.is(headOf(empty), headOf(full));
      const lines = (await get(`${kind}?widget=wr-poll`)).json();
      const tables: Record<string, { lines: (answer: never) => object[] }> = LINES[kind];
      const [row] = tables[table]?.lines(lines as never) ?? [];
      if (row) assert.is(headOf(full), Object.keys(row).join());
    });

test('marks a file whose figures are partly made up', async () => {
  const counted = { day: '2026-11-19', placements: 1, loads: 1, shown: 1, reasons: '{}', sketches: '{}', madeUp: 1 };
  const row = { ...counted, scope: '', dimension: '', value: '' };
  await server.db.insertInto('timingDays').values(row).execute();
  const { headers, body } = await get('loading.csv?table=stages&widget=wr-poll');
  await server.db.deleteFrom('timingDays').where('madeUp', '=', 1).execute();
  assert.is(headers['content-disposition'], 'attachment; filename="loading-stages-made-up.csv"');
  const [head, first] = body.split('\r\n');
  assert.match(String(head), /,"?made_up"?$/);
  assert.match(String(first), /,"?yes"?$/);
});

test('keeps spreadsheets from computing a title', async () => {
  const { body } = await get('actions.csv?table=actions&widget=wr-poll');
  assert.match(body, /"'=HYPERLINK\(""https:\/\/evil\.example"";'?""Click""\)"/);
});

test('lists names on walls, and hides them for whoever may', async () => {
  await server.post(PETITION, signature({ showName: true }));
  const first = async (token: 'all' | 'own' | 'other') => (await get('signers', token)).json().signers[0];
  const { id, name, isHidden } = await first('own');
  assert.equal([typeof id, typeof name, isHidden], ['number', 'string', false]);
  assert.is(await first('other'), undefined);
  const hide = (token: keyof typeof tokens, body: unknown, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/dashboard/api/signers',
      headers: { authorization: `Bearer ${tokens[token]}`, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  assert.is((await hide('other', { id, isHidden: true })).statusCode, 404);
  assert.is((await hide('own', { id, isHidden: true }, { origin: 'https://evil.example' })).statusCode, 403);
  for (const body of [null, [], {}, { id: '1', isHidden: true }, { id, isHidden: 'yes' }])
    assert.is((await hide('own', body)).statusCode, 400, JSON.stringify(body));
  assert.is((await first('all')).isHidden, false);
  assert.is((await hide('own', { id, isHidden: true })).statusCode, 200);
  assert.is((await first('all')).isHidden, true);
});

const PATHS = ['scopes', 'signers', ...KINDS, ...KINDS.map((kind) => `${kind}.csv?table=${TABLES[kind][0]}`)];

for (const path of PATHS) {
  test(`keeps ${path} to whoever has access, from other sites and from caches`, async () => {
    const refused = await get(path, null);
    assert.equal([refused.statusCode, typeof refused.json().error], [401, 'string']);
    const answer = await get(path);
    assert.is(answer.statusCode, 200);
    for (const { headers } of [refused, answer]) {
      assert.match(String(headers['cache-control']), 'no-store');
      assert.not('access-control-allow-origin' in headers);
      assert.is(headers['cross-origin-resource-policy'], 'same-origin');
    }
    assert.is((await get(path, 'all', { origin: 'https://evil.example' })).statusCode, 403);
  });
  if (path !== 'scopes' && path !== 'signers')
    test(`shows ${path} of their own publisher alone`, async () => {
      const and = path.includes('?') ? '&' : '?';
      assert.is((await get(`${path}${and}publisher=1`, 'own')).statusCode, 200);
      for (const query of ['publisher=1', 'widget=wr-poll', 'publisher=77&widget=wr-poll', 'widget=gone']) {
        const { statusCode, body } = await get(`${path}${and}${query}`, 'other');
        assert.is(statusCode, 403, query);
        assert.not.match(body, 'HYPERLINK');
      }
      assert.is((await get(`${path}${and}publisher=77&widget=wr-poll`)).statusCode, 404);
    });
}

test('counts nothing of other publishers where none is named', async () => {
  assert.is((await get('loading', 'other')).json().placements, 0);
  assert.is((await get('loading', 'own')).json().placements, 80);
  assert.is((await get('actions', 'other')).json().totals.completed, 0);
});

for (const [path, field] of [
  ['loading?from=yesterday', 'from'],
  ['loading?from=2026-11-20&to=2026-11-01', 'to'],
  ['loading?stage=lunch', 'stage'],
  ['split?by=moon', 'by'],
  ['actions?widget=a&widget=b', 'widget'],
  ['actions.csv?table=__proto__', 'table'],
  ['actions.csv', 'table'],
  ['split.csv?table=values&by=moon', 'by'],
] as const)
  test(`says what is wrong with ${path}`, async () => {
    const { statusCode, headers, body } = await get(path);
    const { error, errors } = JSON.parse(body);
    assert.equal([statusCode, typeof error, Object.keys(errors)], [400, 'string', [field]]);
    assert.match(String(headers['content-type']), /^application\/json/);
    assert.not('content-disposition' in headers);
  });

test.run();
