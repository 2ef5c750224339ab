import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FakeClock, withClock } from '../widget/support/clock.ts';

/** Spec §7: “Ad-block detection: 4 test runs, 51 ms apart”. */

const document = Object.getOwnPropertyDescriptor(globalThis, 'document');
test.before(
  () => void Object.assign(globalThis, { __ORIGIN__: 'https://widget.test', document: {}, Document: Object }),
);
test.after(() => {
  for (const name of ['__ORIGIN__', 'Document']) Reflect.deleteProperty(globalThis, name);
  if (document) Object.defineProperty(globalThis, 'document', document);
  else Reflect.deleteProperty(globalThis, 'document');
});

const BAIT = /up\.txt\?/;
const blocked = () => Promise.reject(new TypeError('Failed to fetch'));
const later = <T>(ms: number, answer: () => Promise<T>) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(answer()), ms));

type Answer = (address: string) => Promise<unknown>;

/** Checks with a network that answers so. `verdict` is undefined until there is one. */
const checking = (answer: Answer, run: (verdict: () => boolean | undefined, clock: FakeClock) => unknown) =>
  withClock(async (clock) => {
    const { fetch } = globalThis;
    globalThis.fetch = (address) => answer(String(address)) as Promise<Response>;
    try {
      const { checkBlocker } = await import('../../loader/page/adblock.ts');
      let verdict: boolean | undefined;
      checkBlocker().then((isBlocked) => {
        verdict = isBlocked;
      });
      await run(() => verdict, clock);
    } finally {
      globalThis.fetch = fetch;
    }
  });

const OPEN: [title: string, answer: Answer][] = [
  ['answers', async () => ({})],
  ['is silent', () => new Promise(() => {})],
];

for (const [title, answer] of OPEN)
  test(
    `finds no blocker after four runs of 51 ms where the network ${title}`,
    checking(answer, async (verdict, clock) => {
      await clock.tick(4 * 51 - 1);
      assert.is(verdict(), undefined);
      await clock.tick(1);
      assert.is(verdict(), false);
    }),
  );

/** A page may replace `fetch` by a function that throws: that is not the reader's blocker. */
const throwing = () => {
  throw new Error('of the page');
};
test(
  'finds no blocker where the page’s own fetch throws',
  checking(throwing, async (verdict, clock) => {
    await clock.tick(4 * 51);
    assert.is(verdict(), false);
  }),
);

/** Until then the bait holds; the run in which it is seen to be blocked is the last. */
for (const [at, seenAt] of [
  [0, 51],
  [60, 102],
  [110, 153],
  [160, 204],
] as const)
  test(
    `sees a bait that is blocked after ${at} ms in the run at ${seenAt} ms`,
    checking(
      (address) => (BAIT.test(address) ? later(at / 2, blocked) : Promise.resolve({})),
      async (verdict, clock) => {
        await clock.tick(seenAt - 1);
        assert.is(verdict(), undefined);
        await clock.tick(1);
        assert.is(verdict(), true);
      },
    ),
  );

test(
  'does not take a dead network for a blocker',
  checking(blocked, async (verdict, clock) => {
    await clock.tick(4 * 51);
    assert.is(verdict(), false);
  }),
);

test.run();
