import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readAsked } from '../../../server/dashboard/asked.ts';
import { loadingOf, splitOf } from '../../../server/dashboard/loading.ts';
import type { Database } from '../../../server/db/schema.ts';
import { storeTimings, type Timing, timings } from '../support/figures.ts';
import { withServer } from '../support/server.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ALL = { publisherId: null };

const ask = (db: Database, query: Record<string, string>) => readAsked(db, ALL, query, NOW);

/** Nearest rank, over the raw rows. */
const byHand = (rows: Timing[], quantile: number) => {
  const times = rows.flatMap(({ stages }) => stages.ready ?? []).sort((a, b) => a - b);
  return times[Math.floor(quantile * (times.length - 1))] ?? Number.NaN;
};

const isNear = (found: number | null | undefined, exact: number) =>
  Math.abs(Number(found) - exact) <= exact * 0.01 + 0.051;

const ready = (stages: { stage: string }[]) =>
  stages.find(({ stage }) => stage === 'ready') as never as {
    reached: number;
    p50: number | null;
    p75: number | null;
    p95: number | null;
  };

const SPANS: [title: string, query: Record<string, string>, isIn: (row: Timing) => boolean][] = [
  ['three days of everything', { from: '2026-11-18', to: '2026-11-20' }, () => true],
  ['one day of everything', { from: '2026-11-19', to: '2026-11-19' }, ({ at }) => at.startsWith('2026-11-19')],
  ['a widget', { widget: 'wr-poll' }, ({ widgetRequestId }) => widgetRequestId === 'wr-poll'],
  ['a publisher', { publisher: '1' }, () => true],
];

for (const [title, query, isIn] of SPANS)
  test(`tells of ${title} what a count over the raw rows finds`, () =>
    withServer(async ({ db }) => {
      const rows = timings(600);
      await storeTimings(db, rows);
      const found = await loadingOf(db, await ask(db, query));
      const wanted = rows.filter(isIn);
      const reached = wanted.filter(({ stages }) => stages.ready !== undefined);
      assert.is(found.placements, wanted.length);
      assert.is(ready(found.stages).reached, reached.length);
      assert.equal(found.reasons, [{ reason: 'timeout', count: wanted.length - reached.length }]);
      for (const [name, quantile] of [
        ['p50', 0.5],
        ['p75', 0.75],
        ['p95', 0.95],
      ] as const)
        assert.ok(isNear(ready(found.stages)[name], byHand(wanted, quantile)), name);
      assert.is(
        found.distribution.reduce((sum, { count }) => sum + count, 0),
        reached.length,
      );
      assert.is(
        found.series.reduce((sum, { placements }) => sum + placements, 0),
        wanted.length,
      );
    }));

test('splits by version, so that a slow release is found', () =>
  withServer(async ({ db }) => {
    const rows = timings(600);
    await storeTimings(db, rows);
    const { values } = await splitOf(db, await ask(db, { by: 'version' }));
    assert.equal(
      values.map(({ value, placements }) => [value, placements]),
      [
        ['0.1.0', 300],
        ['0.2.0', 300],
      ],
    );
    for (const { value, stages } of values)
      assert.ok(
        isNear(
          ready(stages).p75,
          byHand(
            rows.filter(({ version }) => version === value),
            0.75,
          ),
        ),
        value,
      );
  }));

test('shows every hour of two days, and every day of more', () =>
  withServer(async ({ db }) => {
    await storeTimings(db, timings(24));
    const hours = await loadingOf(db, await ask(db, { from: '2026-11-19', to: '2026-11-20', widget: 'wr-poll' }));
    assert.is(hours.grain, 'hour');
    assert.is(hours.series.length, 48);
    assert.is(hours.series[0]?.at, '2026-11-19T00');
    const days = await loadingOf(db, await ask(db, { from: '2026-11-01', to: '2026-11-20' }));
    assert.is(days.grain, 'day');
    assert.is(days.series.length, 20);
    assert.equal(days.series[0], { at: '2026-11-01', placements: 0, stages: days.series[0]?.stages });
    assert.is(ready(days.series[0]?.stages ?? []).p75, null);
  }));

test('names the releases that came within the days, each with its first one', () =>
  withServer(async ({ db }) => {
    const counted = { placements: 1, loads: 1, shown: 1, reasons: '{}', sketches: '{}', madeUp: 0 };
    const seen = (day: string, ...versions: string[]) =>
      versions.map((value) => ({ ...counted, scope: '', dimension: 'version', day, value }));
    await db
      .insertInto('timingDays')
      .values([
        ...seen('2026-10-01', '0.1.0'),
        ...seen('2026-11-04', '0.1.0', '0.1.1', ''),
        ...seen('2026-11-12', '0.1.1', '0.1.2', 'other'),
      ])
      .execute();
    const releases = async (from: string, to: string) => (await loadingOf(db, await ask(db, { from, to }))).releases;
    assert.equal(await releases('2026-11-01', '2026-11-20'), [
      { version: '0.1.1', at: '2026-11-04' },
      { version: '0.1.2', at: '2026-11-12' },
    ]);
    assert.equal(await releases('2026-11-10', '2026-11-20'), [{ version: '0.1.2', at: '2026-11-12' }]);
    assert.equal(await releases('2026-11-12', '2026-11-12'), []);
  }));

test('says that nothing was measured', () =>
  withServer(async ({ db }) => {
    const found = await loadingOf(db, await ask(db, {}));
    assert.is(found.placements, 0);
    assert.equal(found.distribution, []);
    assert.is(found.from, '2026-10-24');
    assert.is(found.series.length, 28);
    assert.equal((await splitOf(db, await ask(db, { by: 'country' }))).values, []);
  }));

test.run();
