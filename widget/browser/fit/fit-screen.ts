import { NARROW_BELOW_PX } from '../../numbers/constants.ts';
import { type Arrangement, arrange, type TitleLimit } from './fit.ts';

/** Share of the stage's height that a large title may fill. */
const TITLE_MAX_SHARE = 0.4;
/** Up to this size a title may fill more, and break words that are wider than the widget. */
const SHOUTS_ABOVE_PX = 22;

/** The height that a screen leaves empty, CSS px. */
export function freeIn(stage: HTMLElement): number {
  const screen = stage.firstElementChild as HTMLElement;
  screen.style.minHeight = '0';
  const free = stage.clientHeight - screen.offsetHeight;
  screen.style.minHeight = '';
  return free;
}

/** Gives a title a size, CSS px of the reader's own text. Its stage has it too, for what is as large as the title. */
export function sizeTitle(title: HTMLElement, stage: HTMLElement, px: number) {
  const size = `calc(${px} * var(--ca-px, 0.0625rem))`;
  title.style.fontSize = size;
  stage.style.setProperty('--ca-title', size);
  title.style.overflowWrap = px <= SHOUTS_ABOVE_PX ? '' : 'normal';
}

/**
 * Arranges a screen so that it need not scroll, if that can be. The limit learns the title's size.
 *
 * @param controls names what is filled in or pressed besides the main button; a first card has fields or a gauge at most
 */
export function fitScreen(
  title: HTMLElement,
  stage: HTMLElement,
  limit: TitleLimit,
  controls = '.ca-fields, .ca-guessing',
) {
  // Its own width: while a screen slides in, the stage is wider than it will be.
  const screen = stage.firstElementChild as HTMLElement;
  const isNarrow = stage.clientWidth < NARROW_BELOW_PX;
  const width = isNarrow ? 'narrow' : 'wide';
  const set = ({ picture, isRoomy, isTight, isBrief, titlePx }: Arrangement) => {
    sizeTitle(title, stage, titlePx);
    stage.dataset.picture = picture;
    stage.toggleAttribute('data-roomy', isRoomy);
    stage.toggleAttribute('data-tight', isTight);
    stage.toggleAttribute('data-brief', isBrief);
  };
  const fits = (arrangement: Arrangement) => {
    set(arrangement);
    const isSmall = arrangement.titlePx <= SHOUTS_ABOVE_PX;
    return (
      stage.scrollHeight <= stage.clientHeight &&
      screen.scrollWidth <= stage.clientWidth &&
      (isSmall ||
        (title.scrollWidth <= title.clientWidth && title.clientHeight <= stage.clientHeight * TITLE_MAX_SHARE))
    );
  };
  const hasPicture = stage.querySelector('.ca-picture:not([hidden])') !== null;
  const hasControls = stage.querySelector(controls) !== null;
  const freeAs = (arrangement: Arrangement) => {
    set(arrangement);
    return freeIn(stage);
  };
  const keepsRoom = stage.querySelector('.ca-lawmakers, .ca-answers, .ca-outcome') !== null;
  const screenOf = { hasPicture, hasControls, keepsRoom, isNarrow, titleMaxPx: limit[width] };
  const best = arrange(screenOf, fits, freeAs);
  set(best);
  if (!best.isRoomy) limit[width] = best.titlePx;
}
