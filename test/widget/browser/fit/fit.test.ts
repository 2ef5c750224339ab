import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Arrangement, arrange, type Screen } from '../../../../widget/browser/fit/fit.ts';

const NARROW: Screen = { hasPicture: true, hasControls: false, isNarrow: true, titleMaxPx: 31.2 };
const WIDE: Screen = { ...NARROW, isNarrow: false };

const PICTURE = { full: 104, small: 64, none: 0 };

/** What is free in a box of 400 px that holds a screen of this height in px, without its two-line title, its spacing and its picture. */
const holding =
  (px: number) =>
  ({ picture, isRoomy, isTight, titlePx }: Arrangement) =>
    400 - px - PICTURE[picture] - (isTight ? 0 : 40) - (isRoomy ? 20 : 0) - 2 * titlePx;

const cases: [title: string, screen: Screen, px: number, arrangement: Arrangement][] = [
  [
    'everything where there is room',
    NARROW,
    190,
    { picture: 'full', isRoomy: false, isTight: false, titlePx: 31.2, isBrief: false },
  ],
  [
    'a small picture first',
    NARROW,
    230,
    { picture: 'small', isRoomy: false, isTight: false, titlePx: 31.2, isBrief: false },
  ],
  ['no picture then', NARROW, 290, { picture: 'none', isRoomy: false, isTight: false, titlePx: 31.2, isBrief: false }],
  [
    'less space where the picture is gone',
    NARROW,
    330,
    { picture: 'none', isRoomy: false, isTight: true, titlePx: 31.2, isBrief: false },
  ],
  [
    'a smaller title last',
    NARROW,
    340,
    { picture: 'none', isRoomy: false, isTight: true, titlePx: 25, isBrief: false },
  ],
  [
    '22 px where it is narrow',
    NARROW,
    355,
    { picture: 'none', isRoomy: false, isTight: true, titlePx: 22, isBrief: false },
  ],
  [
    '20 px where it is wide',
    WIDE,
    358,
    { picture: 'none', isRoomy: false, isTight: true, titlePx: 20, isBrief: false },
  ],
  [
    'room and a small title where it scrolls',
    NARROW,
    900,
    { picture: 'none', isRoomy: false, isTight: false, titlePx: 22, isBrief: false },
  ],
  [
    'room and a small title where it is wide',
    WIDE,
    900,
    { picture: 'none', isRoomy: false, isTight: false, titlePx: 20, isBrief: false },
  ],
  [
    'as little space for controls that scroll as for those that fit',
    { ...NARROW, hasControls: true },
    900,
    { picture: 'none', isRoomy: false, isTight: true, titlePx: 22, isBrief: true },
  ],
  [
    'a title within its limit',
    { ...WIDE, hasPicture: false, titleMaxPx: 25 },
    270,
    { picture: 'none', isRoomy: false, isTight: false, titlePx: 25, isBrief: false },
  ],
  [
    'larger texts and the next larger title where much is free',
    { ...WIDE, hasPicture: false, titleMaxPx: 25 },
    240,
    { picture: 'none', isRoomy: true, isTight: false, titlePx: 31.2, isBrief: false },
  ],
  [
    'larger texts below the largest title',
    { ...WIDE, hasPicture: false },
    220,
    { picture: 'none', isRoomy: true, isTight: false, titlePx: 31.2, isBrief: false },
  ],
  [
    'larger texts beside a picture that leaves so much free',
    NARROW,
    120,
    { picture: 'full', isRoomy: true, isTight: false, titlePx: 31.2, isBrief: false },
  ],
];

test('keeps a title that its own length makes small, and the spacing', () => {
  const free = ({ isTight, isRoomy }: Arrangement) => (isTight ? 100 : 80) - (isRoomy ? 20 : 0);
  const fits = (each: Arrangement) => each.titlePx <= 20 && free(each) >= 0;
  const found = arrange({ ...WIDE, hasPicture: false }, fits, free);
  assert.equal(found, { picture: 'none', isRoomy: true, isTight: false, titlePx: 20, isBrief: false });
});

for (const [title, screen, px, arrangement] of cases)
  test(`takes ${title}`, () => {
    const free = holding(px);
    assert.equal(
      arrange(screen, (each) => free(each) >= 0, free),
      arrangement,
    );
  });

test.run();
