import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import * as s from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDailyLimits } from '../../../server/calls/donation/daily-limits.ts';
import { submission } from '../../../server/calls/module.ts';
import { registerCalls } from '../../../server/calls/register.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { installErrorHandler } from '../../../server/http/error-handler.ts';
import { createIdempotency } from '../../../server/http/idempotency.ts';
import { createLawmakerLookUp } from '../../../server/lawmakers/look-up.ts';
import { fixedLocation } from '../../../server/location/ip-location.ts';
import { createMedia } from '../../../server/media/media.ts';
import { withDefaults } from '../../../server/options.ts';
import { createSandbox } from '../../../server/payments/sandbox.ts';
import { noVoterRoll } from '../../../server/voter-roll.ts';
import type { Call } from '../../../widget/core/api/calls.ts';

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** An API with one call, whose work ends when the test says so, with the test's answer. */
async function withSlowCall(
  use: (api: {
    send: () => Promise<Response>;
    finish: (answer: object) => void;
    running: Promise<void>;
  }) => Promise<void>,
) {
  const call = { path: 'Slow', answer: s.type({ done: s.boolean() }), canned: () => ({ done: true }) };
  const finished = deferred<object>();
  const running = deferred<void>();
  const slow = submission(call as unknown as Call<object, object>, s.type({}), async () => {
    running.resolve();
    return finished.promise;
  });
  const db = await openDatabase({ dataDir: ':memory:' });
  const clock = () => new Date();
  const idempotency = createIdempotency(db, clock);
  const app = Fastify();
  installErrorHandler(app);
  await registerCalls(
    app,
    {
      db,
      idempotency,
      clock,
      location: fixedLocation({}),
      voterRoll: noVoterRoll,
      media: createMedia(db, withDefaults({ dataDir: ':memory:' })),
      lawmakers: createLawmakerLookUp(db),
      payments: createSandbox(db),
      dailyLimits: createDailyLimits(() => new Date()),
      shownCounts: async () => new Map(),
      shownWalls: { of: async () => new Map(), others: async () => [] },
      shownGuesses: async () => [],
    },
    [slow],
  );
  const address = await app.listen({ port: 0 });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const send = () => fetch(`${address}/api/Slow`, { method: 'POST', headers, body: '{}' });
  try {
    await use({ send, finish: finished.resolve, running: running.promise });
  } finally {
    await app.close();
    await db.destroy();
  }
}

test('answers 409 with Retry-After while the first request of a key runs, then its answer', () =>
  withSlowCall(async ({ send, finish, running }) => {
    const first = send();
    await running;
    const second = await send();
    assert.is(second.status, 409);
    assert.is(second.headers.get('retry-after'), '1');
    assert.type((await second.json()).error, 'string');
    finish({ done: true });
    assert.equal(await (await first).json(), { done: true });
    assert.equal(await (await send()).json(), { done: true });
  }));

test('sends no answer that breaks its struct, and frees its key', () =>
  withSlowCall(async ({ send, finish }) => {
    finish({ done: 'yes' });
    for (let sent = 0; sent < 2; sent++) {
      const answer = await send();
      assert.is(answer.status, 500);
      assert.equal(await answer.json(), { error: 'Internal server error' });
    }
  }));

test.run();
