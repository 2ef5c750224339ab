import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { filesOf } from '../checks/words.ts';
import { replaceFile } from './durations.ts';
import type { Result } from './report.ts';
import { EVERYTHING } from './worker/reads.ts';

const KEPT = '.cache/tests/passed.json';

/** A file that passed, what it depended on, and the sum of the contents. */
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

/** Programs that tests drive. A file's size and time stand for its version, since asking each takes seconds. */
const PROGRAMS =
  /^(chrom[\w-]*|google-chrome\w*|firefox\w*|MiniBrowser|WebKitWebDriver|postgres|ffmpeg|nginx|openssl)$/;

const hash = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64');
};

const attempt = <T>(run: () => T): T | null => {
  try {
    return run();
  } catch {
    return null; // absent, or out of reach
  }
};

const factsOf = (path: string) => {
  const facts = attempt(() => statSync(path));
  return facts ? `${path} ${facts.size} ${facts.mtimeMs}` : '';
};

function machine(root: string): string {
  const settings = Object.entries(process.env).filter(([name]) => SETTINGS.test(name) && !OWN_SETTINGS.includes(name));
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...POSTGRES];
  const programs = folders.flatMap((folder) =>
    (attempt(() => readdirSync(folder)) ?? [])
      .filter((name) => PROGRAMS.test(name))
      .map((name) => factsOf(join(folder, name))),
  );
  return hash(
    JSON.stringify([process.version, process.arch, process.platform, availableParallelism()]),
    JSON.stringify(settings.sort()),
    process.env.TEST_DATABASE_URL ?? '',
    programs.join('\n'),
    factsOf(process.env.CHROME_PATH ?? ''),
    attempt(() => readFileSync(join(root, 'package-lock.json'))) ?? '',
    ...readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => attempt(() => readFileSync(join(import.meta.dirname, name))) ?? name),
  );
}

/** Debian's are not on PATH. */
const POSTGRES = (attempt(() => readdirSync('/usr/lib/postgresql')) ?? []).map(
  (name) => `/usr/lib/postgresql/${name}/bin`,
);

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
  const contents = new Map<string, { version: string; content: string }>();

  /** Read again only if it has changed: the build makes its files anew while others run. */
  function contentOf(path: string): string {
    const whole = join(root, path);
    const facts = attempt(() => statSync(whole));
    if (!facts) return 'absent';
    const version = `${facts.mtimeMs} ${facts.size}`;
    const known = contents.get(path);
    if (known?.version === version) return known.content;
    const content = facts.isDirectory()
      ? hash((attempt(() => readdirSync(whole)) ?? []).sort().join('\n'))
      : hash(attempt(() => readFileSync(whole)) ?? '');
    contents.set(path, { version, content });
    return content;
  }

  let everything: string | undefined;
  function contentOfAll(): string {
    const ofAll = () =>
      hash(
        ...filesOf(root)
          .sort()
          .map((each) => `${each} ${contentOf(each)}`),
      );
    // Without git, nobody knows them.
    everything ??= attempt(ofAll) ?? randomUUID();
    return everything;
  }

  const sumOf = (reads: readonly string[]) =>
    hash(here, ...reads.map((path) => `${path} ${path === EVERYTHING ? contentOfAll() : contentOf(path)}`));

  function recall(file: string): Result | undefined {
    const found = isFresh ? undefined : tests[file];
    if (!found || found.sum !== sumOf(found.reads)) return undefined;
    return { passed: found.passed, failed: 0, skipped: found.skipped };
  }

  function keep(file: string, { passed, failed, skipped }: Result, read: readonly string[], since: number) {
    delete tests[file];
    const reads = [...new Set(read)].sort();
    const isNewer = (path: string) => (attempt(() => statSync(join(root, path)).mtimeMs) ?? 0) > since;
    if (failed > 0 || reads.some((path) => path !== EVERYTHING && isNewer(path))) return;
    tests[file] = { passed, skipped, reads, sum: sumOf(reads) };
  }

  return { recall, keep, save: () => replaceFile(join(root, KEPT), JSON.stringify({ tests })) };
}
