import type { Track, TrackedEvent } from './event.ts';

type Tracking = { tell: Track; stop: () => void };

/**
 * The one door for events while what stands behind it is still on its way: they wait in their order.
 *
 * @param load `null` where tracking is off: then the door leads nowhere
 */
export function createLateTrack(load: (() => Promise<Tracking>) | null, report: (error: unknown) => void) {
  let tracking: Tracking | null = null;
  let isLoading = false;
  let isStopped = false;
  const waiting: TrackedEvent[] = [];

  const open = async () => {
    const opened = await load?.();
    if (!opened || isStopped) return opened?.stop();
    tracking = opened;
    waiting.splice(0).forEach(opened.tell);
  };

  return {
    track(event: TrackedEvent) {
      if (!load) return;
      if (tracking) return tracking.tell(event);
      waiting.push(event);
      if (isLoading) return;
      isLoading = true;
      open().catch((error) => {
        // The next event asks again.
        isLoading = false;
        report(error);
      });
    },
    stop() {
      isStopped = true;
      tracking?.stop();
    },
  };
}
