import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { attempt, sumOf } from './build-names.ts';
import { openContents } from './contents.ts';
import { replaceFile } from './durations.ts';
import type { Result } from './report.ts';

const KEPT = '.cache/tests/passed.json';

/** A file that passed, what it depended on (`read.ts`), and the sum of what that says. */
type Passed = { passed: number; skipped: number; reads: string[]; sum: string };

export type Memory = {
  /** The result of a file that passed when all that it reads was as it is now. */
  recall: (file: string) => Result | undefined;
  /** @param since when the file began, ms: what changed meanwhile may have been read before or after */
  keep: (file: string, result: Result, reads: readonly string[], since: number) => void;
  save: () => void;
};

/** Settings that tests read. */
const SETTINGS =
  /^(CHROME_|CIVIC_|DATABASE_|FIREFOX_|FUZZ_|GALLERY_|LANG$|LC_|LAWMAKER_|NODE_|SCREENSHOT_|SOAK|TEST_|TZ$)/;

/** What the environment sets while it runs. */
const OWN_SETTINGS = ['TEST_DATABASE', 'TEST_DATABASE_URL'];

/** What every test file depends on. */
function machine(root: string): string {
  const settings = Object.entries(process.env).filter(([name]) => SETTINGS.test(name) && !OWN_SETTINGS.includes(name));
  return sumOf(
    JSON.stringify([process.version, process.arch, process.platform, availableParallelism()]),
    JSON.stringify(settings.sort()),
    attempt(() => readFileSync(join(root, 'package-lock.json'))) ?? '',
    ...readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => attempt(() => readFileSync(join(import.meta.dirname, name))) ?? name),
  );
}

/**
 * Passed test files of earlier runs, by the content of all that they read. Only passes are kept: a failure runs again.
 *
 * @param isFresh recalls nothing
 */
export function openMemory(root: string, isFresh: boolean): Memory {
  const kept: { tests?: Record<string, Passed> } =
    attempt(() => JSON.parse(readFileSync(join(root, KEPT), 'utf8'))) ?? {};
  const { tests = {} } = kept;
  const here = machine(root);
  const { read, isNewer, nameOf } = openContents(root);
  const sumOfAll = (reads: readonly string[]) => sumOf(here, ...reads.map((each) => `${each} ${read(each)}`));

  function recall(file: string): Result | undefined {
    const found = isFresh ? undefined : tests[file];
    if (!found || found.sum !== sumOfAll(found.reads)) return undefined;
    return { passed: found.passed, failed: 0, skipped: found.skipped };
  }

  function keep(file: string, { passed, failed, skipped }: Result, read: readonly string[], since: number) {
    delete tests[file];
    const reads = [...new Set(read.map(nameOf))].sort();
    if (failed > 0 || reads.some((each) => isNewer(each, since))) return;
    tests[file] = { passed, skipped, reads, sum: sumOfAll(reads) };
  }

  return { recall, keep, save: () => replaceFile(join(root, KEPT), JSON.stringify({ tests })) };
}
