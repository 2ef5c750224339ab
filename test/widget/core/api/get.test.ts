import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RequestError } from '../../../../widget/core/api/errors.ts';
import { get } from '../../../../widget/parts/addresses/api-lookup.ts';
import { withApi } from '../../support/api-server.ts';
import { withNetwork } from '../../support/network.ts';

const api = withApi(test);

const PATH = 'Location/Suggest';

const ask = (signal?: AbortSignal) =>
  get('https://widget.test/api/', PATH, { query: { text: 'Main' }, ...(signal && { signal }) }).then(
    () => assert.unreachable('should have failed'),
    (error: RequestError) => error.failure,
  );

const never = () => new Promise<never>(() => {});
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const busy = async () => new Response('', { status: 503 });

test(
  'sends nothing if the caller has aborted already',
  withNetwork(busy, async (_clock, asked) => {
    assert.is(await ask(AbortSignal.abort()), 'network');
    assert.is(asked(), 0);
  }),
);

test(
  'does not retry if the caller aborts during the wait',
  withNetwork(busy, async (clock, asked) => {
    const aborter = new AbortController();
    const work = ask(aborter.signal);
    await clock.tick(299);
    aborter.abort();
    await clock.tick(10_000);
    assert.is(await work, 'network');
    assert.is(asked(), 1);
  }),
);

test(
  'does not retry after a timeout, since the reader has typed on',
  withNetwork(never, async (clock, asked) => {
    const work = ask();
    await clock.tick(10_000);
    assert.is(await work, 'timeout');
    await clock.tick(10_000);
    assert.is(asked(), 1);
  }),
);

test(
  'retries twice after a broken connection',
  withNetwork(broken, async (clock, asked) => {
    const work = ask();
    await clock.tick(10_000);
    assert.is(await work, 'network');
    assert.is(asked(), 3);
  }),
);

test('asks for JSON by GET', async () => {
  api.replyWith({ json: ['12 Main St'] });
  assert.equal(await get(api.base, PATH, { query: { text: 'Main' } }), ['12 Main St']);
  const [{ method, path, headers } = {}] = api.received;
  assert.equal([method, path, headers?.accept], ['GET', `/api/${PATH}?text=Main`, 'application/json']);
});

test.run();
