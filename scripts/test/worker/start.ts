import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundle, type BundleOf, withSources } from '../bundle.ts';
import { failureText } from '../failure-text.ts';
import { DATABASES } from '../read.ts';
import type { Outcome, Result } from '../report.ts';

/** Messages to a worker: the file to run, and the databases it asked for. */
export type ToWorker = { file: string; bundle: Bundle } | { databases: readonly string[]; url: string | undefined };

/** Messages from a worker: a regular sign of life, a request for the databases, and a file's result with what it has read. */
export type FromWorker = 'alive' | 'databases' | { result: Result; reads: string[] };

/**
 * A file for the output of other processes. Unlike a pipe, it keeps the order of standard output and errors, and is
 * complete as soon as they have ended, even after a crash.
 */
function createLog() {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-log-'));
  const fd = openSync(join(folder, 'log'), 'a+');
  rmSync(folder, { recursive: true }); // an open file stays readable
  let taken = 0;

  /** Everything printed since the last call. */
  function take(): string {
    const { size } = fstatSync(fd);
    const text = Buffer.alloc(size - taken);
    readSync(fd, text, 0, text.length, taken);
    taken = size;
    return text.toString();
  }

  return { fd, take, close: () => closeSync(fd) };
}

export type WorkerOptions = {
  root: string;
  bundleOf: BundleOf;
  allowOnly: boolean;
  /** The databases; called when a file first needs one. */
  databases: () => Promise<readonly string[]>;
  /** How long a worker may stay silent; it sends a sign of life every second. */
  silentMs: number;
};

export type Worker = {
  /** Runs a test file; the file fails if its process crashes or hangs. */
  run: (file: string) => Promise<Outcome>;
  end: () => void;
};

/** A process that runs test files one after the other. Started for the first file, and again after a crash. */
export function createWorker(options: WorkerOptions): Worker {
  const log = createLog();
  let child: ChildProcess | undefined;

  function start() {
    const started = fork(
      join(import.meta.dirname, 'main.ts'),
      [options.root, ...(options.allowOnly ? ['--only'] : [])],
      {
        execArgv: [],
        stdio: ['ignore', log.fd, log.fd, 'ipc'],
        env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      },
    );
    started.once('exit', () => {
      child = undefined;
    });
    return started;
  }

  async function run(file: string): Promise<Outcome> {
    try {
      const bundle = await options.bundleOf(file);
      child ??= start();
      const ended = await runOn(child, file, bundle, options);
      const output = log.take();
      if (typeof ended === 'string') return failed(file, await withSources(options.root, file, output), ended);
      const { result, reads } = ended;
      if (result.failed) return { ...result, output: await withSources(options.root, file, output) };
      const databases = bundle.usesDatabase ? [DATABASES] : [];
      return { ...result, output, reads: [...bundle.sources, ...databases, ...withLazy(reads, bundle)] };
    } catch (cause) {
      return failed(file, '', 'Could not be bundled', cause);
    }
  }

  const end = () => {
    if (child?.connected) child.disconnect();
    log.close();
  };
  return { run, end };
}

/** Reads and, for each file that the bundle holds and has run late, what that imports. */
const withLazy = (reads: readonly string[], { lazy }: Bundle) => reads.flatMap((read) => [read, ...(lazy[read] ?? [])]);

const failed = (file: string, output: string, ...why: Parameters<typeof failureText>): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  output: (output || `\n${file}`) + failureText(...why),
});

type Ended = Exclude<FromWorker, string>;

/** @returns the file's result and what it read, or why there is none */
function runOn(child: ChildProcess, file: string, bundle: Bundle, { databases, silentMs }: WorkerOptions) {
  return new Promise<Ended | string>((end) => {
    let isSilent = false;
    const kill = () => {
      isSilent = true;
      child.kill('SIGKILL');
    };
    let silence = setTimeout(kill, silentMs);

    const say = (message: ToWorker) => {
      child.send(message, () => {
        /* if the process has ended, its exit event reports it */
      });
    };
    const hear = async (message: FromWorker) => {
      clearTimeout(silence);
      silence = setTimeout(kill, silentMs);
      if (message === 'databases') say({ databases: await databases(), url: process.env.TEST_DATABASE_URL });
      else if (message !== 'alive') finish(message);
    };
    const onExit = (code: number | null, signal: string | null) =>
      finish(
        isSilent
          ? `Hung: nothing was heard for ${silentMs / 1_000} s`
          : `The process ended by ${signal ?? `exit code ${code}`}`,
      );

    function finish(result: Ended | string) {
      clearTimeout(silence);
      child.off('message', hear).off('exit', onExit);
      end(result);
    }
    child.on('message', hear).once('exit', onExit);
    say({ file, bundle });
  });
}
