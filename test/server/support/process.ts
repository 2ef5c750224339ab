import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../../support/child.ts';
import { outputOf } from '../../support/output.ts';
import { createBuild } from './build.ts';
import { createDatabase } from './databases.ts';

export type Started = {
  child: ChildProcess;
  widget: string;
  publisher: string;
  /** What it has printed so far. */
  output: () => string;
  /** Exit code after the signal. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** The environment for a start, without this machine's settings. */
export async function createPlace() {
  const build = createBuild();
  const database = await createDatabase();
  const { databaseUrl } = database.options;
  const data = mkdtempSync(join(tmpdir(), 'civic-action-data-'));
  const env = {
    DATA_DIR: data,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    DIST_DIR: build.dir,
    PORT: '0',
    PUBLISHER_PORT: '0',
    LOG_LEVEL: 'silent',
    SHARE_PICTURES: 'off',
  };
  const remove = async () => {
    build.remove();
    rmSync(data, { recursive: true });
    await database.remove();
  };
  return { env, remove };
}

export const run = (script: string, env: Record<string, string>, args: string[] = []) =>
  runScript([script, ...args], { env: { PATH: process.env.PATH ?? '', ...env } });

const ADDRESSES = /Open the demo: (\S+) is ready[\s\S]*Widget and API: (\S+) is ready/;

async function addressesOf(child: ChildProcess, output: () => string): Promise<[string, string]> {
  for (;;) {
    const [, publisher, widget] = ADDRESSES.exec(output()) ?? [];
    if (widget && publisher) return [widget, publisher];
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}

/** `npm start`, once both sites listen. */
export async function start(env: Record<string, string>): Promise<Started> {
  const child = run('scripts/start.ts', env);
  const output = outputOf(child);
  const [widget, publisher] = await addressesOf(child, output);
  const end = async (signal: NodeJS.Signals) => {
    const exit = once(child, 'exit');
    child.kill(signal);
    const [code] = await exit;
    return code as number | null;
  };
  return { child, widget, publisher, output, end };
}
