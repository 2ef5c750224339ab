import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withServer } from '../support/server.ts';

const PATH = '/.well-known/apple-developer-merchantid-domain-association';
const FILE = 'LICENSE';

test('serves the file by which Apple knows the domain, as it is and without a redirect', () =>
  withServer(
    async ({ app }) => {
      const { statusCode, headers, body } = await app.inject(PATH);
      assert.is(statusCode, 200);
      assert.match(String(headers['content-type']), /^text\/plain/);
      assert.is(body, readFileSync(FILE, 'utf8'));
    },
    { applePayFile: FILE },
  ));

test('serves none where none is named', () =>
  withServer(async ({ app }) => {
    assert.is((await app.inject(PATH)).statusCode, 404);
  }));

test.run();
