import { setImmediate } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { calls } from '../../../../widget/core/api/calls.ts';
import { type ClientOptions, createClient } from '../../../../widget/core/api/client.ts';
import { RequestError } from '../../../../widget/core/api/errors.ts';
import { sendKeepalive } from '../../../../widget/core/api/keepalive.ts';
import type { Mode } from '../../../../widget/core/config/mode.ts';
import { type Reply, withApi } from '../../support/api-server.ts';
import type { FakeClock } from '../../support/clock.ts';
import { withNetwork } from '../../support/network.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const vote = { id: 1, answerId: 2 };
const voted = { endUsersCount: 1, results: [{ answerId: 2, percentage: 100 }] };
const widget = { widgetId: 'w', cards: [] };
/** Asks for a retry without a wait. */
const AT_ONCE = { 'Retry-After': '0' };

const api = withApi(test);

const reports: [error: unknown, context: unknown][] = [];

const clientWith = (options: Partial<ClientOptions> = {}) =>
  createClient({
    base: api.base,
    mode: 'default',
    generic: () => ({}),
    visitorPrint: async () => 'cHJpbnQ=',
    report: (error, context) => void reports.push([error, context]),
    ...options,
  });

async function failureOf(work: Promise<unknown>): Promise<RequestError> {
  const error = await work.then(
    () => assert.unreachable('should have failed'),
    (cause: unknown) => cause,
  );
  assert.instance(error, RequestError);
  return error as RequestError;
}

const post = () => clientWith().post(calls.completePoll, vote);

test('posts JSON to the call’s path under the base URL', async () => {
  api.replyWith({ json: voted });
  assert.equal(await post(), voted);
  const [request] = api.received;
  assert.is(request?.path, '/api/Widget/CompletePollAsync');
  assert.is(request?.method, 'POST');
  assert.is(request?.headers.accept, 'application/json');
  assert.match(String(request?.headers['content-type']), 'application/json');
  assert.equal(request?.body, vote);
});

test('is sent whole by a page’s own fetch that knows addresses and plain headers alone', async () => {
  api.replyWith({ json: voted });
  const { fetch } = globalThis;
  globalThis.fetch = (input, how) =>
    fetch((input as Request).url ?? String(input), {
      ...how,
      headers: { ...(how?.headers as Record<string, string>) },
    });
  try {
    assert.equal(await post(), voted);
  } finally {
    globalThis.fetch = fetch;
  }
  const [request] = api.received;
  assert.is(request?.method, 'POST');
  assert.match(String(request?.headers['content-type']), 'application/json');
  assert.match(String(request?.headers['idempotency-key']), UUID);
  assert.equal(request?.body, vote);
});

test('adds the current generic fields to every body', async () => {
  api.replyWith({ json: voted });
  let adCampaign = 'li-1';
  const client = clientWith({ generic: () => ({ adCampaign, adNetworkDomain: 'ads.test' }) });
  await client.post(calls.completePoll, vote);
  adCampaign = 'li-2';
  await client.post(calls.completePoll, vote);
  assert.equal(
    api.received.map(({ body }) => body),
    ['li-1', 'li-2'].map((campaign) => ({ ...vote, adCampaign: campaign, adNetworkDomain: 'ads.test' })),
  );
});

test('repeats the first body with its key if no answer came', async () => {
  let analyticsClientId: string | undefined;
  const client = clientWith({ generic: () => ({ analyticsClientId }) });
  api.replyWith({ status: 503, json: {} }, { json: voted });
  await failureOf(client.post(calls.completePoll, vote, { key: 'kept' }));
  analyticsClientId = 'came-meanwhile';
  await client.post(calls.completePoll, vote, { key: 'kept' });
  const [first, second] = api.received.map(({ body }) => body);
  assert.equal(first, second);
});

test('repeats the same body if the answer could not be read', async () => {
  let analyticsClientId: string | undefined;
  const client = clientWith({ generic: () => ({ analyticsClientId }) });
  api.replyWith({ text: '<html>' }, { json: voted });
  await failureOf(client.post(calls.completePoll, vote, { key: 'kept' }));
  analyticsClientId = 'came-meanwhile';
  await client.post(calls.completePoll, vote, { key: 'kept' });
  const [first, second] = api.received.map(({ body }) => body);
  assert.equal(first, second);
});

test('adds current generic fields to another body with the same key', async () => {
  const client = clientWith();
  api.replyWith({ status: 503, json: {} }, { json: voted });
  await failureOf(client.post(calls.completePoll, vote, { key: 'kept' }));
  await client.post(calls.completePoll, { ...vote, answerId: 3 }, { key: 'kept' });
  assert.equal(api.received[1]?.body, { ...vote, answerId: 3 });
});

test('sends every request with a new key, or with the given one', async () => {
  api.replyWith({ json: voted });
  await post();
  await post();
  await clientWith().post(calls.completePoll, vote, { key: 'mine' });
  const keys = api.received.map(({ headers }) => String(headers['idempotency-key']));
  assert.match(keys[0] ?? '', UUID);
  assert.is.not(keys[0], keys[1]);
  assert.is(keys[2], 'mine');
});

test('accepts an empty 204 except for a completion', async () => {
  api.replyWith({ status: 204, text: '' });
  assert.equal(await clientWith().post(calls.recordActivity, { type: 'Engaged', actions: [] }), {});
  assert.is((await failureOf(clientWith().post(calls.completeLink, { id: 1 }))).failure, 'parse');
});

const statuses: [status: number, reply: Reply, body: unknown][] = [
  [400, { json: { error: 'no', errors: { email: ['Wrong'] } } }, { error: 'no', errors: { email: ['Wrong'] } }],
  [404, { json: { error: 'unknown' } }, { error: 'unknown' }],
  [422, { json: { error: 'OutsideOfTargetDistrict' } }, { error: 'OutsideOfTargetDistrict' }],
  [500, { text: 'oops', headers: { 'Content-Type': 'text/plain' } }, 'oops'],
  [503, { json: {}, headers: AT_ONCE }, {}],
  [429, { json: {}, headers: AT_ONCE }, {}],
];

for (const [status, reply, body] of statuses)
  test(`does not retry a submission after ${status}, and throws what failed`, async () => {
    api.replyWith({ ...reply, status });
    const error = await failureOf(post());
    assert.match(error.message, new RegExp(`^Failed Request: Widget/CompletePollAsync ${status} [A-Z][\\w ]+$`));
    assert.equal([error.failure, error.status, error.path], ['status', status, 'Widget/CompletePollAsync']);
    assert.equal(error.body, body);
    assert.is(api.received.length, 1);
  });

test('names the request in the error', async () => {
  api.replyWith({ status: 404 });
  const { cause } = await failureOf(post());
  const url = `${api.base}Widget/CompletePollAsync`;
  assert.is((cause as Error).message, `Request failed with status code 404: POST ${url}`);
});

const unreadable: [title: string, reply: Reply, body: unknown][] = [
  ['is not JSON', { text: '<html>' }, '<html>'],
  ['breaks off', { text: '{"results":[' }, '{"results":['],
  ['is empty', { text: '' }, ''],
  ['is a captive portal’s', { json: { status: 'ok' } }, { status: 'ok' }],
  ['has another shape', { json: { results: 'all' } }, { results: 'all' }],
  ['is null', { json: null }, null],
  ['cannot be printed', { json: { results: { toString: 0 } } }, { results: { toString: 0 } }],
];

for (const [title, reply, body] of unreadable)
  test(`fails to parse an answer that ${title}`, async () => {
    api.replyWith(reply);
    const error = await failureOf(post());
    assert.is(error.message, 'Failed to parse response: Widget/CompletePollAsync 200 OK');
    assert.equal([error.failure, error.status], ['parse', 200]);
    assert.equal(error.body, body);
    assert.is(api.received.length, 1);
  });

test('does not retry a submission after a broken connection', async () => {
  api.replyWith({ hangUp: true });
  const error = await failureOf(post());
  assert.equal([error.failure, error.status], ['network', 0]);
  assert.is(error.message, 'Failed Request: Widget/CompletePollAsync');
  assert.is(api.received.length, 1);
});

test('retries with the same key while its first request is still running', async () => {
  api.replyWith({ status: 409, headers: AT_ONCE }, { status: 409, headers: AT_ONCE }, { json: voted });
  assert.equal(await post(), voted);
  const keys = new Set(api.received.map(({ headers }) => headers['idempotency-key']));
  assert.equal([api.received.length, keys.size], [3, 1]);
});

test('gives up after three retries of a request that is still running', async () => {
  api.replyWith({ status: 409, headers: AT_ONCE });
  const error = await failureOf(post());
  assert.is(error.status, 409);
  assert.is(api.received.length, 4);
});

/** An attempt made before; `stopped` tells whether it was aborted. */
function attemptOf(answer: Promise<Response>) {
  const state = { stopped: false };
  answer.catch(() => {});
  const stop = () => {
    state.stopped = true;
  };
  return { state, attempt: { key: 'early', answer, stop } };
}

const askForWidget = (early?: Promise<Response>) =>
  clientWith().post(calls.getActions, { widgetRequestId: 'wr' }, { early: early ? attemptOf(early).attempt : null });

for (const status of [408, 413, 429, 500, 502, 503, 504])
  test(`retries the widget up to twice after ${status}`, async () => {
    api.replyWith({ status, headers: AT_ONCE }, { status: 503, headers: AT_ONCE }, { json: widget });
    assert.equal(await askForWidget(), widget);
    assert.is(api.received.length, 3);
  });

test('gives up on the widget after two retries', async () => {
  api.replyWith({ status: 503, headers: AT_ONCE });
  assert.is(
    (await failureOf(askForWidget())).message,
    'Failed Request: Widget/GetActionsAsync 503 Service Unavailable',
  );
  assert.is(api.received.length, 3);
});

for (const [title, reply] of [
  ['a broken connection', { hangUp: true }],
  ['an incomplete answer', { breakOff: true }],
] satisfies [string, Reply][])
  test(`retries the widget after ${title}`, async () => {
    api.replyWith(reply, { json: widget });
    assert.equal(await askForWidget(), widget);
    assert.is(api.received.length, 2);
  });

test('does not retry an unknown widget', async () => {
  api.replyWith({ status: 404 });
  assert.is((await failureOf(askForWidget())).status, 404);
  assert.is(api.received.length, 1);
});

test('uses the answer of the early attempt without a request of its own', async () => {
  api.replyWith({ json: { widgetId: 'other', cards: [] } });
  assert.equal(await askForWidget(Promise.resolve(Response.json(widget))), widget);
  assert.is(api.received.length, 0);
});

test('fails with the early attempt’s error if a retry would not help', async () => {
  const early = Promise.resolve(Response.json({ error: 'unknown' }, { status: 404, statusText: 'Not Found' }));
  const error = await failureOf(askForWidget(early));
  assert.is(error.message, 'Failed Request: Widget/GetActionsAsync 404 Not Found');
  assert.equal(error.body, { error: 'unknown' });
  assert.is(api.received.length, 0);
});

const early: [title: string, attempt: () => Promise<Response>][] = [
  ['failed on the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was answered with 503', async () => new Response('', { status: 503, headers: AT_ONCE })],
  ['broke off', async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('x')) }))],
];

for (const [title, attempt] of early) {
  test(`sends its own request if the early attempt ${title}`, async () => {
    api.replyWith({ json: widget });
    assert.equal(await askForWidget(attempt()), widget);
    assert.is(api.received.length, 1);
    assert.is(api.received[0]?.headers['idempotency-key'], 'early', 'the same request');
  });

  test(`counts an early attempt that ${title} as the first of three`, async () => {
    api.replyWith({ status: 503, headers: AT_ONCE });
    await failureOf(askForWidget(attempt()));
    assert.is(api.received.length, 2);
  });
}

const never = () => new Promise<never>(() => {});

/** @returns whether the promise has settled */
async function hasEnded(work: Promise<unknown>) {
  const ended = work.then(
    () => true,
    () => true,
  );
  return (await Promise.race([ended, setImmediate(false)])) === true;
}

test(
  'times out after 10 s without an answer',
  withNetwork(never, async (clock, asked) => {
    const work = post();
    await clock.tick(9_999);
    assert.is(await hasEnded(work), false);
    await clock.tick(1);
    const error = await failureOf(work);
    assert.is(error.message, 'Request timed out');
    assert.equal([error.failure, error.status, asked()], ['timeout', 0, 1]);
  }),
);

test(
  'retries the widget after a timeout',
  withNetwork(never, async (clock, asked) => {
    const work = failureOf(askForWidget());
    await clock.tick(31_000);
    assert.is((await work).failure, 'timeout');
    assert.is(asked(), 3);
  }),
);

test(
  'aborts an early attempt after 10 s without an answer, and sends its own request 0.3 s later',
  withNetwork(
    async () => Response.json(widget),
    async (clock, asked) => {
      const { attempt, state } = attemptOf(never());
      const work = clientWith().post(calls.getActions, { widgetRequestId: 'wr' }, { early: attempt });
      await clock.tick(9_999);
      assert.equal([asked(), state.stopped], [0, false]);
      await clock.tick(1);
      assert.is(state.stopped, true);
      await clock.tick(299);
      assert.is(asked(), 0);
      await clock.tick(1);
      assert.equal(await work, widget);
      assert.is(asked(), 1);
    },
  ),
);

test(
  'aborts an activity request that hangs, since it is sent again',
  withNetwork(never, async (clock) => {
    const signals: (AbortSignal | null | undefined)[] = [];
    globalThis.fetch = (_address, options) => {
      signals.push(options?.signal);
      return never();
    };
    const work = failureOf(
      clientWith().post(calls.recordActivity, { type: 'Engaged', actions: [] }, { by: sendKeepalive }),
    );
    await clock.tick(9_999);
    assert.is(signals[0]?.aborted, false);
    await clock.tick(1);
    assert.is((await work).failure, 'timeout');
    assert.is(signals[0]?.aborted, true);
  }),
);

test(
  'aborts an answer that stalls, and retries',
  withNetwork(
    async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) })),
    async (clock, asked) => {
      const work = failureOf(askForWidget());
      await clock.tick(31_000);
      assert.is((await work).failure, 'timeout');
      assert.is(asked(), 3);
    },
  ),
);

const failing = (headers = {}, status = 503) => new Response('', { status, headers });
const inSeconds = (seconds: number) => ({ 'Retry-After': String(seconds) });
const onDate = (seconds: number) => ({ 'Retry-After': new Date(Date.now() + seconds * 1_000).toUTCString() });

const waits: [title: string, answer: () => Response, tries: number[]][] = [
  ['0.3 and 0.6 s if the server names no time', failing, [0, 300, 900]],
  ['0.3 and 0.6 s if a 413 names no time', () => failing({}, 413), [0, 300, 900]],
  ['as long as a 429 asks for', () => failing(inSeconds(3), 429), [0, 3_000, 6_000]],
  ['as long as a 413 asks for', () => failing(inSeconds(2), 413), [0, 2_000, 4_000]],
  ['as long as a 503 asks for', () => failing(inSeconds(1)), [0, 1_000, 2_000]],
  ['0.3 and 0.6 s if a 500 asks for more', () => failing(inSeconds(9), 500), [0, 300, 900]],
  ['not at all, without a retry, if the server asks for more than 20 s', () => failing(inSeconds(21)), [0]],
  ['not at all, without a retry, if the server names a distant date', () => failing(onDate(60)), [0]],
];

/** @returns after how many ms each try went out, in steps of 100 ms */
async function triesOf(clock: FakeClock, asked: () => number) {
  const tries: number[] = [];
  for (let ms = 0; ms <= 10_000; ms += 100) {
    await clock.tick(ms === 0 ? 0 : 100);
    while (tries.length < asked()) tries.push(ms);
  }
  return tries;
}

for (const [title, answer, expected] of waits) {
  test(
    `between attempts, waits ${title}`,
    withNetwork(
      async () => answer(),
      async (clock, asked) => {
        const work = failureOf(askForWidget());
        assert.equal(await triesOf(clock, asked), expected);
        await work;
      },
    ),
  );

  test(
    `after an early attempt, waits ${title}`,
    withNetwork(
      async () => answer(),
      async (clock, asked) => {
        const work = failureOf(askForWidget(Promise.resolve(answer())));
        assert.equal(await triesOf(clock, asked), expected.slice(1));
        await work;
      },
    ),
  );
}

test('reports a failure once, and throws it', async () => {
  api.replyWith({ status: 400 });
  reports.splice(0);
  const error = await failureOf(post());
  assert.equal(reports, [[error, { path: 'Widget/CompletePollAsync' }]]);
});

test('reports nothing if the caller handles the failure', async () => {
  api.replyWith({ status: 400 });
  reports.splice(0);
  await failureOf(clientWith().post(calls.recordActivity, { type: 'Engaged', actions: [] }, { isQuiet: true }));
  assert.equal(reports, []);
});

const printed = Object.values(calls).filter(({ fingerprint }) => fingerprint);

test('adds a fingerprint only to the calls that take one, and only with consent', async () => {
  api.replyWith({ json: { ...voted, callActionCompletionId: 1 } });
  const call = { id: 1, completionType: 0 };
  await clientWith().post(calls.completeCall, call);
  await clientWith({ visitorPrint: async () => null }).post(calls.completeCall, call);
  await post();
  assert.equal(
    api.received.map(({ body }) => (body as { fingerprint?: string }).fingerprint),
    ['cHJpbnQ=', undefined, undefined],
  );
  assert.equal(printed.map(({ path }) => path).sort(), [
    'Widget/CompleteCallAsync',
    'Widget/CompleteCheckRegistrationAsync',
    'Widget/CompleteDonationAsync',
    'Widget/CompleteEmailAsync',
    'Widget/CompleteRecordVideoEmailAsync',
    'Widget/TestCompleteEmailAsync',
  ]);
});

for (const mode of ['default', 'CYPRESS', 'SNAPSHOT_SERVER'] satisfies Mode[])
  test(`sends requests in mode ${mode}`, async () => {
    api.replyWith({ json: voted });
    await clientWith({ mode }).post(calls.completePoll, vote);
    assert.is(api.received.length, 1);
  });

const SENT = ['getActions', 'getLawmakersForContact', 'getLawmakersForPreview', 'testCompleteEmail'];

for (const mode of ['AB4E_TEST', 'AB4E_PREVIEW', 'STORYBOOK'] satisfies Mode[]) {
  test(`fakes all requests in mode ${mode} except look-ups, the test email and the widget itself`, async () => {
    api.replyWith({ json: widget });
    const client = clientWith({ mode });
    const body = { id: 1, answerId: 7, value: 0.5 };
    const sent: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      api.received.splice(0);
      await client.post(call as typeof calls.completePoll, body, { isQuiet: true }).catch(() => {});
      if (api.received.length > 0) sent.push(name);
    }
    assert.equal(sent.sort(), SENT);
  });

  test(`counts only the reader’s own call or vote in mode ${mode}`, async () => {
    const client = clientWith({ mode });
    assert.is((await client.post(calls.completeCall, { id: 1, completionType: 0 })).callActionCompletionId, 0);
    assert.equal(await client.post(calls.completePoll, vote), voted);
    assert.equal(await client.post(calls.completeQuiz, vote), voted);
    assert.is((await client.post(calls.completeSpeedometer, { id: 1, value: 40 })).correctValue, 40);
    const { resultDistribution } = await client.post(calls.completeSentimentPoll, { id: 1, value: 0.5 });
    assert.is(resultDistribution.length, 12);
    assert.equal(await client.post(calls.completePetition, { id: 1 } as never), { endUsersCount: 0 });
  });
}

test.run();
