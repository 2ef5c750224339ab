import { BASE_FONT_PX, TEXT_MAX_PERCENT, TITLE_MAX_PERCENT } from '../../numbers/constants.ts';

/** Of a screen's title and text, CSS px. */
export type Sizes = readonly [title: number, text: number];

const TITLE_MAX_PX = (BASE_FONT_PX * TITLE_MAX_PERCENT) / 100;
const TEXT_PX = (BASE_FONT_PX * TEXT_MAX_PERCENT) / 100;

/**
 * From the largest that spec §9 allows: the title gives way first, then the text. It also allows 20 percent, which nobody
 * can read; where not even the last of these fits the screen scrolls.
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

/** What scrolls anyway need not be small. */
const SCROLLING: Sizes = [20, TEXT_PX];

/** The largest sizes that fit. @param fits tries sizes out */
export const fitSizes = (fits: (sizes: Sizes) => boolean, titleMaxPx = TITLE_MAX_PX): Sizes =>
  SCALE.find((sizes) => sizes[0] <= titleMaxPx && fits(sizes)) ?? SCROLLING;
