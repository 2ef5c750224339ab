import { BASE_FONT_PX, TEXT_MAX_PERCENT, TITLE_MAX_PERCENT } from '../../numbers/constants.ts';

/** Font sizes of a screen's title and text, CSS px. */
export type Sizes = readonly [title: number, text: number];

const TITLE_MAX_PX = (BASE_FONT_PX * TITLE_MAX_PERCENT) / 100;
const TEXT_PX = (BASE_FONT_PX * TEXT_MAX_PERCENT) / 100;

/**
 * Sizes to try, from the largest that spec §9 allows: the title shrinks first, then the text. The specification goes
 * down to 20 percent, which nobody can read; if the last of these does not fit, the screen scrolls instead.
 */
const SCALE: readonly Sizes[] = [
  [TITLE_MAX_PX, TEXT_PX],
  [28, TEXT_PX],
  [25, TEXT_PX],
  [22, TEXT_PX],
  [20, TEXT_PX],
  [18, TEXT_PX],
  [17, 15],
  [17, 14],
  [16, 13],
];

/** Sizes of a screen that scrolls anyway. */
const SCROLLING: Sizes = [20, TEXT_PX];

/** The largest sizes that fit. @param fits applies sizes and measures */
export const fitSizes = (fits: (sizes: Sizes) => boolean, titleMaxPx = TITLE_MAX_PX): Sizes =>
  SCALE.find((sizes) => sizes[0] <= titleMaxPx && fits(sizes)) ?? SCROLLING;
