import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../../../../scripts/build/root.ts';
import { readAddresses } from '../../../../server/environment.ts';
import { endOf, outputOf } from '../../../support/output.ts';

/** Plain JavaScript, so that an old Node can run it. */
const bootstrap = (file: string) => import(join(ROOT, 'scripts/bootstrap', file));

const LOCK = '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}';

/** A fake npm that installs the only package and records the call. */
const NPM = `#!${process.execPath}
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('node_modules/a', { recursive: true });
writeFileSync('node_modules/a/package.json', '{}');
writeFileSync('node_modules/.package-lock.json', '${LOCK}');
writeFileSync('npm-was-called', '');
`;

/** A clone with one installed package, and scripts that print that they ran. */
async function clone() {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-clone-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  for (const path of ['scripts/bootstrap.mjs', 'scripts/bootstrap'])
    await cp(join(ROOT, path), join(dir, path), { recursive: true });
  for (const script of ['start', 'dev', 'import']) write(`scripts/${script}.ts`, "console.log('it runs');");
  write('package-lock.json', LOCK);
  write('node_modules/.package-lock.json', LOCK);
  write('node_modules/a/package.json', '{}');
  write('bin/npm', NPM);
  chmodSync(join(dir, 'bin/npm'), 0o755);
  return { dir, write, at: (path: string) => join(dir, path) };
}

type Clone = Awaited<ReturnType<typeof clone>>;

function start({ dir, at }: Clone, script: string, env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, ['scripts/bootstrap.mjs', `scripts/${script}.ts`], {
    cwd: dir,
    env: { PATH: [at('bin'), process.env.PATH].join(delimiter), PORT: '0', PUBLISHER_PORT: '0', ...env },
  });
}

async function run(place: Clone, script = 'import', env: NodeJS.ProcessEnv = {}) {
  const ended = await endOf(start(place, script, env));
  return { ...ended, hasInstalled: existsSync(place.at('npm-was-called')) };
}

const inClone = (title: string, use: (place: Clone) => Promise<void>) =>
  test(title, async () => {
    const place = await clone();
    try {
      await use(place);
    } finally {
      rmSync(place.dir, { recursive: true });
    }
  });

inClone('installs nothing where everything is there', async (place) => {
  assert.equal(await run(place), { code: 0, output: 'it runs\n', hasInstalled: false });
});

const BROKEN: [title: string, breakIt: (place: Clone) => void][] = [
  ['a package is gone', ({ at }) => rmSync(at('node_modules/a'), { recursive: true })],
  ['a package has lost its files', ({ at }) => rmSync(at('node_modules/a/package.json'))],
  ['npm was killed half-way', ({ at }) => rmSync(at('node_modules/.package-lock.json'))],
  [
    'the record of installed packages is incomplete',
    ({ write }) => write('node_modules/.package-lock.json', LOCK.slice(0, 9)),
  ],
  [
    'a crash left an old lock',
    ({ at, write }) => {
      rmSync(at('node_modules'), { recursive: true });
      write('.cache/install.lock', '');
      utimesSync(at('.cache/install.lock'), 0, 0);
    },
  ],
  [
    'a crash left a lock without a number',
    ({ at, write }) => {
      rmSync(at('node_modules'), { recursive: true });
      write('.cache/install.lock', '');
      const seconds = Date.now() / 1_000 - 10;
      utimesSync(at('.cache/install.lock'), seconds, seconds);
    },
  ],
  [
    'there is a folder in place of the lock',
    ({ at }) => {
      rmSync(at('node_modules'), { recursive: true });
      mkdirSync(at('.cache/install.lock'), { recursive: true });
    },
  ],
];

for (const [title, breakIt] of BROKEN)
  inClone(`installs anew where ${title}`, async (place) => {
    breakIt(place);
    const { code, output, hasInstalled } = await run(place);
    assert.equal([code, hasInstalled], [0, true], output);
    assert.match(output, 'it runs');
    assert.not(existsSync(place.at('.cache/install.lock')));
  });

inClone('says what it waits for', async (place) => {
  rmSync(place.at('node_modules'), { recursive: true });
  place.write('.cache/install.lock', String(process.pid));
  const child = start(place, 'import');
  const output = outputOf(child);
  while (!output().includes('Another run installs the packages: waiting for it')) await once(child.stderr, 'data');
  rmSync(place.at('.cache/install.lock'));
  const [code] = await once(child, 'close');
  assert.is(code, 0, output());
});

inClone('explains a file in the place of .cache', async (place) => {
  rmSync(place.at('node_modules'), { recursive: true });
  place.write('.cache', '');
  const { code, output } = await run(place);
  assert.is(code, 1);
  assert.match(output, /\.cache\S* cannot be used: a file is in the place of a folder: remove it\./);
  assert.not.match(output, /^\s+at /m);
});

test('replaces an installed Node that does not run, and keeps one that does', async () => {
  type Put = (draft: string, folder: string, isGood: () => boolean) => void;
  const { putInPlace }: { putInPlace: Put } = await bootstrap('node.mjs');
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-node-'));
  const [draft, folder] = [join(dir, 'draft'), join(dir, 'node')];
  for (const [isGood, kept] of [
    [true, 'old'],
    [false, 'new'],
  ] as const) {
    mkdirSync(draft, { recursive: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'bin'), 'old');
    writeFileSync(join(draft, 'bin'), 'new');
    putInPlace(draft, folder, () => isGood);
    assert.is(readFileSync(join(folder, 'bin'), 'utf8'), kept);
  }
  rmSync(dir, { recursive: true });
});

test('has the default ports of the server', async () => {
  const { DEFAULT_PORTS }: { DEFAULT_PORTS: object } = await bootstrap('ports.mjs');
  const { port, publisherPort } = readAddresses({});
  assert.equal(DEFAULT_PORTS, { PORT: port, PUBLISHER_PORT: publisherPort });
});

inClone('names every port that is taken before it installs anything', async (place) => {
  rmSync(place.at('node_modules'), { recursive: true });
  const holders = [0, 1].map(() => createServer().listen(0, '127.0.0.1'));
  const ports = await Promise.all(
    holders.map(async (holder) => {
      await once(holder, 'listening');
      return String((holder.address() as { port: number }).port);
    }),
  );
  const [PORT, PUBLISHER_PORT] = ports;
  for (const script of ['start', 'dev']) {
    const { code, output, hasInstalled } = await run(place, script, { PORT, PUBLISHER_PORT });
    assert.equal([code, hasInstalled], [1, false]);
    assert.match(output, `Port ${PORT} is in use: stop the program that uses it, or set PORT.`);
    assert.match(output, `Port ${PUBLISHER_PORT} is in use: stop the program that uses it, or set PUBLISHER_PORT.`);
  }
  assert.is((await run(place, 'import', { PORT, PUBLISHER_PORT })).code, 0);
  for (const holder of holders) holder.close();
});

const UNUSABLE: [env: NodeJS.ProcessEnv, told: string][] = [
  [{ PORT: '5000', PUBLISHER_PORT: '5000' }, 'PORT and PUBLISHER_PORT are both 5000: set one of them to another port.'],
  [{ PORT: '4621', PUBLISHER_PORT: '' }, 'PORT and PUBLISHER_PORT are both 4621: set one of them to another port.'],
  // An address for documentation, which no machine has.
  [{ HOST: '192.0.2.1' }, 'HOST is no address of this machine: 192.0.2.1'],
  [{ HOST: 'nowhere.invalid' }, 'HOST is no address of this machine: nowhere.invalid'],
];

for (const [env, told] of UNUSABLE)
  inClone(`does not start with ${JSON.stringify(env)}`, async (place) => {
    const { code, output } = await run(place, 'start', env);
    assert.is(code, 1);
    assert.is(JSON.parse(output).msg, told);
  });

inClone('leaves ports that are none to whoever reads the settings', async (place) => {
  assert.is((await run(place, 'start', { PORT: 'http', PUBLISHER_PORT: '70000' })).code, 0);
});

test.run();
