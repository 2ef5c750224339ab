import { BASE_FONT_PX, TEXT_MAX_PERCENT, TITLE_MAX_PERCENT } from '../constants.ts';

/** Sizes of a screen's title and text, CSS px. */
export type Sizes = { title: number; text: number };

const TITLE_MAX_PX = (BASE_FONT_PX * TITLE_MAX_PERCENT) / 100;
const TEXT_MAX_PX = (BASE_FONT_PX * TEXT_MAX_PERCENT) / 100;
/** Spec §9 allows 20 percent, which nobody can read: from here on the screen scrolls. */
const TITLE_MIN_PX = 17;
const TEXT_MIN_PX = 13;
const TITLE_STEP_PX = 1.2;
const TITLE_STEPS = Math.ceil((TITLE_MAX_PX - TITLE_MIN_PX) / TITLE_STEP_PX);
const STEPS = TITLE_STEPS + TEXT_MAX_PX - TEXT_MIN_PX;

/** The title gives way first, then the text. @param step 0 is the largest */
const sizesAt = (step: number): Sizes => ({
  title: Math.max(TITLE_MIN_PX, TITLE_MAX_PX - step * TITLE_STEP_PX),
  text: TEXT_MAX_PX - Math.max(0, step - TITLE_STEPS),
});

/**
 * The largest sizes that fit. What fits at no size scrolls anyway, and then it need not be small.
 * @param fits tries sizes out; smaller ones fit where larger ones do
 * @param titleMax px
 * @param titleScrolling px
 */
export function fitSizes(fits: (sizes: Sizes) => boolean, titleMax = TITLE_MAX_PX, titleScrolling = 20): Sizes {
  let low = 0;
  while (sizesAt(low).title > titleMax) low++;
  if (fits(sizesAt(low))) return sizesAt(low);
  if (!fits(sizesAt(STEPS))) return { title: titleScrolling, text: TEXT_MAX_PX };
  let high = STEPS;
  // `low` does not fit, `high` does.
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(sizesAt(middle))) high = middle;
    else low = middle;
  }
  return sizesAt(high);
}
