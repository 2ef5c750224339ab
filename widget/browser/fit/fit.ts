import { BASE_FONT_PX, TITLE_MAX_PERCENT, TITLE_MIN_PERCENT } from '../../numbers/constants.ts';

/** The largest size of a title (spec §9), CSS px. */
export const TITLE_MAX_PX = (BASE_FONT_PX * TITLE_MAX_PERCENT) / 100;
const TITLE_MIN_PX = (BASE_FONT_PX * TITLE_MIN_PERCENT) / 100;

const ROOMY = { picture: 'none', isTight: false, isBrief: false } as const;

/** Sizes of titles, CSS px. In a narrow widget the smallest is larger, since its titles have more lines. */
const titleSizes = (isNarrow: boolean) => [TITLE_MAX_PX, 25, isNarrow ? 22 : TITLE_MIN_PX];

/** The largest title of an action so far, CSS px: all its screens have one size, in narrow and in wide widgets. */
export type TitleLimit = { narrow: number; wide: number };

type Picture = 'full' | 'small' | 'none';

/**
 * How a screen is arranged: the size of its picture, if it has one, its spacing, its title's size in CSS px, and whether
 * what a form is about is cut to a line.
 */
export type Arrangement = { picture: Picture; isTight: boolean; titlePx: number; isBrief: boolean };

export type Screen = { hasPicture: boolean; hasControls: boolean; isNarrow: boolean; titleMaxPx: number };

/** From the best: the picture gives way first, then the spacing, the title, and what a form is about. Texts keep their size. */
function arrangementsOf({ hasPicture, hasControls, isNarrow, titleMaxPx }: Screen): Arrangement[] {
  const titles = titleSizes(isNarrow).filter((px) => px <= titleMaxPx);
  const [largest = titleMaxPx] = titles;
  const smallest = titles.at(-1) ?? largest;
  // In a wide widget the picture is beside the text: a smaller one would free no line.
  const smaller: Picture[] = isNarrow ? ['small'] : [];
  const pictures: Picture[] = hasPicture ? ['full', ...smaller, 'none'] : ['none'];
  return [
    ...pictures.map((picture) => ({ ...ROOMY, picture, titlePx: largest })),
    ...titles.map((titlePx) => ({ ...ROOMY, isTight: true, titlePx })),
    // One that scrolls anyway.
    { ...ROOMY, isTight: hasControls, isBrief: hasControls, titlePx: smallest },
  ];
}

/**
 * The best arrangement with which a screen need not scroll. One that scrolls anyway has a small title, and room for
 * reading; what is filled in, called or shared stays close together, so that the title does not push it out of sight, and
 * an error below a field moves the others by its own height only.
 */
export function arrange(screen: Screen, fits: (arrangement: Arrangement) => boolean): Arrangement {
  const all = arrangementsOf(screen);
  return all.find(fits) ?? (all.at(-1) as Arrangement);
}
