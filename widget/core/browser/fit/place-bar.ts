/** Share of the stage's height above which the bar scrolls with the content, as with much enlarged text. */
const BAR_MAX_SHARE = 0.5;

/** Height of the part of the fade above a bar that hides what is under it, CSS px: half of the fade (`styles/controls.css`). */
export const BAR_FADE_PX = 18;

/** How much is hidden above a bar now, CSS px. A bar that stays in view has its fade while more is to come. */
export const fadeAbove = (bar: HTMLElement) =>
  bar.style.position !== 'static' && bar.closest('.ca-stage[data-scrolls]:not([data-end])') ? BAR_FADE_PX : 0;

/** Keeps a screen's bar in view, unless it would leave the content too little room. @returns whether it stays in view */
export function placeBar(bar: HTMLElement, stage: HTMLElement): boolean {
  const stays = bar.offsetHeight <= stage.clientHeight * BAR_MAX_SHARE;
  bar.style.position = stays ? '' : 'static';
  return stays;
}
