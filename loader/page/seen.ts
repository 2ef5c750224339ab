import { guard, listen, type Stop } from './guard.ts';

type View = {
  /** How much of the target must be in view. */
  percentage: number;
  /** For how long, without a break. */
  seconds: number;
  /** What counts as in view around the window, as for `IntersectionObserver`. */
  rootMargin?: string;
};

/**
 * Calls `seen` once, when the target has been in view like that in a visible page (MRC). A hidden page observes nothing,
 * so observing again waits until it is visible and restarts the time.
 */
export const whenSeen = (
  stops: Stop[],
  target: Element,
  { percentage, seconds, rootMargin }: View,
  seen: () => void,
) => {
  const threshold = percentage / 100;
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout>;
  const pause = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const finish = guard(() => {
    isSeen = true;
    pause();
    seen();
  });
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.pop() as IntersectionObserverEntry;
      clearTimeout(timer);
      if (latest.intersectionRatio >= threshold) timer = setTimeout(finish, seconds * 1_000);
    },
    { threshold, rootMargin },
  );
  stops.push(
    pause,
    listen(document, 'visibilitychange', () => {
      pause();
      if (!isSeen) observer.observe(target);
    }),
  );
  observer.observe(target);
};
