import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Arrangement, arrange, type Screen } from '../../../../widget/browser/fit/fit.ts';

const NARROW: Screen = { hasPicture: true, hasControls: false, isNarrow: true, titleMaxPx: 31.2 };
const WIDE: Screen = { ...NARROW, isNarrow: false };

const PICTURE = { full: 104, small: 64, none: 0 };

/** A box of 400 px for a screen of this height in px, without its two-line title, its spacing and its picture. */
const holding =
  (px: number) =>
  ({ picture, isTight, titlePx }: Arrangement) =>
    px + PICTURE[picture] + (isTight ? 0 : 40) + 2 * titlePx <= 400;

const cases: [title: string, screen: Screen, px: number, arrangement: Arrangement][] = [
  ['everything where there is room', NARROW, 190, { picture: 'full', isTight: false, titlePx: 31.2, isBrief: false }],
  ['a small picture first', NARROW, 230, { picture: 'small', isTight: false, titlePx: 31.2, isBrief: false }],
  ['no picture then', NARROW, 290, { picture: 'none', isTight: false, titlePx: 31.2, isBrief: false }],
  ['no small picture beside the words', WIDE, 230, { picture: 'none', isTight: false, titlePx: 31.2, isBrief: false }],
  [
    'less space where the picture is gone',
    NARROW,
    330,
    { picture: 'none', isTight: true, titlePx: 31.2, isBrief: false },
  ],
  ['a smaller title last', NARROW, 340, { picture: 'none', isTight: true, titlePx: 25, isBrief: false }],
  ['22 px where it is narrow', NARROW, 355, { picture: 'none', isTight: true, titlePx: 22, isBrief: false }],
  ['20 px where it is wide', WIDE, 358, { picture: 'none', isTight: true, titlePx: 20, isBrief: false }],
  [
    'room and a small title where it scrolls',
    NARROW,
    900,
    { picture: 'none', isTight: false, titlePx: 22, isBrief: false },
  ],
  [
    'room and a small title where it is wide',
    WIDE,
    900,
    { picture: 'none', isTight: false, titlePx: 20, isBrief: false },
  ],
  [
    'as little space for controls that scroll as for those that fit',
    { ...NARROW, hasControls: true },
    900,
    { picture: 'none', isTight: true, titlePx: 22, isBrief: true },
  ],
  [
    'a title within its limit',
    { ...WIDE, hasPicture: false, titleMaxPx: 25 },
    100,
    { picture: 'none', isTight: false, titlePx: 25, isBrief: false },
  ],
];

for (const [title, screen, px, arrangement] of cases)
  test(`takes ${title}`, () => {
    assert.equal(arrange(screen, holding(px)), arrangement);
  });

test.run();
