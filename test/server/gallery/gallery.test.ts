import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBuild } from '../support/build.ts';
import { type TestServer, withServer } from '../support/server.ts';

async function withBuild(use: (server: TestServer, dir: string) => Promise<void>) {
  const { dir, remove } = createBuild();
  try {
    await withServer((server) => use(server, dir), { distDir: dir });
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

test('has no gallery where the build was deployed without it', () =>
  withBuild(async ({ app }, dir) => {
    rmSync(join(dir, 'gallery'), { recursive: true });
    for (const url of ['/gallery', '/gallery/frame.html']) assert.is((await app.inject(url)).statusCode, 404);
  }));

test.run();
