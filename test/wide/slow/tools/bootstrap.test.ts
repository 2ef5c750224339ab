import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite, test } from 'uvu';
import * as assert from 'uvu/assert';
import { endOf, outputOf } from '../../../support/output.ts';

const root = join(import.meta.dirname, '../../../..');

/** A clone with the bootstrap and one script. */
async function clone({ installed }: { installed: boolean }, script: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bootstrap-'));
  await mkdir(join(folder, 'scripts'));
  for (const path of ['scripts/bootstrap.mjs', 'scripts/bootstrap', 'package.json', 'package-lock.json', '.npmrc'])
    await cp(join(root, path), join(folder, path), { recursive: true });
  if (installed) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'scripts/some.mjs'), script);
  return folder;
}

function start(folder: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, ['scripts/bootstrap.mjs', 'scripts/some.mjs', ...args], {
    cwd: folder,
    env: { ...process.env, npm_config_fetch_retries: '0', ...env },
  });
}

async function run(script: string, { installed = true, args = [] as string[], env = {} } = {}) {
  const folder = await clone({ installed }, script);
  const ended = await endOf(start(folder, args, env));
  await rm(folder, { recursive: true });
  return ended;
}

test('passes arguments on unchanged', async () => {
  const { output } = await run('console.log(JSON.stringify(process.argv.slice(2)))', {
    args: ['a b', '--watch', '$HOME'],
  });
  assert.is(output, '["a b","--watch","$HOME"]\n');
});

test('exits with the code of the script', async () => {
  assert.is((await run('process.exit(7)')).code, 7);
});

test('puts the found Node first on the path', async () => {
  const { output } = await run("console.log(process.env.PATH.split(':')[0])");
  assert.is(output.trim(), dirname(process.execPath));
});

test('prints its usage without a script', async () => {
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs')]);
  const [[chunk], [code]] = await Promise.all([once(child.stderr, 'data'), once(child, 'close')]);
  assert.match(String(chunk), 'Usage: ');
  assert.is(code, 1);
});

test('explains a missing npm', async () => {
  const { code, output } = await run('', { installed: false, env: { PATH: '' } });
  assert.match(output, 'npm is not installed here');
  assert.not.match(output, /^\s+at /m);
  assert.is(code, 1);
});

test('explains an unreachable registry', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'cache-'));
  const env = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: cache };
  const { code, output } = await run('', { installed: false, env });
  await rm(cache, { recursive: true });
  assert.match(output, 'The package registry cannot be reached');
  assert.not.match(output, /^\s+at /m);
  assert.is(code, 1);
});

const signals = suite('signals');

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A script that writes its process id and waits; `handler` is its signal handler. */
async function startWaiting(handler: string) {
  const folder = await clone(
    { installed: true },
    `import { writeFileSync } from 'node:fs'; ${handler}
     setInterval(() => {}, 1000); writeFileSync('pid', String(process.pid)); console.log('ready');`,
  );
  const child = start(folder);
  const output = outputOf(child);
  while (!output().includes('ready')) await once(child.stdout, 'data');
  return {
    child,
    pid: Number(await readFile(join(folder, 'pid'), 'utf8')),
    done: () => rm(folder, { recursive: true }),
  };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal);
  return (await once(child, 'close')) as [code: number | null, signal: NodeJS.Signals | null];
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  signals(`lets the script answer ${signal}`, async () => {
    const { child, done } = await startWaiting(`process.on('${signal}', () => process.exit(5));`);
    assert.equal(await kill(child, signal), [5, null]);
    await done();
  });

  signals(`leaves nothing running after ${signal}`, async () => {
    const { child, pid, done } = await startWaiting('');
    assert.equal(await kill(child, signal), [null, signal]);
    assert.not(isAlive(pid));
    await done();
  });
}

test.run();
signals.run();
