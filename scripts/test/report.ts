import { slowest, type Timed } from './slowest.ts';

export type Result = { passed: number; failed: number; skipped: number };

/** The result and the output of a check or a test file. */
export type Outcome = Result & { output: string };

/** Sums up the results and prints the last line, even if a test ends the process. */
export function createReport(filters: string[]) {
  const total: Result = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const notes: string[] = [];
  const times: Timed[] = [];
  const start = performance.now();
  let finished = false;

  process.on('exit', () => {
    if (finished) return;
    console.error('\nThe process ended before the tests did.');
    total.failed++;
    print();
  });

  function add(name: string, { passed, failed, skipped, output }: Outcome, ms: number) {
    process.stdout.write(output);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    times.push({ name, ms });
    if (failed) failures.push(name);
  }

  /** Prints the output of a file that will run again, and counts nothing of it. */
  function hold({ output }: Outcome) {
    process.stdout.write(output);
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
    if (failures.length) console.log(`\nFailed in:\n${failures.map((name) => `  ${name}`).join('\n')}`);
    if (filters.length === 0) console.log(`\n${slowest(times, performance.now() - start)}`);
    if (notes.length) console.log(`\n${notes.join('\n')}`);
    process.exitCode = total.failed ? 1 : 0;
    console.log(`\n${lastLine(total)}`);
  }

  function finish() {
    finished = true;
    print();
    process.exit(); // a handle that a test left open must not delay the result
  }

  return { add, hold, note, finish };
}

/** The last line of the output (contract §1). */
const lastLine = ({ passed, failed, skipped }: Result) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
