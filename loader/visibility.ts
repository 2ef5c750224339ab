import { guard, listen, runAll, type Stop } from './guard.ts';

export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Every percent: one callback a frame at most, and a tall widget in a low window passes some of them. */
const THRESHOLDS = Array.from({ length: 101 }, (_, percent) => percent / 100);

type View = Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>;

/**
 * At least `percentage` of it in view, or of the window's height, which only a widget taller than the window reaches
 * first. A box without height is not seen.
 */
export const isInView = ({ intersectionRatio, intersectionRect, rootBounds }: View, percentage: number) => {
  const share = percentage / 100;
  const height = intersectionRect.height;
  return height > 0 && (intersectionRatio >= share || (!!rootBounds && height >= rootBounds.height * share));
};

/** Calls `seen` once, when it has been in view for so long without a break, in a visible page. */
export const whenSeen = (stops: Stop[], target: Element, percentage: number, seconds: number, seen: () => void) => {
  let inView = false;
  let timer = 0;
  const done: Stop[] = [];
  const check = () => {
    clearTimeout(timer);
    timer = 0;
    if (inView && !document.hidden)
      timer = window.setTimeout(
        guard(() => {
          runAll(done);
          seen();
        }),
        clamp(seconds, 0, 60) * 1000,
      );
  };
  const observer = new IntersectionObserver(
    guard((entries: IntersectionObserverEntry[]) => {
      const was = inView;
      inView = isInView(entries[entries.length - 1] as View, clamp(percentage, 1, 100));
      if (was !== inView) check();
    }),
    { threshold: THRESHOLDS },
  );
  observer.observe(target);
  listen(done, document, 'visibilitychange', check);
  done.push(() => observer.disconnect());
  done.push(() => clearTimeout(timer));
  stops.push(() => runAll(done));
};

/** Within one viewport (contract §2, `data-loading`). */
export const whenNear = (stops: Stop[], target: Element, near: () => void) => {
  const observer = new IntersectionObserver(
    guard((entries: IntersectionObserverEntry[]) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      near();
    }),
    { rootMargin: '100%' },
  );
  observer.observe(target);
  stops.push(() => observer.disconnect());
};
