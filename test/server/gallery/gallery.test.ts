import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readEnvironment } from '../../../server/environment.ts';
import { createBuild } from '../support/build.ts';
import { sendTarget } from '../support/raw.ts';
import { type TestServer, withServer } from '../support/server.ts';

async function withBuild(use: (server: TestServer, dir: string) => Promise<void>, gallery = true) {
  const { dir, remove } = createBuild();
  try {
    await withServer((server) => use(server, dir), { distDir: dir, gallery });
  } finally {
    remove();
  }
}

for (const url of ['/gallery', '/gallery/', '/gallery?kind=poll&locale=fr'])
  test(`answers ${url} with the gallery's page, which runs nobody else's code`, () =>
    withBuild(async ({ app }) => {
      const { statusCode, headers, body } = await app.inject(url);
      assert.is(statusCode, 200);
      assert.match(body, 'Gallery');
      assert.match(String(headers['content-security-policy']), "script-src 'self';");
    }));

test('serves the frame under the same policy as the widget, with the hashes of its own first lines', () =>
  withBuild(async ({ app }) => {
    const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
    const policy = await policyOf('/gallery/frame.html?mockActionData=poll-question');
    assert.is(policy, await policyOf('/widget/'));
    assert.match(String(policy), 'sha256-');
  }));

test('serves no gallery if the build was deployed without it', () =>
  withBuild(async ({ app }, dir) => {
    rmSync(join(dir, 'gallery'), { recursive: true });
    for (const url of ['/gallery', '/gallery/frame.html']) assert.is((await app.inject(url)).statusCode, 404);
  }));

for (const url of ['/gallery', '/gallery/', '/gallery/index.html', '/gallery/frame.html', '/GALLERY/frame.html'])
  test(`serves no ${url} outside of a trial`, () =>
    withBuild(async ({ app }) => {
      assert.is((await app.inject(url)).statusCode, 404);
      assert.not.match((await app.inject({ url: '/', headers: { accept: 'text/html' } })).body, 'gallery');
    }, false));

for (const url of [
  '/./gallery/frame.html',
  '/widget/../gallery/frame.html',
  '//gallery/frame.html',
  '/g%61llery/frame.html',
])
  test(`serves no gallery at ${url} either`, () =>
    withBuild(async ({ app }) => {
      const { status, body } = await sendTarget(app, url);
      assert.ok(status >= 400, `${status}`);
      assert.not.match(body, 'early');
    }, false));

test('serves the gallery only in a trial', () => {
  assert.is(readEnvironment({}).gallery, true);
  for (const settings of [{ HOST: '0.0.0.0' }, { PUBLIC_ORIGIN: 'https://widgets.example' }])
    assert.is(readEnvironment(settings).gallery, false);
});

test.run();
