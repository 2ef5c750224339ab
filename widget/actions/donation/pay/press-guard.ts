/** A page may change what is shown just before the reader presses; so long, a press is not taken for one on this. */
const APPEARED_MS = 500;
/** The least that browsers allow. */
const VISIBILITY_DELAY_MS = 100;
/** The part of the element that must be in view: a page may clip away the words on it. */
const LEAST_SEEN = 0.9;

export type Verdict = 'fine' | 'early' | 'hidden';

export type PressGuard = { judge: (press: Pick<MouseEvent, 'detail'>) => Verdict; stop: () => void };

/** Version 2 of the interface, in Chromium: it also tells what the page around the frame covers or fades. */
type Version2 = IntersectionObserverInit & { trackVisibility: boolean; delay: number };
type Entry = IntersectionObserverEntry & { isVisible?: boolean };

/** Whether the browser tells what lies over an element. */
const tellsVisibility = () => 'isVisible' in (globalThis.IntersectionObserverEntry?.prototype ?? {});

/**
 * Judges presses on an element against clickjacking: a page that frames the widget may cover it, make it see-through, or
 * move it under the pointer. Keys and what reads a screen aloud press without a pointer (`detail` 0): they press what has
 * the focus, which a page can't give to an element of the frame.
 *
 * @param onReady called at once and at each change: whether a press by pointer counts
 */
export function watchPresses(
  element: HTMLElement,
  onReady: (isReady: boolean) => void,
  now: () => number = () => performance.now(),
): PressGuard {
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const appear = () => {
    since = now();
    onReady(false);
    clearTimeout(timer);
    timer = setTimeout(() => onReady(isSeen), APPEARED_MS);
  };
  let isSeen = !tellsVisibility();
  appear();
  let observer: IntersectionObserver | undefined;
  if (!isSeen) {
    const options: Version2 = { trackVisibility: true, delay: VISIBILITY_DELAY_MS, threshold: [0, LEAST_SEEN, 1] };
    observer = new IntersectionObserver((entries) => {
      const wasSeen = isSeen;
      const entry = entries.at(-1) as Entry | undefined;
      isSeen = entry?.isVisible === true && entry.intersectionRatio >= LEAST_SEEN;
      // Uncovered just before the press, it appears anew.
      if (isSeen && !wasSeen) appear();
      else if (wasSeen && !isSeen) onReady(false);
    }, options);
    observer.observe(element);
  }
  let pointer = { x: Number.NaN, y: Number.NaN };
  /** A mouse over the frame, or over the element, that has not moved there: the page has moved what is below it. */
  const follow = ({ type, pointerType, relatedTarget, target, screenX: x, screenY: y }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const isStill = x === pointer.x && y === pointer.y;
    if (type === 'pointerover' && (!relatedTarget || (isStill && element.contains(target as Node)))) appear();
    pointer = { x, y };
  };
  const listening = new AbortController();
  const how = { capture: true, passive: true, signal: listening.signal };
  for (const type of ['pointerover', 'pointermove'] as const) addEventListener(type, follow, how);
  return {
    judge({ detail }) {
      if (detail === 0) return 'fine';
      if (now() - since < APPEARED_MS) return 'early';
      return isSeen ? 'fine' : 'hidden';
    },
    stop() {
      clearTimeout(timer);
      listening.abort();
      observer?.disconnect();
    },
  };
}
