import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = join(import.meta.dirname, '../../..');
const runAll = pathToFileURL(join(ROOT, 'scripts/test/run-all.ts')).href;
export const uvu = "import { test } from 'uvu';";
/** Replaces the module that tests import to get a database. */
const DATABASES = 'test/server/support/databases.ts';

export type Settings = {
  filters?: string[];
  isWide?: boolean;
  isFresh?: boolean;
  silentMs?: number;
  env?: Record<string, string>;
};

type Clone = { folder: string; run: (settings?: Settings) => ReturnType<typeof run> };

/** Test files with these sources in their own clone, where the real runner runs them. */
export async function withClone<T>(sources: Record<string, string>, use: (clone: Clone) => Promise<T>): Promise<T> {
  const clone = await mkdtemp(join(tmpdir(), 'runner-'));
  const folder = join(clone, 'test');
  try {
    await symlink(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
    for (const each of ['server/support', 'wide']) await mkdir(join(folder, each), { recursive: true });
    await writeFile(join(clone, DATABASES), 'export const name = process.env.TEST_DATABASE;');
    for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, name), source);
    return await use({
      folder,
      run: ({ env = {}, filters = [], ...options } = {}) => run({ root: clone, checks: [], filters, ...options }, env),
    });
  } finally {
    await rm(clone, { recursive: true });
  }
}

export const runFiles = (sources: Record<string, string>, settings?: Settings) =>
  withClone(sources, (clone) => clone.run(settings));

export const runSource = (source: string, settings?: Settings) => runFiles({ 'some.test.ts': source }, settings);

function run(options: object, settings: Record<string, string>) {
  const script = `import { runAll } from ${JSON.stringify(runAll)}; await runAll(${JSON.stringify(options)});`;
  const env = { ...process.env, NODE_OPTIONS: '', ...settings };
  return new Promise<{ code: unknown; output: string; last: string | undefined }>((done) => {
    execFile(process.execPath, ['--input-type=module', '-e', script], { env }, (cause, stdout, stderr) =>
      done({ code: cause?.code ?? 0, output: stdout + stderr, last: stdout.trimEnd().split('\n').at(-1) }),
    );
  });
}
