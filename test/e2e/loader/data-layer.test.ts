import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { eventsOf, SCRIPT, say, stubFrame, waitForEvent, withLoaderPages } from '../support/hosts/loader-pages.ts';

/** What a tag manager hears of a placement with `data-data-layer`. */

type Pushed = { event: string; civicAction: Record<string, unknown>; _clear: boolean };

const site = withLoaderPages(test);

const placement = (id: string, more = 'data-data-layer') =>
  `<div id="${id}" data-civic-action data-widget-request-id="wr-${id}" ${more}></div>`;

const TRACKED = {
  type: 'civicActionTrackingEvent',
  timeStamp: '2026-01-01T00:00:00Z',
  trackingType: 'ActionCompleted',
  widgetRequestId: 'wr-here',
  widgetId: 1,
  actionId: 2,
  actionType: 'petition',
};

test('pushes each event of the placement to the page’s data layer, and nobody else’s', async () => {
  const page = await site.open(
    `<script>dataLayer = [{ own: 1 }]</script>${placement('here')}${placement('other', '')}${SCRIPT}`,
  );
  await say(await stubFrame(page, 'wr-here'), TRACKED, { type: 'triggerResize', height: 400 });
  await waitForEvent(page, 'resize');
  const [own, ...pushed] = await page.evaluate(
    () => (window as unknown as { dataLayer: [object, ...Pushed[]] }).dataLayer,
  );
  const events = (await eventsOf(page)).filter(({ id }) => id === 'here');
  assert.equal(own, { own: 1 });
  assert.equal(
    pushed,
    events.map(({ name, detail }) => ({
      event: `civicaction:${name}`,
      _clear: true,
      civicAction: { widgetRequestId: 'wr-here', ...detail },
    })),
  );
  assert.ok(pushed.some(({ event }) => event === 'civicaction:loaded'));
  const tracked = pushed.find(({ event }) => event === 'civicaction:tracking');
  assert.equal(tracked?.civicAction, TRACKED);
  await page.close();
});

test('makes the data layer where the tag manager has not come yet', async () => {
  const page = await site.open(placement('here') + SCRIPT);
  await waitForEvent(page, 'loaded');
  assert.ok(await page.evaluate(() => Array.isArray((window as unknown as { dataLayer: unknown }).dataLayer)));
  await page.close();
});

for (const [title, script] of [
  ['is no list', 'dataLayer = 7'],
  ['is frozen', 'dataLayer = Object.freeze([])'],
  ['throws', 'dataLayer = { push() { throw new Error("full"); } }'],
  ['can’t be read', 'Object.defineProperty(window, "dataLayer", { get() { throw new Error("private"); } })'],
] as const)
  test(`tells the page itself all where its data layer ${title}`, async () => {
    const errors: string[] = [];
    const page = await site.open(`<script>${script}</script>${placement('here')}${SCRIPT}`, {
      prepare: async (each) => void each.on('pageerror', (error) => errors.push(String(error))),
    });
    await say(await stubFrame(page), TRACKED);
    await waitForEvent(page, 'tracking');
    await waitUntil(async () => (await eventsOf(page)).some(({ detail }) => detail?.stage === 'visible'));
    const names = (await eventsOf(page)).map(({ name }) => name);
    for (const name of ['ready', 'loaded']) assert.ok(names.includes(name), name);
    assert.equal(errors, []);
    await page.close();
  });

test.run();
