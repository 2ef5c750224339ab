import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Stop } from '../../loader/page/guard.ts';
import { whenSeen } from '../../loader/page/seen.ts';

type Report = (entries: { intersectionRatio: number }[]) => void;

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A page whose observer and visibility the test controls. `observed` counts the calls of `observe`. */
const onPage = async (
  run: (page: { report: (...ratios: number[]) => void; toggle: () => void; observed: () => number }) => Promise<void>,
) => {
  let observed = 0;
  let tell: Report = () => {};
  const document = new EventTarget();
  class IntersectionObserver {
    constructor(report: Report) {
      tell = report;
    }
    observe() {
      observed++;
    }
    disconnect() {}
  }
  Object.assign(globalThis, { document, IntersectionObserver });
  try {
    await run({
      report: (...ratios) => tell(ratios.map((intersectionRatio) => ({ intersectionRatio }))),
      toggle: () => document.dispatchEvent(new Event('visibilitychange')),
      observed: () => observed,
    });
  } finally {
    for (const name of ['document', 'IntersectionObserver']) Reflect.deleteProperty(globalThis, name);
  }
};

const target = {} as Element;

test('waits until enough of the target is in view', () =>
  onPage(async ({ report }) => {
    let seen = 0;
    whenSeen([], target, { percentage: 50, seconds: 0 }, () => seen++);
    report(0.49);
    await later(5);
    assert.is(seen, 0);
    report(0.5);
    await later(5);
    assert.is(seen, 1);
  }));

test('uses the latest of several entries', () =>
  onPage(async ({ report }) => {
    let seen = 0;
    whenSeen([], target, { percentage: 50, seconds: 0 }, () => seen++);
    report(1, 0.2);
    await later(5);
    assert.is(seen, 0);
  }));

test('starts over when the target leaves the view or the page is hidden', () =>
  onPage(async ({ report, toggle, observed }) => {
    let seen = 0;
    whenSeen([], target, { percentage: 50, seconds: 0.02 }, () => seen++);
    report(1);
    report(0);
    await later(40);
    assert.is(seen, 0);
    report(1);
    toggle();
    await later(40);
    assert.equal([seen, observed()], [0, 2]);
    report(1);
    await later(40);
    assert.is(seen, 1);
  }));

test('does nothing more once the target was seen, or after being stopped', () =>
  onPage(async ({ report, toggle, observed }) => {
    const stops: Stop[] = [];
    let seen = 0;
    whenSeen(stops, target, { percentage: 50, seconds: 0 }, () => seen++);
    report(1);
    await later(5);
    toggle();
    assert.equal([seen, observed()], [1, 1]);
    whenSeen(stops, target, { percentage: 50, seconds: 0 }, () => seen++);
    report(1);
    for (const stop of stops) stop();
    await later(5);
    assert.is(seen, 1);
  }));

test.run();
