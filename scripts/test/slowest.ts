import type { Durations } from './durations.ts';

const NAMED = 8;

function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

const short = (name: string) => name.replace(/^test\//, '').replace(/\.test\.tsx?$/, '');

/** Lists the slowest checks and files. @param wholeMs the wall-clock time of the run */
export function slowest(durations: Durations, wholeMs: number): string {
  const longest = Object.entries(durations).sort(([, a], [, b]) => b - a);
  const named = longest.slice(0, NAMED).map(([name, ms]) => `${short(name)} ${duration(ms)}`);
  return `Took ${duration(wholeMs)}. Slowest: ${named.join(', ')}.`;
}
