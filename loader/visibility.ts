import { guard, listen, type Stop } from './guard.ts';

/**
 * Calls `seen` once, when so much of the target has been in view for so long without a break, in a visible page (MRC).
 * A hidden page draws nothing and observes nothing: to observe anew is to wait for the page, and for the whole time.
 */
export const whenSeen = (
  stops: Stop[],
  target: Element,
  percentage: number,
  seconds: number,
  seen: () => void,
  rootMargin?: string,
) => {
  const threshold = percentage / 100;
  let timer: ReturnType<typeof setTimeout>;
  const pause = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if ((entries.pop() as IntersectionObserverEntry).intersectionRatio >= threshold)
        timer = setTimeout(
          guard(() => {
            pause();
            observer.observe = pause; // it is over: a page that is hidden and comes back starts nothing
            seen();
          }),
          seconds * 1_000,
        );
    },
    { threshold, rootMargin },
  );
  stops.push(
    pause,
    listen(document, 'visibilitychange', () => {
      pause();
      observer.observe(target);
    }),
  );
  observer.observe(target);
};
