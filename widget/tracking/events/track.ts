import type { Sink, Track } from '../../model/event.ts';

/** Passes every event to all sinks. A sink that throws is reported, and does not affect the others. */
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
