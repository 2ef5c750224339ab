import { BASE_FONT_PX, TITLE_MAX_PERCENT, TITLE_MIN_PERCENT } from '../../numbers/constants.ts';

/** The largest size of a title (spec §9), CSS px. */
export const TITLE_MAX_PX = (BASE_FONT_PX * TITLE_MAX_PERCENT) / 100;
const TITLE_MIN_PX = (BASE_FONT_PX * TITLE_MIN_PERCENT) / 100;

/** Sizes of titles, CSS px. In a narrow widget the smallest is larger, since its titles have more lines. */
const titleSizes = (isNarrow: boolean) => [TITLE_MAX_PX, 25, isNarrow ? 22 : TITLE_MIN_PX];

/**
 * How a screen is arranged: its title's size, CSS px, and words for the style sheet. `full`, `small` (wide: 3:2, and `least` a
 * square) or `none` is the size of its picture, if it has one. `roomy`: texts are larger, in the middle of the height; `tight`: they stand close; `brief`:
 * what a form is about is cut to a line. `spare` is asked for only: whether the screen fits with 60 px left (`stage.css`).
 */
export type Arrangement = readonly [fit: string, titlePx: number];

export type Screen = {
  hasControls: boolean;
  isNarrow: boolean;
  titleMaxPx: number;
  /** Its room is for what will be found, or its boxes become bars in their places: nothing moves meanwhile. */
  keepsRoom?: boolean;
};

/**
 * The best arrangement with which a screen need not scroll: the picture gives way first, then the spacing, the title, and
 * what a form is about. Texts keep their size. One that scrolls anyway has a small title, and room for reading; what is
 * filled in, called or shared stays close together, so that the title does not push it out of sight, and an error below a
 * field moves the others by its own height only.
 */
export function arrange(
  { hasControls, isNarrow, titleMaxPx, keepsRoom }: Screen,
  fits: (arrangement: Arrangement) => boolean,
): Arrangement {
  const sizes = titleSizes(isNarrow);
  const titles = [titleMaxPx, ...sizes.filter((px) => px < titleMaxPx)];
  const as = (fit: string, titlePx = titleMaxPx) => [fit, titlePx] as const;
  const found =
    [
      as('full'),
      // Wide, what is filled in or shared needs the whole width.
      ...(isNarrow || !hasControls ? [as('small')] : []),
      ...(isNarrow || hasControls ? [] : [as('small least')]),
      as('none'),
      ...titles.map((px) => as('none tight', px)),
    ].find(fits) ?? as(hasControls ? 'none tight brief' : 'none', titles.at(-1));
  // Where the title alone asked for less.
  const looser = as('none', found[1]);
  const best = found[0] === 'none tight' && fits(looser) ? looser : found;
  const [fit, titlePx] = best;
  // A title that gives way to what is written has no size of these.
  if (keepsRoom || titlePx < TITLE_MIN_PX || fit.includes('tight') || !fits(as(`${fit} spare`, titlePx))) return best;
  const withLarger = [...sizes.filter((px) => px > titlePx), titlePx].slice(-2);
  return withLarger.map((px) => as(`${fit} roomy`, px)).find(fits) ?? best;
}
