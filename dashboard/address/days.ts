/** A day in UTC, `2026-10-31`. */
export type Day = string;

const DAY_MS = 86_400_000;

const toMs = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const today = (now = Date.now()): Day => toDay(now);

export const addDays = (day: Day, count: number): Day => toDay(toMs(day) + count * DAY_MS);

/** How many days from one to the other, both included. */
export const countDays = (from: Day, to: Day): number => Math.round((toMs(to) - toMs(from)) / DAY_MS) + 1;

/** The last `count` days, today included. */
export const lastDays = (count: number, until: Day) => ({ from: addDays(until, 1 - count), to: until });

export const PRESETS = [
  { label: 'Today', days: 1 },
  { label: '7 days', days: 7 },
  { label: '28 days', days: 28 },
  { label: '90 days', days: 90 },
] as const;

/** Seconds since 1970 of a step of a series, `2026-10-31` or `2026-10-31T17…`, in UTC. */
export function secondsOf(at: string): number {
  const [, day = '', hour = '0'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d))?/.exec(at) ?? [];
  return toMs(day) / 1000 + Number(hour) * 3600;
}

/** Every step of a span in seconds, also those without figures, so that a gap is seen as one. */
export function stepsOf({ from, to, grain }: { from: Day; to: Day; grain: 'hour' | 'day' }): number[] {
  const step = grain === 'hour' ? 3600 : DAY_MS / 1000;
  const count = (countDays(from, to) * DAY_MS) / 1000 / step;
  return Array.from({ length: count }, (_, index) => secondsOf(from) + index * step);
}
