import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchPresses } from '../../../../widget/actions/donation/pay/press-guard.ts';

const before = globalThis.IntersectionObserver;
const entryBefore = globalThis.IntersectionObserverEntry;
test.after(() => {
  Object.assign(globalThis, { IntersectionObserver: before, IntersectionObserverEntry: entryBefore });
});

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
  Object.assign(globalThis, { IntersectionObserver: Observer, IntersectionObserverEntry: Entry });
  let now = 0;
  const guard = watchPresses({} as HTMLElement, () => now);
  const at = (ms: number) => {
    now = ms;
  };
  return {
    judge: (detail: number) => guard.judge({ detail }),
    tell: (...told: Parameters<typeof tell>) => tell(...told),
    at,
    options,
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

test('refuses a pointer while less than half of the button is in view', () => {
  const { judge, tell, at } = setUp(true);
  tell(true, 0.49);
  at(1000);
  assert.is(judge(1), 'hidden');
  tell(true, 0.5);
  at(1500);
  assert.is(judge(1), 'fine');
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

test.run();
