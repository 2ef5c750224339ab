import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  eventsOf,
  SCRIPT,
  say,
  stubFrame,
  waitForEvent,
  waitForHeard,
  withLoaderPages,
} from '../../e2e/support/hosts/loader-pages.ts';

const site = withLoaderPages(test);

type Watched = { calls: string[]; release: () => void; isFirstTask: boolean; firstTask: string[] };

/**
 * Runs before the loader: writes down what is costly for a page, or makes it lay itself out at once, and keeps the page
 * from being idle until the test releases it.
 */
const WATCH = `<script>
  const calls = [], firstTask = [], idle = [];
  Object.assign(window, { calls, firstTask, isFirstTask: true });
  const note = (name) => { calls.push(name); if (isFirstTask) firstTask.push(name); };
  const watch = (owner, names) => {
    for (const name of names) {
      const { get, value, set } = Object.getOwnPropertyDescriptor(owner, name);
      const noted = (original) => function (...args) { note(name); return original.apply(this, args); };
      Object.defineProperty(owner, name, value ? { value: noted(value), configurable: true } : { get: noted(get), set, configurable: true });
    }
  };
  watch(window, ['fetch', 'getComputedStyle', 'innerWidth', 'innerHeight', 'setTimeout', 'setInterval']);
  watch(Performance.prototype, ['mark', 'measure']);
  watch(EventTarget.prototype, ['dispatchEvent']);
  watch(IntersectionObserver.prototype, ['observe']);
  watch(Element.prototype, ['getBoundingClientRect', 'getClientRects', 'clientWidth', 'clientHeight', 'scrollTop', 'scrollHeight']);
  watch(HTMLElement.prototype, ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft', 'innerText']);
  window.requestIdleCallback = (run) => void idle.push(run);
  window.release = () => {
    window.requestIdleCallback = (run) => void setTimeout(run);
    for (const run of idle.splice(0)) setTimeout(run);
  };
</script>`;

const PLACEMENT = '<div id="here" data-civic-action data-widget-request-id="wr-petition"></div>';
const WATCHED = SCRIPT.replace('<script', '<script onload="isFirstTask = false"');

const open = (placement = PLACEMENT) => site.open(placement + WATCHED, { head: WATCH });

test('makes the frame in its first task, and nothing that a page would feel', async () => {
  const page = await open();
  const { firstTask, frames } = await page.evaluate(() => ({
    firstTask: (window as unknown as Watched).firstTask,
    frames: document.querySelectorAll('#here iframe').length,
  }));
  assert.is(frames, 1);
  // One timer waits for the frame; while the page is being parsed, another looks for more placements.
  assert.equal([...new Set(firstTask)], ['setTimeout']);
  assert.ok(firstTask.length <= 2, `${firstTask}`);
  await page.close();
});

test('leaves marks and events until the page is idle', async () => {
  const page = await open();
  const frame = await stubFrame(page);
  await waitForHeard(frame, 'consent');
  const callsOf = (...names: string[]) =>
    page.evaluate((wanted) => (window as unknown as Watched).calls.filter((name) => wanted.includes(name)), names);
  assert.equal(await callsOf('mark', 'measure', 'dispatchEvent', 'fetch'), []);
  await page.evaluate(() => (window as unknown as Watched).release());
  await waitForHeard(frame, 'visible');
  await page.waitForFunction(() => performance.getEntriesByName('civic-action:visible', 'measure').length === 1);
  assert.is((await callsOf('mark')).length, 8);
  assert.is((await callsOf('measure')).length, 8);
  await page.close();
});

test('passes on what the widget tells a busy page at once, in its order: the reader may be leaving', async () => {
  const page = await open();
  await say(await stubFrame(page), { type: 'civicActionTrackingEvent', event: 'ActionCompleted' });
  await waitForEvent(page, 'tracking');
  const names = (await eventsOf(page)).map(({ name }) => name).filter((name) => name !== 'timing');
  assert.equal(names, ['ready', 'loaded', 'tracking']);
  await page.close();
});

test('does nothing more for a placement that was destroyed before the page was idle', async () => {
  const page = await open();
  await waitForHeard(await stubFrame(page), 'consent');
  const calls = await page.evaluate(async () => {
    const { civicAction, release, calls } = window as unknown as Watched & {
      civicAction: { destroy: (element: Element | null) => void };
    };
    civicAction.destroy(document.querySelector('#here'));
    release();
    // After what was released.
    await new Promise((done) => setTimeout(done));
    return calls.filter((name) => ['mark', 'measure', 'dispatchEvent', 'fetch'].includes(name));
  });
  assert.equal(calls, []);
  await page.close();
});

test('makes its frame and tells of it in a page whose idle callbacks throw', async () => {
  const head = '<script>requestIdleCallback = () => { throw new Error("No idle callbacks here"); }</script>';
  const page = await site.open(PLACEMENT + SCRIPT, { head });
  await waitForEvent(page, 'loaded');
  await waitForHeard(await stubFrame(page), 'visible');
  await page.close();
});

test('stamps what it tells an idle page with the times at which it happened', async () => {
  const page = await open();
  await waitForHeard(await stubFrame(page), 'consent');
  const released = await page.evaluate(() => {
    (window as unknown as Watched).release();
    return performance.now();
  });
  await page.waitForFunction(() => performance.getEntriesByName('civic-action:ready', 'measure').length === 1);
  const starts = await page.evaluate(() =>
    ['start', 'config', 'frame', 'ready'].map(
      (stage) => performance.getEntriesByName(`civic-action:${stage}`, 'mark')[0]?.startTime,
    ),
  );
  assert.equal(
    starts,
    starts.toSorted((a, b) => Number(a) - Number(b)),
  );
  for (const at of starts) assert.ok(Number(at) < released, `${at} before ${released}`);
  await page.close();
});

test('checks at once for a sponsored widget, whose frame waits for the result', async () => {
  const page = await open(PLACEMENT.replace('data-civic-action', 'data-civic-action data-sponsored'));
  await stubFrame(page);
  assert.ok(await page.evaluate(() => (window as unknown as Watched).firstTask.includes('fetch')));
  await page.close();
});

test.run();
