import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GUESSES from './guesses.json' with { type: 'json' };

/** Milliseconds of each file and check when it last ran to its end, by name. */
export type Durations = Record<string, number>;

const KEPT = '.cache/tests/durations.json';

/** For what has never run here, by the start of its path: more than a minute by name, as measured on two cores, ms. */
export const guess = (name: string): number =>
  Object.entries(GUESSES).find(([start]) => name.startsWith(start))?.[1] ?? 0;

/** The durations of earlier runs; none where they can't be read, since they only order the next run. */
export function readDurations(root: string): Durations {
  try {
    return JSON.parse(readFileSync(join(root, KEPT), 'utf8'));
  } catch {
    return {};
  }
}

/** Adds to what is kept, so that a run of some files forgets nothing of the others. */
export function keepDurations(root: string, measured: Durations) {
  const path = join(root, KEPT);
  const kept = Object.entries({ ...readDurations(root), ...measured }).sort(([, a], [, b]) => b - a);
  mkdirSync(dirname(path), { recursive: true });
  // Renamed, since another run may read it now.
  writeFileSync(`${path}.${process.pid}`, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
  renameSync(`${path}.${process.pid}`, path);
}
