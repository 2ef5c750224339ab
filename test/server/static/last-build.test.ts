import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createServer } from '../../../server/app.ts';

type Place = { build: (...chunks: string[]) => string; dataDir: string };

async function withPlace(use: (place: Place) => Promise<void>) {
  const root = mkdtempSync(join(tmpdir(), 'civic-action-builds-'));
  let builds = 0;
  const build = (...chunks: string[]) => {
    const dist = join(root, `dist-${++builds}`);
    mkdirSync(join(dist, 'widget'), { recursive: true });
    const own = chunks.flatMap((chunk) => [`c-${chunk}.js`, `c-${chunk}.js.br`, `c-${chunk}.js.map`]);
    for (const name of own) {
      const text = `code of ${name.slice(0, 13)}`;
      writeFileSync(join(dist, 'widget', name), name.endsWith('.br') ? brotliCompressSync(text) : text);
    }
    writeFileSync(join(dist, 'widget/index.html'), '<!doctype html>');
    writeFileSync(join(dist, 'widget/files.json'), JSON.stringify({ own, carried: [] }));
    return dist;
  };
  try {
    await use({ build, dataDir: join(root, 'data') });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The chunks that a server serves when it starts with this build. */
async function statuses(distDir: string, dataDir: string, ...chunks: string[]) {
  const server = await createServer({ distDir, dataDir, contentDir: null, logLevel: 'silent' });
  try {
    const answers = await Promise.all(chunks.map((chunk) => server.app.inject(`/widget/c-${chunk}.js`)));
    return answers.map(({ statusCode }) => statusCode);
  } finally {
    await server.close();
  }
}

test('serves the chunks of the last build, and of none before it', () =>
  withPlace(async ({ build, dataDir }) => {
    assert.equal(await statuses(build('AAAAAAAA'), dataDir, 'AAAAAAAA', 'BBBBBBBB'), [200, 404]);
    assert.equal(await statuses(build('BBBBBBBB'), dataDir, 'AAAAAAAA', 'BBBBBBBB'), [200, 200]);
    assert.equal(await statuses(build('CCCCCCCC'), dataDir, 'AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC'), [404, 200, 200]);
  }));

test('keeps them when it restarts with the same build', () =>
  withPlace(async ({ build, dataDir }) => {
    await statuses(build('AAAAAAAA'), dataDir);
    const dist = build('BBBBBBBB');
    for (let each = 0; each < 3; each += 1) await statuses(dist, dataDir);
    assert.equal(await statuses(dist, dataDir, 'AAAAAAAA'), [200]);
    assert.equal(readdirSync(join(dataDir, 'builds')).sort(), ['current', 'last']);
  }));

test('serves the last build’s chunks with the same headers and compression', () =>
  withPlace(async ({ build, dataDir }) => {
    await statuses(build('AAAAAAAA'), dataDir);
    const server = await createServer({ distDir: build('BBBBBBBB'), dataDir, contentDir: null, logLevel: 'silent' });
    const [old, own] = await Promise.all(
      ['AAAAAAAA', 'BBBBBBBB'].map((chunk) =>
        server.app.inject({ url: `/widget/c-${chunk}.js`, headers: { 'accept-encoding': 'br' } }),
      ),
    );
    for (const name of ['cache-control', 'content-type', 'content-encoding', 'cross-origin-resource-policy'])
      assert.is(old?.headers[name], own?.headers[name], name);
    assert.is(own?.headers['content-encoding'], 'br');
    assert.match(String(own?.headers['cache-control']), 'immutable');
    await server.close();
  }));

test('serves its own build when it cannot store the last one', () =>
  withPlace(async ({ build, dataDir }) => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'builds'), 'a file where the folder belongs');
    chmodSync(join(dataDir, 'builds'), 0o400);
    assert.equal(await statuses(build('AAAAAAAA'), dataDir, 'AAAAAAAA'), [200]);
  }));

test.run();
