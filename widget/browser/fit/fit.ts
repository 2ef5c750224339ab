import { BASE_FONT_PX, TITLE_MAX_PERCENT, TITLE_MIN_PERCENT } from '../../numbers/constants.ts';

/** The largest size of a title (spec §9), CSS px. */
export const TITLE_MAX_PX = (BASE_FONT_PX * TITLE_MAX_PERCENT) / 100;
const TITLE_MIN_PX = (BASE_FONT_PX * TITLE_MIN_PERCENT) / 100;

const PLAIN = { picture: 'none', isRoomy: false, isTight: false, isBrief: false } as const;

/** Where so much would be empty, CSS px, texts are larger: with the gaps around it, 90. */
const ROOMY_FROM_PX = 60;

/** Sizes of titles, CSS px. In a narrow widget the smallest is larger, since its titles have more lines. */
const titleSizes = (isNarrow: boolean) => [TITLE_MAX_PX, 25, isNarrow ? 22 : TITLE_MIN_PX];

/**
 * The largest title of an action so far, CSS px: all its screens have one size, in narrow and in wide widgets, but where
 * there is much room.
 */
export type TitleLimit = { narrow: number; wide: number };

type Picture = 'full' | 'small' | 'none';

/**
 * How a screen is arranged: the size of its picture, if it has one, whether its texts are larger and in the middle of its
 * height, its spacing, its title's size in CSS px, and whether what a form is about is cut to a line.
 */
export type Arrangement = { picture: Picture; isRoomy: boolean; isTight: boolean; titlePx: number; isBrief: boolean };

export type Screen = {
  hasPicture: boolean;
  hasControls: boolean;
  isNarrow: boolean;
  titleMaxPx: number;
  /** Its room is for what will be found, or its boxes become bars in their places: nothing moves meanwhile. */
  keepsRoom?: boolean;
};

/** From the best: the picture gives way first, then the spacing, the title, and what a form is about. Texts keep their size. */
function arrangementsOf({ hasPicture, hasControls, isNarrow, titleMaxPx }: Screen): Arrangement[] {
  const titles = titleSizes(isNarrow).filter((px) => px <= titleMaxPx);
  // A title of one line is smaller than any of them.
  if (titles.length === 0) titles.push(titleMaxPx);
  const [largest = titleMaxPx] = titles;
  const smallest = titles.at(-1) ?? largest;
  // Wide, what is filled in or shared needs the whole width.
  const smaller: Picture[] = isNarrow || !hasControls ? ['small'] : [];
  const pictures: Picture[] = hasPicture ? ['full', ...smaller, 'none'] : ['none'];
  return [
    ...pictures.map((picture) => ({ ...PLAIN, picture, titlePx: largest })),
    ...titles.map((titlePx) => ({ ...PLAIN, isTight: true, titlePx })),
    // One that scrolls anyway.
    { ...PLAIN, isTight: hasControls, isBrief: hasControls, titlePx: smallest },
  ];
}

/** The next larger size of a title, CSS px. */
const largerTitle = (px: number, isNarrow: boolean) =>
  titleSizes(isNarrow)
    .filter((size) => size > px)
    .pop() ?? px;

/**
 * The best arrangement with which a screen need not scroll. One that scrolls anyway has a small title, and room for
 * reading; what is filled in, called or shared stays close together, so that the title does not push it out of sight, and
 * an error below a field moves the others by its own height only.
 *
 * @param freeAs the height that an arrangement leaves empty, CSS px
 */
export function arrange(
  screen: Screen,
  fits: (arrangement: Arrangement) => boolean,
  freeAs: (arrangement: Arrangement) => number,
): Arrangement {
  const all = arrangementsOf(screen);
  const found = all.find(fits) ?? (all.at(-1) as Arrangement);
  // Where the title alone asked for less.
  const looser = { ...found, isTight: false };
  const best = found.isTight && fits(looser) ? looser : found;
  // A title that gives way to what is written has no size of these.
  const isFixed = screen.keepsRoom || best.titlePx < TITLE_MIN_PX;
  if (isFixed || best.isTight || freeAs(best) < ROOMY_FROM_PX) return best;
  const larger = { ...best, isRoomy: true, titlePx: largerTitle(best.titlePx, screen.isNarrow) };
  return [larger, { ...larger, titlePx: best.titlePx }].find(fits) ?? best;
}
