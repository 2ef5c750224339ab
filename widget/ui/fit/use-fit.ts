import { type RefObject, useLayoutEffect } from 'react';
import { NARROW_BELOW_PX } from '../../numbers/constants.ts';
import { type Arrangement, arrange } from './fit.ts';
import type { TitleLimit } from './title-limit.ts';

/** Share of the stage's height that a large title may fill. */
const TITLE_MAX_SHARE = 0.4;
/** Up to this size a title may fill more, and break words that are wider than the widget. */
const SHOUTS_ABOVE_PX = 22;

/** Arranges a screen so that it need not scroll, if that can be. */
function fit(title: HTMLElement, stage: HTMLElement, limit: TitleLimit) {
  const isNarrow = stage.clientWidth < NARROW_BELOW_PX;
  const width = isNarrow ? 'narrow' : 'wide';
  const set = ({ picture, isTight, titlePx }: Arrangement) => {
    title.style.fontSize = `${titlePx}px`;
    stage.dataset.picture = picture;
    stage.toggleAttribute('data-tight', isTight);
  };
  const fits = (arrangement: Arrangement) => {
    set(arrangement);
    const isSmall = arrangement.titlePx <= SHOUTS_ABOVE_PX;
    title.style.overflowWrap = isSmall ? '' : 'normal';
    return (
      stage.scrollHeight <= stage.clientHeight &&
      stage.scrollWidth <= stage.clientWidth &&
      (isSmall ||
        (title.scrollWidth <= title.clientWidth && title.clientHeight <= stage.clientHeight * TITLE_MAX_SHARE))
    );
  };
  const hasPicture = stage.querySelector('.ca-picture:not([hidden])') !== null;
  const best = arrange({ hasPicture, isNarrow, titleMaxPx: limit[width] }, fits);
  set(best);
  limit[width] = best.titlePx;
  letScroll(stage);
}

const STOPS = 'a, :is(button, input, textarea, select):not(:disabled)';

/** Makes a scrolling screen focusable if nothing in it is, because keys scroll what has the focus (WCAG 2.1.1). */
function letScroll(stage: HTMLElement) {
  const isStop = stage.scrollHeight > stage.clientHeight && !stage.querySelector(STOPS);
  if (isStop) stage.tabIndex = 0;
  else stage.removeAttribute('tabindex');
}

/** The stage's size, and whether its content or the title overflows, as text to compare. */
const roomOf = (stage: HTMLElement, title: HTMLElement) =>
  [
    stage.clientWidth,
    stage.clientHeight,
    stage.scrollHeight > stage.clientHeight,
    stage.scrollWidth > stage.clientWidth,
    title.scrollWidth > title.clientWidth,
  ].join();

const WRITES = ':is(input, textarea, select):focus';

/** Fits a screen before it is painted, and again when its room changes, but not while a reader types on it. */
export function useFit(ref: RefObject<HTMLElement | null>, text: string, limit: TitleLimit) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another fit
  useLayoutEffect(() => {
    const title = ref.current;
    const stage = title?.closest<HTMLElement>('.ca-stage');
    if (!title || !stage) return;
    let fitted = '';
    const refit = () => {
      if (roomOf(stage, title) === fitted) return;
      // Sizes must not change now, but words must not be cut off either.
      if (stage.querySelector(WRITES)) return void title.style.removeProperty('overflow-wrap');
      fit(title, stage, limit);
      fitted = roomOf(stage, title);
    };
    refit();
    const observer = new ResizeObserver(refit);
    // The title's own size changes when its font has loaded.
    for (const box of [stage, stage.firstElementChild, title]) if (box) observer.observe(box);
    // Fields are disabled while a form is being sent, and then can't take the focus.
    const states = new MutationObserver(() => letScroll(stage));
    states.observe(stage, { attributeFilter: ['disabled'], subtree: true });
    return () => {
      observer.disconnect();
      states.disconnect();
    };
  }, [ref, text, limit]);
}
