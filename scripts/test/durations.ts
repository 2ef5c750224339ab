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

/** Writes a file that another run may read now. */
export function replaceFile(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

/** Adds to what is kept, so that a run of some files forgets nothing of the others. */
export function keepDurations(root: string, measured: Durations) {
  const kept = Object.entries({ ...readDurations(root), ...measured }).sort(([, a], [, b]) => b - a);
  replaceFile(join(root, KEPT), `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
}
