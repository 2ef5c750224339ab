import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findProgram } from '../../scripts/programs/find.ts';
import { createBuild } from '../server/support/build.ts';
import { runScript } from '../support/child.ts';
import { outputOf } from '../support/output.ts';
import { skipUnless } from '../support/skip.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const DOCKERFILE = read('Dockerfile');
const UNIT = read('deploy/civic-action.service');
const GUIDE = read('docs/operators.md');

/** The files of the image, by its instructions. */
const COPIED = [...DOCKERFILE.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path = '']) => path);

/** The settings in an image's or a unit's file, in the syntax of either. */
const settingsIn = (text: string) =>
  [...text.matchAll(/^(?:ENV|Environment=) ?(.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((each) => each.split(/=(.*)/, 2) as [string, string]),
  );

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };

/** The packages that `npm prune --omit=dev` leaves. */
function linkProductionPackages(to: string) {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const isTop = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
    if (!isTop || dev || devOptional || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(to, path));
  }
}

/** A folder with the image's files and a small build. */
function createImage() {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-image-'));
  const build = createBuild();
  for (const path of COPIED.filter((each) => !['node_modules', 'dist'].includes(each)))
    cpSync(join(ROOT, path), join(dir, path), { recursive: true });
  linkProductionPackages(dir);
  cpSync(build.dir, join(dir, 'dist'), { recursive: true });
  build.remove();
  return dir;
}

const POLL_MS = 50;

async function freePort() {
  const holder = createServer();
  await once(holder.listen(0, '127.0.0.1'), 'listening');
  const { port } = holder.address() as { port: number };
  await once(holder.close(), 'close');
  return port;
}

test('the server runs from the image’s files alone, and the health check succeeds', async () => {
  const image = createImage();
  const port = await freePort();
  const settings = Object.fromEntries(settingsIn(DOCKERFILE));
  const env = {
    ...settings,
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: join(image, 'data'),
    DIST_DIR: join(image, 'dist'),
    LOG_LEVEL: 'warn',
  };
  const [, command = ''] = /^CMD \[(.+)\]$/m.exec(DOCKERFILE) ?? [];
  const [, check = ''] = /^HEALTHCHECK [\s\S]*?CMD (\[.+\])$/m.exec(DOCKERFILE) ?? [];
  const [program, ...args] = JSON.parse(`[${command}]`) as string[];
  assert.is(program, 'node');
  const child = runScript(args, { cwd: image, env });
  const output = outputOf(child);
  const [, ...checkArgs] = JSON.parse(check) as string[];
  const isHealthy = () => spawnSync(process.execPath, checkArgs, { env }).status === 0;
  while (!isHealthy()) {
    // Else nobody would hear of its end.
    await wait(POLL_MS);
    assert.is(child.exitCode, null, output());
  }
  child.kill('SIGTERM');
  assert.equal(await once(child, 'exit'), [0, null]);
  assert.not(isHealthy());
  rmSync(image, { recursive: true });
});

test('the image runs as an unprivileged user and keeps its data in a volume', () => {
  assert.match(DOCKERFILE, /^USER node$/m);
  assert.match(DOCKERFILE, /^VOLUME \/data$/m);
  assert.match(DOCKERFILE, /^RUN install -d -o node .*\/data$/m);
  const ignored = read('.dockerignore').split('\n');
  for (const path of ['.git', '.data', 'node_modules', '.cache']) assert.ok(ignored.includes(path), path);
  for (const path of COPIED)
    assert.ok(['node_modules', 'dist'].includes(path) || lstatSync(join(ROOT, path)).size > 0, path);
});

for (const [name, text] of [
  ['Dockerfile', DOCKERFILE],
  ['unit', UNIT],
] as const)
  test(`the guide describes every setting of the ${name}`, () => {
    const lost = settingsIn(text).filter(([setting]) => setting !== 'NODE_ENV' && !GUIDE.includes(`\`${setting}\``));
    assert.equal(lost, []);
  });

const onSystemd = skipUnless(findProgram(['systemd-analyze']), 'systemd-analyze is not installed');

onSystemd('systemd accepts the unit and rates its sandbox as strict', () => {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-unit-'));
  const file = join(dir, 'civic-action.service');
  // systemd-analyze reports programs that don't exist.
  writeFileSync(file, UNIT.replace('/usr/bin/node', process.execPath));
  const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  assert.is(verified.stderr.trim(), '');
  assert.is(verified.status, 0);
  const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
    encoding: 'utf8',
  });
  rmSync(dir, { recursive: true });
  // The exposure level, from 0 (locked down) to 100 (unrestricted).
  assert.is(judged.status, 0, judged.stdout);
});

test.run();
