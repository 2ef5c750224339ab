import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beforeOf, readAsked } from '../../../server/dashboard/asked.ts';
import { HttpError } from '../../../server/http/errors.ts';
import { withSharedServer } from '../support/server.ts';

const server = withSharedServer(test);
const NOW = new Date('2026-11-20T12:00:00Z');

const ask = (query: Record<string, unknown>, publisherId: string | null = null) =>
  readAsked(server.db, { publisherId }, query, NOW);

const failure = async (query: Record<string, unknown>, publisherId: string | null = null) => {
  try {
    await ask(query, publisherId);
  } catch (cause) {
    if (cause instanceof HttpError) return { status: cause.status, errors: cause.body.errors };
  }
  throw new Error('It was not refused');
};

test('asks for the last 28 days of everything where nothing is said', async () => {
  assert.equal(await ask({}), {
    from: '2026-10-24',
    to: '2026-11-20',
    grain: 'day',
    scope: '',
    publisherId: null,
    widgetId: null,
    stage: 'ready',
    by: 'version',
    now: NOW,
  });
});

for (const [title, query, scope] of [
  ['a publisher', { publisher: '1' }, 'publisher:1'],
  ['a widget', { widget: 'wr-poll' }, 'widget:wr-poll'],
  ['a widget with its publisher', { publisher: '1', widget: 'wr-poll' }, 'widget:wr-poll'],
  ['a widget that the content no longer has', { widget: 'gone' }, 'widget:gone'],
] as const)
  test(`takes ${title}`, async () => {
    assert.is((await ask(query)).scope, scope);
  });

test('shows to a viewer of one publisher that publisher alone', async () => {
  assert.is((await ask({}, '1')).scope, 'publisher:1');
  assert.is((await ask({ widget: 'wr-poll' }, '1')).scope, 'widget:wr-poll');
  assert.is((await failure({ publisher: '2' }, '1')).status, 403);
  assert.is((await failure({ widget: 'wr-poll' }, '2')).status, 403);
  assert.is((await failure({ widget: 'gone' }, '1')).status, 403);
});

test('shows a widget that is gone to the publisher who had it last', async () => {
  const day = { dimension: 'publisher', placements: 1, loads: 1, shown: 1, reasons: '{}', sketches: '{}', madeUp: 0 };
  await server.db
    .insertInto('timingDays')
    .values([
      { ...day, scope: 'widget:moved', day: '2026-11-18', value: '2' },
      { ...day, scope: 'widget:moved', day: '2026-11-19', value: '1' },
    ])
    .execute();
  assert.equal(await ask({ publisher: '1', widget: 'moved' }), await ask({ widget: 'moved' }, '1'));
  assert.is((await ask({ widget: 'moved' })).publisherId, '1');
  assert.is((await failure({ widget: 'moved' }, '2')).status, 403);
});

for (const [title, query, status, field] of [
  ['a day that there is not', { from: '2026-02-30' }, 400, 'from'],
  ['a time', { to: '2026-11-20T10:00:00Z' }, 400, 'to'],
  ['an end before its beginning', { from: '2026-11-20', to: '2026-11-19' }, 400, 'to'],
  ['many years', { from: '2001-01-01', to: '2026-11-19' }, 400, 'from'],
  ['an unknown stage', { stage: 'toString' }, 400, 'stage'],
  ['an unknown dimension', { by: '__proto__' }, 400, 'by'],
  ['two widgets', { widget: ['a', 'b'] }, 400, 'widget'],
  ['NUL', { publisher: 'a\0' }, 400, 'publisher'],
  ['another publisher’s widget', { publisher: '2', widget: 'wr-poll' }, 404, undefined],
] as const)
  test(`refuses ${title}`, async () => {
    const { status: found, errors } = await failure(query);
    assert.is(found, status);
    assert.equal(Object.keys(errors ?? {}), field ? [field] : []);
  });

for (const [title, query, before] of [
  ['a week', { from: '2026-11-02', to: '2026-11-08' }, ['2026-10-26', '2026-11-01', false, '2026-11-02T00:00']],
  ['today', { from: '2026-11-20', to: '2026-11-20' }, ['2026-11-19', '2026-11-19', true, '2026-11-19T12:00']],
  ['four weeks until now', {}, ['2026-09-26', '2026-10-23', true, '2026-10-23T12:00']],
] as const)
  test(`finds what comes before ${title}`, async () => {
    const { from, to, isCut, end } = beforeOf(await ask(query), NOW);
    assert.equal([from, to, isCut, end.toISOString().slice(0, 16)], before);
  });

test.run();
