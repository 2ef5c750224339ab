import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Arrangement, arrange, type Screen } from '../../../../../widget/core/browser/fit/fit.ts';

const NARROW: Screen = { hasControls: false, isNarrow: true, titleMaxPx: 31.2 };
const WIDE: Screen = { ...NARROW, isNarrow: false };

const PICTURE = { full: 104, small: 64, none: 0 };
const NO_PICTURE = { full: 0, small: 0, none: 0 };
const SPACING = { least: -30, tight: -40, brief: 0, spare: 60, roomy: 20 };

/** Whether a box of 400 px holds a screen of this height in px, with its two-line title, its spacing and its picture. */
const holds =
  (px: number, picture: typeof PICTURE) =>
  ([fit, titlePx]: Arrangement) => {
    const heights: Record<string, number> = { ...picture, ...SPACING };
    return fit.split(' ').reduce((all, word) => all + (heights[word] ?? Number.NaN), px + 40 + 2 * titlePx) <= 400;
  };

const cases: [title: string, screen: Screen, px: number, arrangement: Arrangement][] = [
  ['everything where there is room', NARROW, 190, ['full', 31.2]],
  ['a small picture first', NARROW, 230, ['small', 31.2]],
  ['a square picture where it is wide', WIDE, 250, ['small least', 31.2]],
  ['no picture then', NARROW, 290, ['none', 31.2]],
  ['less space where the picture is gone', NARROW, 330, ['none tight', 31.2]],
  ['a smaller title last', NARROW, 340, ['none tight', 25]],
  ['22 px where it is narrow', NARROW, 355, ['none tight', 22]],
  ['20 px where it is wide', WIDE, 358, ['none tight', 20]],
  ['room and a small title where it scrolls', NARROW, 900, ['none', 22]],
  ['room and a small title where it is wide', WIDE, 900, ['none', 20]],
  [
    'as little space for controls that scroll as for those that fit',
    { ...NARROW, hasControls: true },
    900,
    ['none tight brief', 22],
  ],
  ['larger texts beside a picture that leaves so much free', NARROW, 120, ['full roomy', 31.2]],
];

const withoutPicture: typeof cases = [
  ['a title within its limit', { ...WIDE, titleMaxPx: 25 }, 270, ['full', 25]],
  ['larger texts and the next larger title where much is free', { ...WIDE, titleMaxPx: 25 }, 240, ['full roomy', 31.2]],
  ['larger texts below the largest title', WIDE, 220, ['full roomy', 31.2]],
  [
    'the same size of texts where the room is for what will be found',
    { ...WIDE, keepsRoom: true },
    220,
    ['full', 31.2],
  ],
  ['what a title that gives way has', { ...WIDE, titleMaxPx: 14 }, 220, ['full', 14]],
];

test('keeps a title that its own length makes small, and the spacing', () => {
  const found = arrange(WIDE, ([, titlePx]) => titlePx <= 20);
  assert.equal(found, ['none roomy', 20]);
});

for (const [all, picture] of [
  [cases, PICTURE],
  [withoutPicture, NO_PICTURE],
] as const)
  for (const [title, screen, px, arrangement] of all)
    test(`takes ${title}`, () => {
      assert.equal(arrange(screen, holds(px, picture)), arrangement);
    });

test.run();
