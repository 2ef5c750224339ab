import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** Runs before the script, and its workers, which have no channel: ends it as an operator does when the tests are gone, even if they were killed. */
const END_WITH_TESTS = `data:text/javascript,${encodeURIComponent(
  'process.once("disconnect", () => process.kill(process.pid, "SIGTERM")); process.channel?.unref();',
)}`;

type Options = { env: NodeJS.ProcessEnv; cwd?: string };

/** Starts a script that serves until it is told to end; it does not outlive this process. */
export const runScript = (args: readonly string[], { env, cwd }: Options): ChildProcess =>
  spawn(process.execPath, ['--import', END_WITH_TESTS, ...args], { env, cwd, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] });

/** Runs a command to its end. */
export const script = (name: string, env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  });
