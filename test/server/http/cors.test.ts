import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GET_ACTIONS, POLL } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

for (const origin of ['null', 'https://harborgazette.example', 'http://publisher.localhost:4621'])
  test(`answers the preflight of ${origin} without credentials`, () =>
    withServer(async ({ app }) => {
      const answer = await app.inject({
        method: 'OPTIONS',
        url: `/api/${POLL}`,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key',
        },
      });
      assert.is(answer.statusCode, 204);
      assert.is(answer.headers['access-control-allow-origin'], '*');
      assert.is(answer.headers['access-control-allow-credentials'], undefined);
      assert.match(
        String(answer.headers['access-control-allow-headers']),
        /Content-Type.*Idempotency-Key.*X-HTTP-Method-Override/,
      );
      assert.match(String(answer.headers['access-control-allow-methods']), /POST/);
      assert.ok(Number(answer.headers['access-control-max-age']) >= 7200);
    }));

test('lets a sandboxed page read an answer and its Retry-After', () =>
  withServer(async ({ post }) => {
    const { status, headers } = await post(GET_ACTIONS, { widgetRequestId: 'wr-es' }, { origin: 'null' });
    assert.is(status, 200);
    assert.is(headers['access-control-allow-origin'], '*');
    assert.match(String(headers['access-control-expose-headers']), /^Retry-After, Location, /);
  }));

test('compresses answers over a kilobyte when the client accepts it', () =>
  withServer(async ({ app }) => {
    const ask = (encoding: string, widgetRequestId: string) =>
      app.inject({
        method: 'POST',
        url: `/api/${GET_ACTIONS}`,
        payload: { widgetRequestId },
        headers: { 'accept-encoding': encoding },
      });
    assert.is((await ask('br, gzip', 'wr-poll')).headers['content-encoding'], 'br');
    assert.is((await ask('gzip', 'wr-poll')).headers['content-encoding'], 'gzip');
    assert.is((await ask('identity', 'wr-poll')).headers['content-encoding'], undefined);
    assert.is((await ask('br', 'wr-none')).headers['content-encoding'], undefined);
  }));

test.run();
