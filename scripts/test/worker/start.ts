import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome, Result } from '../report.ts';
import { createLog } from './log.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export type WorkerOptions = {
  root: string;
  allowOnly: boolean;
  /** Where files that use a database run; asked once one does. */
  databases: () => Promise<readonly string[]>;
  /** So long may a process keep silent that says it is there every second. */
  silentMs: number;
};

export type Worker = {
  /** Runs a test file; a process that crashes or hangs on it fails it. */
  run: (file: string) => Promise<Outcome>;
  end: () => void;
};

/** A process that runs test files one after the other: started for the first, and anew after one that it did not outlive. */
export function createWorker(options: WorkerOptions): Worker {
  const log = createLog();
  let child: ChildProcess | undefined;

  function start() {
    const started = fork(join(import.meta.dirname, 'main.ts'), argumentsOf(options), {
      execArgv: [],
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    });
    started.once('exit', () => {
      child = undefined;
    });
    return started;
  }

  async function run(file: string): Promise<Outcome> {
    child ??= start();
    const result = await runOn(child, file, options);
    const output = log.take();
    if (typeof result !== 'string') return { ...result, output };
    return { passed: 0, failed: 1, skipped: 0, output: `${output || `\n${file}\n`}  FAILED  ${result}\n` };
  }

  const end = () => {
    if (child?.connected) child.disconnect();
    log.close();
  };
  return { run, end };
}

const argumentsOf = ({ root, allowOnly }: WorkerOptions) => [root, ...(allowOnly ? ['--only'] : [])];

/** @returns what came of the file, or why nothing did */
function runOn(child: ChildProcess, file: string, { databases, silentMs }: WorkerOptions) {
  return new Promise<Result | string>((end) => {
    let isSilent = false;
    const kill = () => {
      isSilent = true;
      child.kill('SIGKILL');
    };
    let silence = setTimeout(kill, silentMs);

    const say = (message: ToWorker) => {
      child.send(message, () => {
        /* a process that has ended says so by its exit */
      });
    };
    const hear = async (message: FromWorker) => {
      clearTimeout(silence);
      silence = setTimeout(kill, silentMs);
      if (message === 'databases') say({ databases: await databases(), url: process.env.TEST_DATABASE_URL });
      else if (message !== 'alive') finish(message.result);
    };
    const onExit = (code: number | null, signal: string | null) =>
      finish(
        isSilent
          ? `Hung: nothing was heard for ${silentMs / 1_000} s`
          : `The process ended by ${signal ?? `exit code ${code}`}`,
      );

    function finish(result: Result | string) {
      clearTimeout(silence);
      child.off('message', hear).off('exit', onExit);
      end(result);
    }
    child.on('message', hear).once('exit', onExit);
    say({ file });
  });
}
