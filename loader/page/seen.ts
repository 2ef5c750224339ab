import { guard, listen, type Stop } from './guard.ts';

/**
 * Calls `seen` once, after `percentage` of the target has been in view without a break for `seconds` in a visible page
 * (MRC). A hidden page observes nothing, so observing again waits until it is visible and restarts the time.
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
            observer.observe = pause; // finished: a page that is hidden and shown again must not restart it
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
