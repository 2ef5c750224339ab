/** Share of the stage's height above which the bar scrolls with the content, as with much enlarged text. */
const BAR_MAX_SHARE = 0.5;

/** Keeps a screen's bar in view, unless it would leave the content too little room. @returns whether it stays in view */
export function placeBar(bar: HTMLElement, stage: HTMLElement): boolean {
  const stays = bar.offsetHeight <= stage.clientHeight * BAR_MAX_SHARE;
  bar.style.position = stays ? '' : 'static';
  return stays;
}
