import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPreview, mergeState } from '../../../../../widget/core/session/load/preview.ts';
import { withClock } from '../../../support/clock.ts';

const present = { widgetId: 1, widgetName: 'Before', cards: [] };

function setUp() {
  const shown: unknown[] = [];
  const reported: unknown[] = [];
  const preview = createPreview({
    current: () => present,
    show: (answer) => void shown.push(answer),
    report: (error) => void reported.push(error),
  });
  return { shown, reported, preview };
}

const merges: [partial: unknown, merged: unknown][] = [
  [{ widgetName: 'After' }, { ...present, widgetName: 'After' }],
  [{ cards: [{ id: 1 }] }, { ...present, cards: [{ id: 1 }] }],
  [null, present],
  ['text', present],
  [[1], present],
];
for (const [partial, merged] of merges)
  test(`merges ${JSON.stringify(partial)} over the state`, () => assert.equal(mergeState(present, partial), merged));

test(
  'collects an editor’s changes for 500 ms and shows them once',
  withClock(async (clock) => {
    const { shown, preview } = setUp();
    preview.take({ widgetName: 'A' });
    await clock.tick(499);
    preview.take({ publisherName: 'B' });
    await clock.tick(499);
    assert.equal(shown, []);
    await clock.tick(1);
    assert.equal(shown, [{ ...present, widgetName: 'A', publisherName: 'B' }]);
  }),
);

test(
  'reports an invalid state, and keeps the widget that is shown',
  withClock(async (clock) => {
    const { shown, reported, preview } = setUp();
    preview.take({ cards: 'none' });
    await clock.tick(500);
    assert.equal(shown, []);
    assert.is(reported.length, 1);
  }),
);

test(
  'shows a valid state between invalid ones',
  withClock(async (clock) => {
    const { shown, reported, preview } = setUp();
    preview.take({ cards: 'none' });
    preview.take({ widgetName: 'A' });
    preview.take({ showBorder: 'maybe' });
    await clock.tick(500);
    assert.equal(shown, [{ ...present, widgetName: 'A' }]);
    assert.is(reported.length, 2);
  }),
);

test(
  'drops collected changes when it is stopped',
  withClock(async (clock) => {
    const { shown, preview } = setUp();
    preview.take({ widgetName: 'A' });
    preview.stop();
    await clock.tick(1_000);
    assert.equal(shown, []);
  }),
);

test.run();
