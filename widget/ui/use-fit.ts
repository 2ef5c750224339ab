import { type RefObject, useLayoutEffect } from 'react';
import type { App } from '../core/app/app.ts';
import type { OfAction } from '../core/app/of-action.ts';
import { TITLE_MAX_PX } from '../core/browser/fit/fit.ts';
import { fitScreen, sizeTitle } from '../core/browser/fit/fit-screen.ts';
import { letScroll, markEnd } from '../core/browser/fit/let-scroll.ts';
import type { Action } from '../core/model/action.ts';
import { NARROW_BELOW_PX } from '../core/numbers/constants.ts';

/**
 * The largest title of an action so far, CSS px: all its screens have one size, in narrow and in wide widgets, but where
 * there is much room.
 */
type TitleLimit = { narrow: number; wide: number };

/** A heading above fields leaves them the room; the action's other screens have the same size. */
const FORM_TITLE_MAX_PX = 25;

/** The largest title that an action's screens begin with, CSS px. */
export const titleMax = ({ type }: Action, { screens }: Pick<App, 'screens'>): number =>
  screens.kindOf(type).hasForm ? FORM_TITLE_MAX_PX : TITLE_MAX_PX;

export const titleLimit = (px: number): TitleLimit => ({ narrow: px, wide: px });

export const createTitleLimit: OfAction<TitleLimit> = (action, tools) => titleLimit(titleMax(action, tools));

/** What is filled in, moved, called or shared. */
const CONTROLS = '.ca-fields, .ca-guessing, .ca-scale, .ca-callee, .ca-reward';

/** The height that a screen leaves empty, CSS px. */
function freeIn(stage: HTMLElement): number {
  const screen = stage.firstElementChild as HTMLElement;
  screen.style.minHeight = '0';
  const free = stage.clientHeight - screen.offsetHeight;
  screen.style.minHeight = '';
  return free;
}

/** The stage's size, and what its content leaves empty, and whether it or the title overflows, as text to compare. */
const roomOf = (stage: HTMLElement, title: HTMLElement) =>
  [
    stage.clientWidth,
    stage.clientHeight,
    stage.scrollHeight > stage.clientHeight,
    (stage.firstElementChild?.scrollWidth ?? 0) > stage.clientWidth,
    title.scrollWidth > title.clientWidth,
    freeIn(stage),
  ].join();

/** A text to copy is only read. */
const WRITES = ':is(input, textarea, select):focus:not([readonly])';

/**
 * Fits a screen before it is painted, and again when its room changes, but not while a reader types on it.
 *
 * @param isInPlace the stage stays as the screen before has arranged it, until its width changes, or a word is too wide
 */
export function useFit(ref: RefObject<HTMLElement | null>, text: string, limit: TitleLimit, isInPlace?: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another fit
  useLayoutEffect(() => {
    const title = ref.current;
    const stage = title?.closest<HTMLElement>('.ca-stage');
    if (!title || !stage) return;
    let isMoved = false;
    const roomNow = () =>
      isInPlace && !isMoved ? `${stage.clientWidth} ${title.scrollWidth > title.clientWidth}` : roomOf(stage, title);
    let fitted = '';
    const width = () => (stage.clientWidth < NARROW_BELOW_PX ? 'narrow' : 'wide');
    if (isInPlace && stage.dataset.fit) {
      // As large as the question's, which only the stage knows: the server may have drawn it.
      sizeTitle(title, stage, Number(stage.style.getPropertyValue('--ca-title')) || limit[width()]);
      fitted = `${stage.clientWidth} false`;
    }
    const startWidth = stage.offsetWidth;
    const refit = () => {
      isMoved ||= stage.offsetWidth !== startWidth;
      if (roomNow() === fitted) return letScroll(stage);
      // Sizes must not change now, but words must not be cut off either.
      if (stage.querySelector(WRITES)) {
        title.style.removeProperty('overflow-wrap');
        return letScroll(stage);
      }
      const [fit, titlePx] = fitScreen(title, stage, limit[width()], CONTROLS);
      if (!fit.includes('roomy')) limit[width()] = titlePx;
      letScroll(stage);
      fitted = roomNow();
    };
    refit();
    // A change inside the stage is fitted a frame later. Fitted at once, it would resize boxes around it that are observed
    // too, and the browser would report a loop of observers to the publisher's error log.
    let frame = 0;
    const observer = new ResizeObserver((entries) => {
      cancelAnimationFrame(frame);
      if (entries.some(({ target }) => target === stage)) refit();
      else frame = requestAnimationFrame(refit);
    });
    // The title's own size changes when its font has loaded.
    const watch = () => {
      for (const box of [stage, title, ...stage.querySelectorAll('.ca-screen, .ca-form > *')]) observer.observe(box);
    };
    watch();
    // Fields are disabled while a form is being sent, and then can't take the focus. What comes late needs its room.
    const states = new MutationObserver(() => {
      watch();
      letScroll(stage);
    });
    states.observe(stage, { attributeFilter: ['disabled'], childList: true, subtree: true });
    const scrolled = () => markEnd(stage);
    stage.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      stage.removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
      observer.disconnect();
      states.disconnect();
    };
  }, [ref, text, limit, isInPlace]);
}
