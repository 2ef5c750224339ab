import type { Track, TrackedEvent } from '../model/event.ts';

type Tracking = { tell: Track; sent: () => Promise<void>; stop: () => void };

/**
 * The one door for events while what stands behind it is still on its way: they wait in their order.
 *
 * @param load `null`, or what it loads is, where tracking is off: then the door leads nowhere
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
        // The next event asks again.
        isLoading = false;
        report(error);
      });
    },
    /** What was told so far has been sent, as far as it could be. */
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
