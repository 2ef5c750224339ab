import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createFold } from '../../../server/figures/fold.ts';
import { type Sketches, stageFigures } from '../../../server/figures/sketches.ts';
import { ACTIVITY, activity } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const now = { clock: () => new Date('2026-11-20T10:20:30Z') };

const actions = (...ids: number[]) => ids.map((id) => ({ id, type: 'Poll', variationName: '2' }));

test('counts actions, designs and articles that a page makes up as others', () =>
  withServer(async ({ db }) => {
    const rows = Array.from({ length: 30 }, (_, at) => ({
      at: '2026-11-20T10:00:00.000Z',
      type: 'ActionVisible',
      widgetId: '1002',
      publisherId: `made up ${at}`,
      articleUrlTracking: `https://stranger.example/${at}`,
      previous: `${at}|poll`,
      sponsored: 0,
      fallback: 0,
      actions: JSON.stringify([{ id: at, type: 'poll', variationName: `design ${at}` }]),
      context: '{}',
    }));
    await db
      .insertInto('activities')
      .values(rows as never)
      .execute();
    await createFold().all(db);
    const days = await db
      .selectFrom('activityDays')
      .select(['scope', 'variant', 'action', 'previous', 'count'])
      .execute();
    assert.is(days.length, 7);
    assert.ok(
      days.every(({ variant, previous, count }) => ['', 'other'].includes(variant) && previous === '' && count === 30),
    );
    const hours = await db.selectFrom('activityHours').select(['publisherId', 'article']).execute();
    assert.equal(hours, [
      { publisherId: '1', article: 'other' },
      { publisherId: '1', article: 'other' },
    ]);
  }, now));

test('folds activity by event, action, design and what was seen before', () =>
  withServer(async ({ post, db }) => {
    const send = async (body: Record<string, unknown>) =>
      assert.is((await post(ACTIVITY, activity(body), { 'idempotency-key': randomUUID() })).status, 200);
    await send({ type: 'WidgetVisible', actions: actions(3101, 3401) });
    await send({ type: 'ActionVisible', actions: actions(3401), previousAction: '3101|poll' });
    await send({ type: 'ActionVisible', actions: actions(3401), previousAction: '3101|poll' });
    await createFold().all(db);
    await createFold().all(db);
    const rows = await db
      .selectFrom('activityDays')
      .select(['variant', 'type', 'action', 'previous', 'count'])
      .where('scope', '=', 'widget:wr-poll')
      .where('hour', '=', '')
      .orderBy('type')
      .orderBy('action')
      .execute();
    assert.equal(rows, [
      { variant: '2', type: 'ActionVisible', action: '', previous: '', count: 2 },
      { variant: '2', type: 'ActionVisible', action: '3401|poll', previous: '3101|poll', count: 2 },
      { variant: '2', type: 'WidgetVisible', action: '', previous: '', count: 1 },
    ]);
    const whole = await db.selectFrom('activityDays').select('action').where('scope', '=', '').execute();
    assert.equal([...new Set(whole.map(({ action }) => action))], ['']);
    const hours = await db.selectFrom('activityHours').select(['hour', 'count']).where('action', '=', '').execute();
    assert.equal(new Set(hours.map(({ hour }) => hour)), new Set(['2026-11-20T10']));
  }, now));

test('counts what one bad row says of itself, and goes on', () =>
  withServer(async ({ db }) => {
    const at = '2026-11-20T10:00:00.000Z';
    const stages = ['no JSON', 'null', '[]', '{"ready":-5,"loaded":"1","visible":1e308,"load":1e-300}', '{"ready":7}'];
    await db
      .insertInto('timings')
      .values(stages.map((each) => ({ at, widgetRequestId: 'wr-poll', stages: each })) as never)
      .execute();
    const rows = ['no JSON', 'null', '[null, 7, {}]'].map((actions) => ({
      at,
      type: 'ActionVisible',
      widgetId: '1002',
      actions,
    }));
    await db
      .insertInto('activities')
      .values(rows.map((row) => ({ ...row, sponsored: 0, fallback: 0, context: '{}' })) as never)
      .execute();
    await createFold().all(db);
    const row = await db
      .selectFrom('timingDays')
      .selectAll()
      .where('scope', '=', 'widget:wr-poll')
      .where('dimension', '=', '')
      .executeTakeFirst();
    const figures = JSON.parse(row?.sketches ?? '{}') as Sketches;
    assert.is(row?.placements, 2);
    assert.is(stageFigures(figures, 'ready').reached, 1);
    const { p50 } = stageFigures(figures, 'visible');
    assert.ok(Math.abs(Number(p50) - 3_600_000) < 36_000, `${p50}`);
    const events = await db
      .selectFrom('activityDays')
      .select(['action', 'count'])
      .where('scope', '=', 'widget:wr-poll')
      .where('hour', '=', '')
      .execute();
    assert.equal(
      events.sort((a, b) => (a.action < b.action ? -1 : 1)),
      [
        { action: '', count: 3 },
        { action: 'other|other', count: 3 },
      ],
    );
  }, now));

test.run();
