import type { Track, TrackedEvent } from '../model/event.ts';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

type Tracking = { tell: Track; sent: () => Promise<void>; stop: () => void };

/**
 * Takes events before the tracking code is loaded; they wait in their order. The first event starts to load it. If that
 * fails, the next event tries again, and so does a connection that comes back.
 *
 * @param load `null`, or resolving to `null`, where tracking is off: events are then dropped
 */
export function createLateTrack(
  load: (() => Promise<Tracking | null>) | null,
  report: (error: unknown) => void,
  // A function, since the server, which draws first cards, has none.
  page: () => Page = () => window,
) {
  let tracking: Tracking | null = null;
  let isLoading = false;
  let isStopped = false;
  let opening = Promise.resolve();
  const waiting: TrackedEvent[] = [];

  const open = async () => {
    const opened = await load?.();
    if (!opened || isStopped) {
      waiting.length = 0;
      return opened?.stop();
    }
    tracking = opened;
    waiting.splice(0).forEach(opened.tell);
  };

  const tryToOpen = () => {
    if (isLoading) return;
    isLoading = true;
    opening = open().catch((error) => {
      isLoading = false;
      if (!isStopped) page().addEventListener('online', tryToOpen, { once: true });
      report(error);
    });
  };

  return {
    track(event: TrackedEvent) {
      if (!load || isStopped) return;
      if (tracking) return tracking.tell(event);
      waiting.push(event);
      tryToOpen();
    },
    /** Resolves when the events so far have been sent, or have failed. */
    async sent() {
      await opening;
      await tracking?.sent();
    },
    stop() {
      isStopped = true;
      if (load) page().removeEventListener('online', tryToOpen);
      tracking?.stop();
    },
  };
}
