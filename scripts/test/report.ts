import { stripVTControlCharacters } from 'node:util';
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

const LONGEST_NAMED = 200;

/** What failed in a file's output, each with the first line of its message. On a terminal, uvu colors them. */
const failuresIn = (output: string) =>
  [...stripVTControlCharacters(output).matchAll(/^ {2,4}FAIL(?:ED)? {2,3}(.+)\n(?: {4}(\S.*))?/gm)].map(
    ([, title, message]) => (message ? `${title}: ${message}` : String(title)).slice(0, LONGEST_NAMED),
  );

/** Names a file, and below it what failed in it. */
export const withFailures = (name: string, output: string) =>
  [name, ...failuresIn(output).map((failure) => `    ${failure}`)].join('\n');

export type Result = { passed: number; failed: number; skipped: number };

/** The result and the output of a check or a test file, and what of the repository decided them, where that is known. */
export type Outcome = Result & { output: string; reads?: readonly string[] };

/**
 * Sums up the results and prints the last line, even if a test ends the process.
 *
 * @param more what another run would add, said above the last line
 */
export function createReport(filters: readonly string[], more = '') {
  const total: Result = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const notes: string[] = [];
  const durations: Durations = {};
  let repeated = 0;
  /** How many tests passed in each remembered file. */
  const remembered: number[] = [];
  const start = performance.now();
  let finished = false;

  process.on('exit', () => {
    if (finished) return;
    console.error('\nThe process ended before the tests did.');
    total.failed++;
    print();
  });

  function tell(name: string, output: string, ms: number) {
    if (output) process.stdout.write(`${output}  took ${(ms / 1_000).toFixed(1)} s\n`);
    durations[name] = Math.round(ms);
  }

  function add(name: string, outcome: Outcome, ms: number) {
    tell(name, outcome.output, ms);
    count(total, outcome);
    if (outcome.failed) failures.push(withFailures(name, outcome.output));
  }

  /** Counts a file that passed in an earlier run, when all that it reads was the same. */
  function remember(result: Result) {
    count(total, result);
    remembered.push(result.passed);
  }

  /** Prints the output of a file that will run again, and counts none of its tests. */
  function hold(name: string, { output }: Outcome, ms: number) {
    tell(name, output, ms);
    repeated++;
  }

  /** Printed at once, and again at the end, where people look. */
  function note(text: string) {
    console.log(text);
    notes.push(text);
  }

  function print() {
    if (total.passed + total.failed === 0) {
      console.error(`Nothing ran${filters.length ? `: no test file matches ${filters.join(', ')}` : ''}.`);
      total.failed++;
    }
    if (failures.length) console.log(`\nFailed in:\n${failures.join('\n').replace(/^/gm, '  ')}`);
    if (filters.length === 0) console.log(`\n${slowest(durations, performance.now() - start)}`);
    if (notes.length) console.log(`\n${notes.join('\n')}`);
    process.exitCode = total.failed ? 1 : 0;
    if (remembered.length) console.log(`\n${recalled(remembered)}`);
    const again = filters.length === 0 ? [`${repeated} ${repeated === 1 ? 'file' : 'files'} repeated`] : [];
    console.log(`\n${[...again, ...(more ? [more] : []), lastLine(total)].join('\n')}`);
  }

  function finish() {
    finished = true;
    print();
    // A handle that a test left open must not delay the result. A pipe may still hold some of it.
    process.stdout.write('', () => process.exit());
  }

  return { add, hold, remember, note, finish, durations };
}

/** Adds a result to a total. */
export function count(total: Result, { passed, failed, skipped }: Result) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

const recalled = (passed: readonly number[]) =>
  `Remembered: ${passed.reduce((sum, each) => sum + each, 0)} of the passed tests, in files (${passed.length}) that read nothing that has changed since they ran; --fresh runs them.`;

/** The last line of the output (contract §1). */
const lastLine = ({ passed, failed, skipped }: Result) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
