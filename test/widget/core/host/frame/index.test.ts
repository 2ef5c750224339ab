import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readParams } from '../../../../../widget/core/config/read-params.ts';
import type { FrameHostOptions } from '../../../../../widget/core/host/frame/index.ts';
import type { Early } from '../../../../../widget/core/host/frame/page/keep-messages.ts';
import type { Host, HostHandlers } from '../../../../../widget/core/host/host.ts';
import { withDom } from '../../../../support/dom.ts';
import { type FakeClock, withClock } from '../../../support/clock.ts';

const HOST = 'https://news.test';
const EDITOR = 'https://editor.test';

withDom(test, { url: 'https://widget.test/widget/?widgetRequestId=wr&route=/poll#amp' });

let createFrameHost: (options: FrameHostOptions) => Host;

// Set by the build; read by the loader's checks, which frames use too. So is the document, when they are imported.
const { fetch: network } = globalThis;
test.before(async () => {
  globalThis.fetch = async () => new Response();
  Reflect.set(globalThis, '__ORIGIN__', 'https://widget.test');
  ({ createFrameHost } = await import('../../../../../widget/core/host/frame/index.ts'));
  // What is loaded late comes at once then, in the test that asks for it and not in a later one.
  await Promise.all([
    import('../../../../../widget/core/host/frame/duties.ts'),
    import('../../../../../widget/core/host/frame/without-loader.ts'),
  ]);
});
test.after(() => {
  globalThis.fetch = network;
  Reflect.deleteProperty(globalThis, '__ORIGIN__');
});

type Options = { isPreview?: boolean; isSponsored?: boolean; isFramed?: boolean; kept?: unknown[] };

/** A frame whose parent records messages; `say` sends a message from the parent. */
function setUp({ isPreview = false, isSponsored = false, isFramed = true, kept = [] }: Options = {}) {
  const told: { message: { type: string }; target: string }[] = [];
  const parent = { postMessage: (message: { type: string }, target: string) => void told.push({ message, target }) };
  Object.defineProperty(globalThis, 'parent', { value: isFramed ? parent : globalThis, configurable: true });
  const messageOf = (data: unknown, origin = HOST, source: unknown = window.parent) =>
    ({ data, origin, source }) as MessageEvent;

  const early: Early = {
    messages: kept.map((data) => messageOf(data)),
    last: { type: 'civicActionReady' },
    params: readParams(''),
  };
  const heard: unknown[][] = [];
  const hear = (name: keyof HostHandlers) => (value: unknown) => void heard.push([name, value]);
  const host = createFrameHost({
    early,
    previewOrigins: [EDITOR],
    isPreview,
    isSponsored,
    apiBase: 'https://widget.test/api/',
    version: '0.9.0',
  });
  function listen() {
    const stop = host.listen({
      visible: hear('visible'),
      adBlock: hear('adBlock'),
      consent: ({ type, ...told }) => void heard.push(['consent', ...Object.values(told)]),
      previewState: hear('previewState'),
    });
    stops.push(stop);
    return stop;
  }
  const say = (...args: Parameters<typeof messageOf>) => early.take?.(messageOf(...args));
  const types = () => told.splice(0).map(({ message }) => message.type);
  return { host, early, heard, listen, say, told, types };
}

/** Stands for the browser's observer and reports everything as in view. */
function installView() {
  const targets: Element[] = [];
  Reflect.set(
    globalThis,
    'IntersectionObserver',
    class {
      run: (entries: object[]) => void;
      constructor(run: (entries: object[]) => void) {
        this.run = run;
      }
      observe(target: Element) {
        targets.push(target);
        this.run([{ intersectionRatio: 1, intersectionRect: { height: 100 }, rootBounds: null }]);
      }
      disconnect() {}
    },
  );
  return targets;
}

const stops: (() => void)[] = [];

/** A test after which no frame of it listens or checks any longer. */
const framed = (run: (clock: FakeClock) => unknown) =>
  withClock(async (clock) => {
    try {
      await run(clock);
    } finally {
      for (const stop of stops.splice(0)) stop();
      await clock.settle();
    }
  });
const visible = { type: 'visible', kind: 'standard' };
const adBlock = { type: 'adBlock', detected: true };
const consent = { type: 'consent', consent: 'denied' };

test(
  'passes on the host’s messages',
  framed(() => {
    const { listen, say, heard } = setUp();
    listen();
    for (const message of [visible, { ...visible, kind: 'custom' }, adBlock, consent]) say(message);
    assert.equal(heard, [
      ['visible', 'standard'],
      ['visible', 'custom'],
      ['adBlock', true],
      ['consent', 'denied'],
    ]);
  }),
);

test(
  'passes on the page’s address and the other options of the loader',
  framed(() => {
    const { listen, say, heard } = setUp();
    listen();
    say({ ...consent, articleUrlTracking: 'https://news.test/a' });
    assert.equal(heard, [['consent', 'denied', 'https://news.test/a']]);
  }),
);

test(
  'gets earlier messages of the host once and in order',
  framed(() => {
    const { listen, heard, early } = setUp({ kept: [consent, visible] });
    listen();
    assert.equal(heard, [
      ['consent', 'denied'],
      ['visible', 'standard'],
    ]);
    assert.is(early.messages.length, 0);
  }),
);

test(
  'ignores senders other than the parent',
  framed(() => {
    const { listen, say, heard } = setUp();
    listen();
    say(visible, HOST, {});
    say(visible, HOST, null);
    say(visible, HOST, globalThis);
    assert.equal(heard, []);
  }),
);

test(
  'ignores a second origin after a first message',
  framed(() => {
    const { listen, say, heard } = setUp();
    listen();
    say({ type: 'nonsense' }, 'https://other.test');
    say(visible, HOST);
    say(adBlock, 'https://other.test');
    say(consent, HOST);
    assert.equal(heard, [
      ['visible', 'standard'],
      ['consent', 'denied'],
    ]);
  }),
);

test(
  'accepts a host with an opaque origin',
  framed(() => {
    const { listen, say, heard } = setUp();
    listen();
    say(visible, 'null');
    assert.is(heard.length, 1);
  }),
);

test(
  'repeats to a late loader what it missed, once',
  framed(async (clock) => {
    const { host, listen, say, told, types } = setUp();
    listen();
    host.loaded({ seconds: 2, percentage: 70 });
    host.resize(362);
    await clock.tick(16);
    assert.equal(types(), ['civicActionLoaded', 'triggerResize']);
    say(consent);
    say(consent);
    say(adBlock);
    assert.equal(
      told.map(({ message }) => message),
      [
        { type: 'civicActionReady', takes: true },
        { type: 'civicActionLoaded', customViewabilitySeconds: 2, customViewabilityPercentage: 70 },
        { type: 'triggerResize', height: 362 },
      ],
    );
  }),
);

test(
  'repeats to a late loader that nothing is shown',
  framed(() => {
    const { host, listen, say, told } = setUp();
    listen();
    host.notDisplayed('no-content');
    told.splice(0);
    say(consent);
    assert.equal(
      told.map(({ message }) => message),
      [
        { type: 'civicActionReady', takes: true },
        { type: 'civicActionNotDisplayed', reason: 'no-content' },
      ],
    );
  }),
);

test(
  'does not repeat to a late loader a failure that a retry has fixed',
  framed(() => {
    const { host, listen, say, types } = setUp();
    listen();
    host.notDisplayed('network');
    host.loaded({ seconds: null, percentage: null });
    types();
    say(consent);
    assert.equal(types(), ['civicActionReady', 'civicActionLoaded']);
  }),
);

test(
  'sends messages in the shapes of the contract',
  framed(() => {
    const { host, told } = setUp();
    host.notDisplayed('no-content');
    const event = {
      timeStamp: 't',
      trackingType: 'Engaged',
      widgetRequestId: 'wr',
      widgetId: 1,
      actionId: null,
      actionType: null,
    };
    host.tracking(event);
    assert.equal(
      told.map(({ message }) => message),
      [
        { type: 'civicActionNotDisplayed', reason: 'no-content' },
        { type: 'civicActionTrackingEvent', ...event },
      ],
    );
  }),
);

test('sends nothing if the page is not in a frame', () => {
  const { host, told } = setUp({ isFramed: false });
  host.notDisplayed('network');
  assert.equal(told, []);
});

const previews: [title: string, isPreview: boolean, origin: string, expected: boolean][] = [
  ['in preview, from a listed origin', true, EDITOR, true],
  ['in preview, from another origin', true, HOST, false],
  ['outside preview, from a listed origin', false, EDITOR, false],
];

for (const [title, isPreview, origin, expected] of previews)
  test(
    `${expected ? 'takes' : 'does not take'} a state ${title}`,
    framed(() => {
      const { listen, say, heard } = setUp({ isPreview });
      listen();
      say({ type: 'previewState', state: { showBorder: true } }, origin);
      assert.equal(heard, expected ? [['previewState', { showBorder: true }]] : []);
    }),
  );

test(
  'accepts a listed origin’s state besides the host that sent the first message',
  framed(() => {
    const { listen, say, heard } = setUp({ isPreview: true });
    listen();
    say(visible, HOST);
    say({ type: 'previewState', state: {} }, EDITOR);
    say(consent, HOST);
    assert.equal(
      heard.map(([name]) => name),
      ['visible', 'previewState', 'consent'],
    );
  }),
);

test(
  'watches its own visibility if no loader sends a message within 1.5 s',
  framed(async (clock) => {
    const targets = installView();
    const { listen, heard } = setUp();
    const stop = listen();
    await clock.tick(1_499);
    assert.is(targets.length, 0);
    await clock.tick(1);
    assert.is(targets.length, 1);
    await clock.tick(1_000);
    assert.ok(heard.some(([name, kind]) => name === 'visible' && kind === 'standard'));
    stop();
    await clock.settle();
    assert.not.ok(targets[0]?.isConnected);
  }),
);

test(
  'leaves visibility to a loader that has sent a message',
  framed(async (clock) => {
    const targets = installView();
    const { listen, say, heard } = setUp();
    listen();
    await clock.tick(1_000);
    say(adBlock);
    await clock.tick(60_000);
    assert.equal([targets.length, heard.length], [0, 1]);
  }),
);

test(
  'does not take an unknown message for a loader',
  framed(async (clock) => {
    const targets = installView();
    const { listen, say } = setUp();
    const stop = listen();
    say({ type: 'advert' });
    say(visible, HOST, {});
    await clock.tick(1_500);
    assert.is(targets.length, 1);
    stop();
  }),
);

test(
  'uses the widget’s own visibility thresholds once they are known',
  framed(async (clock) => {
    installView();
    const { host, listen, heard } = setUp();
    const stop = listen();
    await clock.tick(1_500);
    host.loaded({ seconds: 3, percentage: 70 });
    await clock.tick(2_999);
    assert.not.ok(heard.some(([, kind]) => kind === 'custom'));
    await clock.tick(1);
    assert.ok(heard.some(([, kind]) => kind === 'custom'));
    stop();
  }),
);

test(
  'does nothing more once it is stopped',
  framed(async (clock) => {
    const targets = installView();
    const { listen, say, heard } = setUp();
    listen()();
    say(visible);
    await clock.tick(10_000);
    assert.equal([targets.length, heard.length], [0, 0]);
  }),
);

/** The network's answers to the bait and the control. */
async function withFetch(run: () => unknown, fetch: (...args: unknown[]) => Promise<Response>) {
  const original = globalThis.fetch;
  globalThis.fetch = fetch as typeof globalThis.fetch;
  try {
    await run();
  } finally {
    globalThis.fetch = original;
  }
}

for (const [title, speaks, expected] of [
  ['looks for an ad blocker itself if the host’s messages don’t mention one', [consent, visible], [['adBlock', false]]],
  ['uses the host’s result of the ad-block check', [consent, adBlock], [['adBlock', true]]],
] as const)
  test(
    title,
    framed((clock) =>
      withFetch(
        async () => {
          const { listen, say, heard } = setUp();
          const stop = listen();
          for (const message of speaks) say(message);
          await clock.tick(1_500);
          await settle(clock, () => heard.some(([name]) => name === 'adBlock'));
          assert.equal(
            heard.filter(([name]) => name === 'adBlock'),
            expected,
          );
          stop();
        },
        async () => new Response(),
      ),
    ),
  );

/** Lets what is loaded late come, and runs the timers that it sets. */
async function settle(clock: FakeClock, isDone = () => false) {
  for (let tries = 0; tries < 200 && !isDone(); tries++) {
    await new Promise(setImmediate);
    await clock.tick(51);
  }
}

/** Counts what the frame asks for, and answers it. */
async function withRequests(run: (asked: [url: string, how?: RequestInit][]) => unknown) {
  const asked: [url: string, how?: RequestInit][] = [];
  await withFetch(
    () => run(asked),
    async (url, how) => {
      asked.push([String(url), how as RequestInit | undefined]);
      return new Response();
    },
  );
}

for (const [language, title] of [
  ['FR-fr', 'Agir'],
  ['en', 'Take action'],
  ['eo', 'Actúa'],
  ['', 'Actúa'],
] as const)
  test(
    `tells a page in “${language}” that a Spanish widget’s frame is “${title}”`,
    framed((clock) =>
      withRequests(async () => {
        const { host, listen, say, told } = setUp();
        host.describe('es', 'Actúa');
        const stop = listen();
        say({ ...consent, language });
        assert.equal(told[0]?.message, { type: 'civicActionReady', takes: true });
        const titled = () => told.filter(({ message }) => 'title' in message);
        await settle(clock, () => titled().length > 0);
        assert.equal(
          titled().map(({ message }) => message),
          [{ type: 'civicActionReady', takes: true, title }],
        );
        stop();
      }),
    ),
  );

for (const [title, options, loaderMs, checksMs] of [
  ['half a second after the start, where a loader leaves that to it', {}, 0, 500],
  ['once, where such a loader comes when the check has begun', {}, 2_000, 1_500],
  ['once and at once, where a sponsor waits for that', { isSponsored: true }, 0, 0],
  ['once and at once for a sponsor, where the loader comes late', { isSponsored: true }, 200, 0],
] as const)
  test(
    `looks for an ad blocker ${title}, and tells the result`,
    framed((clock) =>
      withRequests(async (asked) => {
        const { listen, say, heard, told } = setUp(options);
        const baits = () => asked.filter(([url]) => url.includes('?'));
        const stop = listen();
        if (loaderMs === 0) say({ ...consent, language: 'en' });
        if (checksMs > 0) {
          await clock.tick(checksMs - 1);
          await new Promise(setImmediate);
          assert.equal(baits(), []);
        }
        await clock.tick(1);
        if (loaderMs > 0) await clock.tick(loaderMs - Math.max(1, checksMs));
        if (loaderMs > 0) say({ ...consent, language: 'en' });
        const checks = () => told.filter(({ message }) => message.type === 'civicActionAdBlock');
        await settle(clock);
        assert.equal(
          checks().map(({ message }) => message),
          [{ type: 'civicActionAdBlock', detected: false }],
        );
        assert.equal(
          heard.filter(([name]) => name === 'adBlock'),
          [['adBlock', false]],
        );
        assert.is(baits().length, 1);
        stop();
      }),
    ),
  );

test(
  'sends the timings that the loader hands it, once it has said its title',
  framed((clock) =>
    withRequests(async (asked) => {
      const { listen, say, told } = setUp();
      const stop = listen();
      const body = { embedType: 3, stages: { config: 1, ready: 20.5 }, version: '0.9.0', widgetRequestId: 'wr' };
      const hand = (stages: unknown, from = HOST) =>
        window.dispatchEvent(
          Object.assign(new Event('message'), {
            data: { type: 'timings', ...body, stages },
            origin: from,
            source: window.parent,
          }),
        );
      const sent = () => asked.filter(([url]) => url.includes('RecordTimings'));
      say({ ...consent, language: 'en', embedType: '3', widgetRequestId: 'wr' });
      await settle(clock, () => told.some(({ message }) => 'title' in message));
      hand({ config: 'soon' });
      hand(null);
      hand(body.stages, 'https://other.test');
      assert.equal(sent(), []);
      hand(body.stages);
      const [[url, how] = []] = sent();
      assert.equal(
        [sent().length, url, how?.method, how?.keepalive, how?.headers],
        [1, 'https://widget.test/api/Widget/RecordTimings', 'POST', true, undefined],
      );
      assert.equal(JSON.parse(String(how?.body)), { ...body, arrival: 'page', touchPoints: 0 });
      stop();
      hand(body.stages);
      assert.is(sent().length, 1);
    }),
  ),
);

for (const [title, message, afterMs] of [
  ['when the host has sent its options', consent, 0],
  ['1.5 s after the start if the host sends another message', visible, 1_500],
  ['1.5 s after the start if the host sends nothing', null, 1_500],
] as const)
  test(
    `is ready for tracking ${title}`,
    framed(async (clock) => {
      installView();
      const { host, listen, say } = setUp();
      let isTold = false;
      void host.consentKnown.then(() => {
        isTold = true;
      });
      const stop = listen();
      await clock.tick(Math.max(0, afterMs - 1));
      assert.is(isTold, false);
      if (message) say(message);
      await clock.tick(afterMs && 1);
      assert.is(isTold, true);
      stop();
    }),
  );

for (const [given, said] of [
  [
    { seconds: 2, percentage: null },
    { seconds: 2, percentage: 50 },
  ],
  [
    { seconds: null, percentage: 70 },
    { seconds: 1, percentage: 70 },
  ],
  [
    { seconds: null, percentage: null },
    { seconds: null, percentage: null },
  ],
] as const)
  test(`sends the viewability ${JSON.stringify(given)} as ${JSON.stringify(said)}`, () => {
    const { host, told } = setUp();
    host.loaded(given);
    assert.equal(
      told.map(({ message }) => message),
      [
        {
          type: 'civicActionLoaded',
          customViewabilitySeconds: said.seconds,
          customViewabilityPercentage: said.percentage,
        },
      ],
    );
  });

test('keeps the route in a key of the address, without a history entry', () => {
  const { host } = setUp();
  const steps = history.length;
  assert.is(host.readRoute(), '/poll');
  host.writeRoute('/poll/success');
  assert.is(location.href, 'https://widget.test/widget/?widgetRequestId=wr&route=/poll/success#amp');
  assert.is(history.length, steps);
});

test('goes on if the browser refuses to change the address', () => {
  const { host } = setUp();
  const { replaceState } = history;
  history.replaceState = () => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  };
  try {
    host.writeRoute('/poll/survey');
  } finally {
    history.replaceState = replaceState;
  }
  assert.is(host.readRoute(), '/poll/success');
});

test.run();
