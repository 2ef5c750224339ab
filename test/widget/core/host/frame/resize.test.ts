import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createResizer } from '../../../../../widget/core/host/frame/resize.ts';
import { type FakeClock, withClock } from '../../../support/clock.ts';

const setUp = (clock: FakeClock) => {
  const sent: [height: number, atMs: number][] = [];
  const resize = createResizer((height) => void sent.push([height, clock.now()]), clock);
  return { resize, sent };
};

const cases: [title: string, wanted: [atMs: number, height: number][], sent: [height: number, atMs: number][]][] = [
  ['sends a height within 16 ms', [[0, 362]], [[362, 16]]],
  [
    'sends only the last of several heights',
    [
      [0, 1],
      [5, 2],
      [15, 3],
    ],
    [[3, 16]],
  ],
  [
    'sends the same height once',
    [
      [0, 362],
      [300, 362],
      [600, 362],
    ],
    [[362, 16]],
  ],
  [
    'sends nothing for 128 ms after a message, then the last height',
    [
      [0, 1],
      [20, 2],
      [100, 3],
    ],
    [
      [1, 16],
      [3, 144],
    ],
  ],
  [
    'sends at once again after the pause',
    [
      [0, 1],
      [200, 2],
    ],
    [
      [1, 16],
      [2, 216],
    ],
  ],
  [
    'sends nothing if the height returns to the sent one',
    [
      [0, 1],
      [20, 2],
      [30, 1],
    ],
    [[1, 16]],
  ],
  [
    'rounds to whole pixels',
    [
      [0, 361.6],
      [300, 362.4],
    ],
    [[362, 16]],
  ],
  [
    'sends 0 to give the space back',
    [
      [0, 362],
      [200, 0],
    ],
    [
      [362, 16],
      [0, 216],
    ],
  ],
];

for (const [title, wanted, expected] of cases)
  test(
    title,
    withClock(async (clock) => {
      const { resize, sent } = setUp(clock);
      for (const [at, height] of wanted) {
        await clock.tick(at - clock.now());
        resize(height);
      }
      await clock.tick(1_000);
      assert.equal(sent, expected);
      assert.is(clock.pending(), 0);
    }),
  );

test(
  'does not get into a loop with a host that answers each height with another',
  withClock(async (clock) => {
    const sent: number[] = [];
    const resize = createResizer((height) => {
      sent.push(height);
      resize(height + 1);
    }, clock);
    resize(1);
    await clock.tick(1_280);
    assert.is(sent.length, 10);
  }),
);

test.run();
