import { type CardPage, earOf } from './parts.ts';

/** A pointer (or finger) over or down, the focus, a key; and a click alone, as assistive technology makes them. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

/** Longer than a frame takes, even on a slow phone. */
const PAINT_MS = 100;

/**
 * Waits for the reader's interest in a page.
 *
 * @param onInterest called at each sign of it
 * @returns what counts as such a sign, and what takes the work to do once the page has painted what the gesture did
 */
export function watchInterest(page: CardPage, onInterest: () => void) {
  let want!: () => void;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const noted = () => {
    onInterest();
    requestAnimationFrame(() => setTimeout(want));
    // A page that is not painted has no frames.
    setTimeout(want, PAINT_MS);
  };
  // The same place as the held press's, which stops a click there.
  for (const sign of SIGNS) earOf(page).addEventListener(sign, noted, { capture: true, once: true });
  return [noted, (run: () => void) => void wanted.then(run)] as const;
}
