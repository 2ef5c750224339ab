import type { Sink, Track } from './event.ts';

/** One door for every event. Off, it leads nowhere; a sink that fails costs the visitor nothing. */
export function createTrack(sinks: readonly Sink[], isOn: boolean, report: (error: unknown) => void): Track {
  if (!isOn) return () => {};
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
