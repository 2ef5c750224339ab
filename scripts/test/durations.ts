import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Milliseconds of each file and check when it last ran to its end, by name. */
export type Durations = Record<string, number>;

const KEPT = '.cache/tests/durations.json';

/** For what has never run here, by the start of its path: more than a minute by name, as measured on two cores. */
const GUESSES: [start: string, ms: number][] = [
  ['test/e2e/wcag', 442_000],
  ['test/e2e/states', 238_000],
  ['test/e2e/first-card-states', 182_000],
  ['test/e2e/keyboard.', 167_000],
  ['test/server/start.', 159_000],
  ['test/e2e/keyboard-journeys', 153_000],
  ['test/e2e/browsers', 147_000],
  ['test/e2e/tracking', 140_000],
  ['test/scripts/test/run-all', 127_000],
  ['test/e2e/suggestions', 123_000],
  ['test/e2e/shell', 112_000],
  ['test/e2e/journey-cost', 111_000],
  ['test/e2e/form-room', 108_000],
  ['test/e2e/old-browsers', 105_000],
  ['test/server/mail/desk', 98_000],
  ['test/e2e/hosts', 100_000],
  ['test/e2e/fields', 97_000],
  ['test/e2e/donation', 97_000],
  ['test/server/export/memory', 92_000],
  ['test/e2e/scrollbars', 86_000],
  ['test/server/soak', 75_000],
  ['test/e2e/submissions', 76_000],
  ['test/e2e/first-click', 75_000],
  ['test/widget/served/hydration', 74_000],
  ['test/server/people/every-byte', 74_000],
  ['test/server/media/uploads', 69_000],
  ['test/e2e/', 30_000],
  ['test/server/', 9_000],
  ['test/scripts/', 1_000],
  ['test/docs/', 1_000],
  ['test/build/', 1_000],
  ['test/', 100],
  ['', 14_000],
];

export const guess = (name: string): number => GUESSES.find(([start]) => name.startsWith(start))?.[1] ?? 0;

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
