import type { Sink, Track } from '../../model/event.ts';

/** One door for every event. A sink that fails costs the visitor nothing. */
export function createTrack(sinks: readonly Sink[], report: (error: unknown) => void): Track {
  return (event) => {
    for (const sink of sinks) {
      try {
        sink(event);
      } catch (error) {
        report(error);
      }
    }
  };
}
