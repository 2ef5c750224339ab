import type { Track, TrackedEvent } from '../model/event.ts';

type Tracking = { tell: Track; sent: () => Promise<void>; stop: () => void };

/**
 * Takes events before the tracking code is loaded; they wait in their order. The first event starts to load it.
 *
 * @param load `null`, or resolving to `null`, where tracking is off: events are then dropped
 */
export function createLateTrack(load: (() => Promise<Tracking | null>) | null, report: (error: unknown) => void) {
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

  return {
    track(event: TrackedEvent) {
      if (!load || isStopped) return;
      if (tracking) return tracking.tell(event);
      waiting.push(event);
      if (isLoading) return;
      isLoading = true;
      opening = open().catch((error) => {
        // The next event tries again.
        isLoading = false;
        report(error);
      });
    },
    /** Resolves when the events so far have been sent, or have failed. */
    async sent() {
      await opening;
      await tracking?.sent();
    },
    stop() {
      isStopped = true;
      tracking?.stop();
    },
  };
}
