export type Timed = { name: string; ms: number };

const NAMED = 8;

function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

const short = (name: string) => name.replace(/^test\//, '').replace(/\.test\.tsx?$/, '');

/** Lists the slowest checks and files. @param wholeMs the wall-clock time of the run */
export function slowest(times: readonly Timed[], wholeMs: number): string {
  const longest = [...times].sort((a, b) => b.ms - a.ms).slice(0, NAMED);
  const named = longest.map(({ name, ms }) => `${short(name)} ${duration(ms)}`);
  return `Took ${duration(wholeMs)}. Slowest: ${named.join(', ')}.`;
}
