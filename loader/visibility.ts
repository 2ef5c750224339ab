import { guard, listen, type Stop } from './guard.ts';

/** Every percent: one callback a frame at most, and a tall widget in a low window passes some of them. */
const THRESHOLDS = Array.from({ length: 101 }, (_, percent) => percent / 100);

type View = Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>;

export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/**
 * At least this share of it in view, or of the window's height, which only a widget taller than the window reaches
 * first. A box without height is not seen.
 */
export const isInView = ({ intersectionRatio, intersectionRect: { height }, rootBounds }: View, share: number) =>
  height > 0 && (intersectionRatio >= share || (!!rootBounds && height >= share * rootBounds.height));

/** Calls `seen` once, when so much has been in view for so long without a break, in a visible page (MRC). */
export const whenSeen = (
  stops: Stop[],
  target: Element,
  percentage: number,
  seconds: number,
  seen: () => void,
  rootMargin?: string,
) => {
  let inView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const done = guard(() => {
    observer.disconnect();
    inView = false;
    seen();
  });
  const check = () => {
    if (inView && !document.hidden) timer ||= setTimeout(done, clamp(seconds, 0, 60) * 1_000);
    else stop();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      inView = isInView(entries[entries.length - 1] as View, clamp(percentage, 1, 100) / 100);
      check();
    },
    { threshold: THRESHOLDS, rootMargin },
  );
  observer.observe(target);
  listen(stops, document, 'visibilitychange', check);
  stops.push(stop, () => observer.disconnect());
};
