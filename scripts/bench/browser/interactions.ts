/** One press or key: how long until the next frame showed what it did, ms; browsers round it to 8. */
export type Interaction = { type: string; duration: number };

type EventTiming = PerformanceEntry & { interactionId: number };

/** Browsers report no shorter event, ms. */
const SHORTEST = 16;

/** Runs in every document. Keeps the longest event of each interaction. */
export function watchInteractions() {
  const longest = new Map<number, { type: string; duration: number }>();
  Reflect.set(window, 'interactions', () => [...longest.values()]);
  new PerformanceObserver((list) => {
    for (const { name: type, duration, interactionId } of list.getEntries() as EventTiming[])
      if (interactionId && duration >= (longest.get(interactionId)?.duration ?? 0))
        longest.set(interactionId, { type, duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Evaluates to what `watchInteractions` has kept, and how many there were, once the last one is reported. */
export const READ_INTERACTIONS = `new Promise((resolve) => setTimeout(() =>
  resolve({ told: window.interactions(), count: performance.interactionCount }), 300))`;

export type Told = { told: Interaction[]; count: number };

/** All interactions. Those too short to be reported count as the shortest that browsers report. */
export const allOf = ({ told, count }: Told): Interaction[] => [
  ...told,
  ...Array.from({ length: Math.max(0, count - told.length) }, () => ({ type: 'short', duration: SHORTEST })),
];
