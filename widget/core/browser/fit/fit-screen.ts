import { NARROW_BELOW_PX } from '../../numbers/constants.ts';
import { type Arrangement, arrange } from './fit.ts';

/** Share of the stage's height that a large title may fill. */
const TITLE_MAX_SHARE = 0.4;
/** Up to this size a title may fill more, and break words that are wider than the widget. */
const SHOUTS_ABOVE_PX = 22;

/** Gives a title a size, CSS px of the reader's own text. Its stage knows it, for what is as large as the title (`form.css`). */
export function sizeTitle(title: HTMLElement, stage: HTMLElement, px: number) {
  stage.style.setProperty('--ca-title', `${px}`);
  title.style.overflowWrap = px > SHOUTS_ABOVE_PX ? 'normal' : '';
}

/**
 * Arranges a screen so that it need not scroll, if that can be.
 *
 * @param titleMaxPx the largest size that its title may have, where there is not much room
 * @param controls names what is filled in or pressed besides the main button; a first card has fields, a gauge or a slider at
 * most
 */
export function fitScreen(
  title: HTMLElement,
  stage: HTMLElement,
  titleMaxPx: number,
  controls = '.ca-fields, .ca-guessing, .ca-scale',
): Arrangement {
  const has = (selector: string) => !!stage.querySelector(selector);
  const set = ([fit, titlePx]: Arrangement) => {
    sizeTitle(title, stage, titlePx);
    stage.dataset.fit = fit;
  };
  const fits = (arrangement: Arrangement) => {
    set(arrangement);
    const { clientHeight, clientWidth } = stage;
    const isSmall = arrangement[1] <= SHOUTS_ABOVE_PX;
    return (
      stage.scrollHeight <= clientHeight &&
      // Its own width: while a screen slides in, the stage is wider than it will be.
      (stage.firstElementChild as HTMLElement).scrollWidth <= clientWidth &&
      (isSmall || (title.scrollWidth <= title.clientWidth && title.clientHeight <= clientHeight * TITLE_MAX_SHARE))
    );
  };
  const screen = {
    hasControls: has(controls),
    keepsRoom: has('.ca-lawmakers, .ca-answers'),
    isNarrow: stage.clientWidth < NARROW_BELOW_PX,
    titleMaxPx,
  };
  const best = arrange(screen, fits);
  set(best);
  return best;
}
