/** Shown where there is nothing to say; screen readers are told `no figure` by the table. */
export const NONE = '–';

const whole = new Intl.NumberFormat('en');
const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export const count = (value: number): string => whole.format(Math.round(value));
/** `12K`: on axes, where there is little room. */
export const shortCount = (value: number): string => short.format(value);

export const percent = (share: number | null): string =>
  share === null || !Number.isFinite(share) ? NONE : percents.format(share);

/** A part of a whole as a share; null where the whole is nothing. */
export const shareOf = (part: number, all: number): number | null => (all > 0 ? part / all : null);

/** `12 placements`; where only a share is measured, `about 120 loads`. */
export const loadWords = ({ placements, loads }: { placements: number; loads: number }, some: number): string =>
  loads > placements ? `about ${count(some)} loads` : `${count(some)} placements`;

/** A time as people say it: `380 ms`, `1.24 s`, `2 min 5 s`. */
export function duration(ms: number | null): string {
  if (ms === null) return NONE;
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  const seconds = ms / 1000;
  if (seconds < 9.995) return `${seconds.toFixed(2)} s`;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}

/** The same with as few digits as the number has: `0`, `500 ms`, `1.5 s`; on axes. */
export const shortDuration = (ms: number): string => {
  if (ms < 1000) return ms === 0 ? '0' : `${Math.round(ms)} ms`;
  return ms < 60_000 ? `${Number((ms / 1000).toPrecision(3))} s` : `${Number((ms / 60_000).toPrecision(2))} min`;
};

const signOf = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '±');

/** `+120 ms`, `−45 ms`. */
export const difference = (ms: number): string => `${signOf(ms)}${duration(Math.abs(ms))}`;

export const signedPercent = (share: number): string => `${signOf(share)}${percents.format(Math.abs(share))}`;

const points = new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay: 'never' });

/** The difference of two shares: `+0.8 points`. */
export const signedPoints = (difference: number): string =>
  `${signOf(difference)}${points.format(difference * 100)} points`;

/** An amount in a currency's smallest unit: dollars have a hundred, yen none, dinars a thousand. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const daysOfYear = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const hours = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });

/** `Oct 31`, or within a day `14:00`. */
export const tick = (seconds: number, grain: 'hour' | 'day'): string =>
  (grain === 'hour' && seconds % 86_400 !== 0 ? hours : days).format(seconds * 1000);

/** `Oct 31`, and `Oct 31, 14:00` for an hour. */
export const moment = (seconds: number, grain: 'hour' | 'day'): string =>
  `${days.format(seconds * 1000)}${grain === 'hour' ? `, ${hours.format(seconds * 1000)}` : ''}`;

const ofDay = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** `Oct 4 – Oct 31, 2026`. */
export const span = (from: string, to: string): string =>
  from === to ? daysOfYear.format(ofDay(from)) : daysOfYear.formatRange(ofDay(from), ofDay(to));
