import { setImmediate } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withClock } from '../../support/clock.ts';

/** As in the oldest browsers; ky looks for these as it is loaded. */
Reflect.deleteProperty(AbortSignal, 'any');
Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted');
const { get } = await import('../../../../widget/parts/addresses/api-lookup.ts');

type Asked = { signals: AbortSignal[]; restore: () => void };

/** A network that answers nothing, or 503. */
function replaceFetch(answer: () => Promise<Response>): Asked {
  const { fetch } = globalThis;
  const signals: AbortSignal[] = [];
  globalThis.fetch = (_address, options) => {
    signals.push(options?.signal as AbortSignal);
    return answer();
  };
  return {
    signals,
    restore() {
      globalThis.fetch = fetch;
    },
  };
}

const ask = (signal?: AbortSignal) =>
  get('https://widget.test/api/', 'Location/Suggest', { query: {}, ...(signal && { signal }) }).catch(
    (error: Error) => error,
  );

test(
  'a request that times out is aborted in the oldest browsers too',
  withClock(async (clock) => {
    const { signals, restore } = replaceFetch(() => new Promise(() => {}));
    const work = ask(new AbortController().signal);
    await clock.tick(9_999);
    assert.is(signals[0]?.aborted, false);
    await clock.tick(1);
    assert.is(signals[0]?.aborted, true);
    await work;
    restore();
  }),
);

test(
  'a caller’s abort and a retry work in the oldest browsers too',
  withClock(async (clock) => {
    const { signals, restore } = replaceFetch(async () => new Response('', { status: 503 }));
    const caller = new AbortController();
    const work = ask(caller.signal);
    await clock.tick(300);
    assert.is(signals.length, 2);
    caller.abort();
    await clock.tick(10_000);
    await setImmediate();
    assert.instance(await work, Error);
    assert.is(signals.length, 2);
    restore();
  }),
);

test.run();
