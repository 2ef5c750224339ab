import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchPresses } from '../../../../widget/actions/donation/pay/press-guard.ts';
import { waitUntil } from '../../../support/wait.ts';

const before = globalThis.IntersectionObserver;
const entryBefore = globalThis.IntersectionObserverEntry;
const listenBefore = globalThis.addEventListener;
test.after(() => {
  Object.assign(globalThis, {
    IntersectionObserver: before,
    IntersectionObserverEntry: entryBefore,
    addEventListener: listenBefore,
  });
});

type Follow = (event: object) => void;

/** @param tells whether the browser has version 2 */
function setUp(tells: boolean) {
  let tell: (isVisible: boolean, intersectionRatio?: number) => void = () => {};
  let options: unknown;
  class Entry {}
  if (tells) Object.assign(Entry.prototype, { isVisible: false });
  class Observer {
    constructor(heard: (entries: object[]) => void, given: unknown) {
      tell = (isVisible, intersectionRatio = 1) => heard([{ isVisible, intersectionRatio }]);
      options = given;
    }
    observe() {}
    disconnect() {}
  }
  let follow: Follow = () => {};
  const addEventListener = (_: string, listener: Follow) => {
    follow = listener;
  };
  Object.assign(globalThis, { IntersectionObserver: Observer, IntersectionObserverEntry: Entry, addEventListener });
  let now = 0;
  const ready: boolean[] = [];
  const element = { contains: (target: unknown) => target === 'inside' };
  const guard = watchPresses(
    element as unknown as HTMLElement,
    (isReady) => ready.push(isReady),
    () => now,
  );
  /** A mouse comes over something, from where it was. */
  const over = (target: string, screenX: number, how: object = {}) =>
    follow({ type: 'pointerover', pointerType: 'mouse', relatedTarget: 'body', target, screenX, screenY: 0, ...how });
  const at = (ms: number) => {
    now = ms;
  };
  return {
    judge: (detail: number) => guard.judge({ detail }),
    tell: (...told: Parameters<typeof tell>) => tell(...told),
    at,
    over,
    options,
    ready,
    stop: guard.stop,
  };
}

test('ignores a pointer in the first half second after the button appeared', () => {
  const { judge, tell, at } = setUp(true);
  tell(true);
  at(499);
  assert.is(judge(1), 'early');
  at(500);
  assert.is(judge(1), 'fine');
});

test('refuses a pointer while the browser says that something covers the button', () => {
  const { judge, tell, at, options } = setUp(true);
  at(1000);
  assert.is(judge(1), 'hidden');
  tell(true);
  at(1499);
  assert.is(judge(1), 'early', 'uncovered just now');
  at(1500);
  assert.is(judge(1), 'fine');
  tell(false);
  assert.is(judge(1), 'hidden');
  const { trackVisibility, delay } = options as { trackVisibility: boolean; delay: number };
  assert.equal([trackVisibility, delay], [true, 100]);
});

test('refuses a pointer while a tenth of the button is out of view', () => {
  const { judge, tell, at } = setUp(true);
  tell(true, 0.89);
  at(1000);
  assert.is(judge(1), 'hidden');
  tell(true, 0.9);
  at(1500);
  assert.is(judge(1), 'fine');
});

test('ignores a mouse under which the page has just moved the frame, or the button', () => {
  const { judge, tell, at, over } = setUp(true);
  tell(true);
  at(1000);
  over('inside', 5, { relatedTarget: null });
  assert.is(judge(1), 'early', 'the frame');
  at(2000);
  over('outside', 5);
  assert.is(judge(1), 'fine');
  over('inside', 5);
  assert.is(judge(1), 'early', 'the button');
  at(3000);
  over('outside', 5);
  over('inside', 9);
  assert.is(judge(1), 'fine', 'the mouse has moved');
  over('inside', 9, { relatedTarget: null, pointerType: 'touch' });
  assert.is(judge(1), 'fine', 'a finger comes over it as it presses');
});

test('lets keys and screen readers press at any time', () => {
  const { judge } = setUp(true);
  assert.is(judge(0), 'fine');
});

test('keeps the delay alone where the browser tells nothing', () => {
  const { judge, at } = setUp(false);
  assert.is(judge(1), 'early');
  at(500);
  assert.is(judge(1), 'fine');
});

test('tells when presses begin to count, and that they don’t where the button is covered or has appeared anew', async () => {
  const { tell, at, over, ready, stop } = setUp(true);
  assert.equal(ready, [false]);
  await waitUntil(async () => ready.length > 1);
  assert.equal(ready.splice(0), [false, false], 'not seen yet, after half a second');
  at(1000);
  tell(true);
  await waitUntil(async () => ready.at(-1) === true);
  tell(false);
  assert.equal(ready.splice(0), [false, true, false]);
  tell(true);
  await waitUntil(async () => ready.at(-1) === true);
  over('inside', 5, { relatedTarget: null });
  assert.is(ready.at(-1), false, 'moved under the mouse');
  stop();
});

test('tells after half a second that presses count where the browser tells nothing', async () => {
  const { ready, stop } = setUp(false);
  await waitUntil(async () => ready.at(-1) === true);
  stop();
});

test.run();
