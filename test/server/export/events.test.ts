import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ExportRequest, exportTables } from '../../../server/export/export.ts';
import { ACTIVITY, activity, TIMINGS } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

type Row = Record<string, string>;
type Out = (file: string, wanted?: Omit<ExportRequest, 'folder'>) => Promise<Row[]>;

const NOW = new Date('2026-10-05T10:00:00Z');
const SHOWN = { id: 3101, type: 'poll', isVisual: true, widgetCardId: 5, order: 1, variationName: 'blue' };
const TIMES = { embedType: 3, version: '0.1.0', effectiveConnectionType: '4g', stages: { config: 1.5, ready: 480 } };

const SENT: [path: string, body: object][] = [
  [ACTIVITY, activity({ actions: [SHOWN, { id: 3102, type: 'petition' }], widgetRequestId: 'wr-poll' })],
  [ACTIVITY, activity({ type: 'Engaged', actions: [], eventData: 7 })],
  [TIMINGS, { widgetRequestId: 'wr-poll', ...TIMES }],
  [TIMINGS, { embedType: 1, articleUrlTracking: 'https://news.example/c', stages: { config: 1 } }],
];

const withEvents = (use: (out: Out) => Promise<void>) =>
  withServer(
    async ({ db, post }) => {
      const folder = mkdtempSync(join(tmpdir(), 'civic-action-events-'));
      for (const [path, body] of SENT) assert.is((await post(path, body)).status, 200, path);
      await use(async (file, wanted = {}) => {
        await exportTables(db, { folder, only: [file], ...wanted });
        return parse(readFileSync(join(folder, `${file}.csv`)), { bom: true, columns: true });
      });
      rmSync(folder, { recursive: true });
    },
    { clock: () => NOW },
  );

const some = (row: Row | undefined, ...names: string[]) => names.map((name) => row?.[name]);

test('writes how long placements took, and what is known of their widgets', () =>
  withEvents(async (out) => {
    const [known, unknown, ...more] = await out('timings');
    assert.equal(more, []);
    assert.equal(some(known, 'time', 'widget', 'widget_id', 'publisher_id', 'embed_type', 'version', 'connection'), [
      NOW.toISOString(),
      'wr-poll',
      '1002',
      '1',
      '3',
      '0.1.0',
      '4g',
    ]);
    assert.equal(some(known, 'config_ms', 'frame_ms', 'ready_ms', 'visible_ms'), ['1.5', '', '480', '']);
    assert.equal(some(unknown, 'widget', 'publisher_id', 'article_url'), ['', '', 'https://news.example/c']);
    assert.is((await out('timings', { widget: 'wr-poll' })).length, 1);
    assert.is((await out('timings', { until: '2026-10-04' })).length, 0);
    assert.is((await out('timings', { since: '2026-10-05' })).length, 2);
  }));

test('writes a row for each action of an event, and one for an event without', () =>
  withEvents(async (out) => {
    const rows = await out('activity');
    assert.equal(
      rows.map((row) => some(row, 'event', 'event_data', 'action_id', 'action_type')),
      [
        ['WidgetVisible', '', '3101', 'poll'],
        ['WidgetVisible', '', '3102', 'petition'],
        ['Engaged', '7', '', ''],
      ],
    );
    const [shown, second, third] = rows;
    assert.equal(some(shown, 'card_id', 'order', 'variation', 'is_shown', 'sponsored'), [
      '5',
      '1',
      'blue',
      'yes',
      'no',
    ]);
    assert.ok(shown?.action_title);
    assert.is(shown?.event_id, second?.event_id);
    assert.is.not(shown?.event_id, third?.event_id);
    assert.equal(
      (await out('activity', { action: '3102' })).map(({ action_id }) => action_id),
      ['3102'],
    );
    // By its request id, or by the number that an event without one has.
    assert.is((await out('activity', { widget: 'wr-poll' })).length, 3);
    assert.is((await out('activity', { widget: 'wr-petition' })).length, 0);
    assert.is((await out('activity', { widget: 'wr-poll', action: '3101' })).length, 1);
    assert.is((await out('activity', { until: '2026-10-04' })).length, 0);
  }));

test.run();
