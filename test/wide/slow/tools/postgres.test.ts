import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../../../../scripts/build/root.ts';
import { findPostgres } from '../../../../scripts/programs/find.ts';
import { startCluster } from '../../../../scripts/test/postgres/cluster.ts';
import { skipUnless } from '../../../support/skip.ts';

/** Makes folders with empty files of these names. */
async function withFolders(folders: Record<string, string[]>, use: (root: string) => void) {
  const root = mkdtempSync(join(tmpdir(), 'civic-action-find-'));
  for (const [folder, files] of Object.entries(folders)) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const file of files) writeFileSync(join(root, folder, file), '');
  }
  try {
    use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const SERVER = ['initdb', 'postgres'];

test('prefers the server on PATH to Debian’s', () =>
  withFolders({ client: ['psql'], server: SERVER, 'debian/15/bin': SERVER }, (root) => {
    const path = ['client', 'server'].map((folder) => join(root, folder)).join(delimiter);
    assert.is(findPostgres(path, join(root, 'debian/*/bin')), join(root, 'server'));
  }));

test('finds the newest of Debian’s servers, and ignores a folder with only a client', () =>
  withFolders({ 'debian/9/bin': SERVER, 'debian/15/bin': SERVER, 'debian/17/bin': ['psql'] }, (root) =>
    assert.is(findPostgres('', join(root, 'debian/*/bin')), join(root, 'debian/15/bin')),
  ));

test('finds nothing where nothing is installed', () =>
  withFolders({}, (root) => assert.is(findPostgres(root, join(root, '*/bin')), undefined)));

const bin = findPostgres();
const onPostgres = skipUnless(bin, 'PostgreSQL is not installed');

async function query(url: string, text: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const folderOf = async (url: string) => (await query(url, 'show data_directory'))[0]?.data_directory ?? '';

onPostgres('keeps what was written through a crash, and leaves nothing behind', async () => {
  const cluster = await startCluster(bin ?? '');
  const folder = await folderOf(cluster.url);
  try {
    await query(cluster.url, 'create table kept as select 1 as one');
    await cluster.crash();
    await query(cluster.url, 'select 1').then(
      () => assert.unreachable(),
      (cause) => assert.match(cause.code, /^ECONNRE(FUSED|SET)$/),
    );
    await cluster.start();
    assert.equal(await query(cluster.url, 'select one from kept'), [{ one: 1 }]);
  } finally {
    await cluster.stop();
  }
  assert.is(existsSync(folder), false);
});

onPostgres('answers nothing on an open connection once it has crashed', async () => {
  const cluster = await startCluster(bin ?? '');
  const client = new pg.Client({ connectionString: cluster.url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await cluster.crash();
    await client.query('select 1').then(
      () => assert.unreachable('a process of the crashed server answered'),
      () => undefined,
    );
  } finally {
    await cluster.stop();
  }
});

onPostgres('ends the server when the tests are killed', async () => {
  const module = pathToFileURL(join(ROOT, 'scripts/test/postgres/cluster.ts')).href;
  const script = `import { startCluster } from ${JSON.stringify(module)};
    console.log((await startCluster(${JSON.stringify(bin)})).url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  const folder = await folderOf(String(url).trim());
  child.kill('SIGKILL');
  while (existsSync(folder)) await new Promise((done) => setTimeout(done, 20));
});

test.run();
