import * as s from 'superstruct';

const PARTS = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** JavaScript reads February 30 as March 2. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function problem(text: string): string | true {
  const [, day = '', , , zone] = PARTS.exec(text) ?? [];
  if (!day || !isDay(day) || Number.isNaN(Date.parse(text)))
    return `"${text}" is no date with a time, such as 2026-12-03T09:00:00-05:00`;
  return zone !== undefined || `"${text}" has no time zone: end it with Z, or with an offset such as -05:00`;
}

/** A date with a time and its zone (ISO 8601). Without the zone, it would be another moment on another machine. */
export const Moment = s.refine(s.string(), 'moment', problem);
