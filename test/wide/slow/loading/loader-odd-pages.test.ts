import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  eventsOf,
  QUICK_SCRIPT,
  SCRIPT,
  say,
  stubFrame,
  waitForEvent,
  waitForHeard,
  withLoaderPages,
} from '../../../e2e/support/hosts/loader-pages.ts';
import { waitUntil } from '../../../support/wait.ts';

/** Pages whose rules, scripts or columns were not made for a widget. */

const PLACE = '<div id="here" data-civic-action data-widget-request-id="wr-1"></div>';
const LONG_TEXT = `<p>${'Words that people read before they act. '.repeat(60)}</p>`;

const site = withLoaderPages(test);

type Box = { x: number; y: number; width: number; height: number; right: number; bottom: number };

const boxOf = (page: Page, selector: string) =>
  page.$eval(selector, (each) => each.getBoundingClientRect().toJSON() as Box);

/** Waits until the widget has asked for a height, and the frame has it. */
async function resize(page: Page, height: number) {
  await say(await stubFrame(page), { type: 'triggerResize', height });
  await waitUntil(async () => (await boxOf(page, '#here iframe')).height === height);
}

const removeStyle = (page: Page) => page.$eval('#here', (each) => each.removeAttribute('style'));

test('stays in its place after a script has removed the placement’s style', async () => {
  const page = await site.open(`<h1>Article</h1>${PLACE}${SCRIPT}`);
  await waitForEvent(page, 'loaded');
  const before = await boxOf(page, '#here iframe');
  await removeStyle(page);
  const { x, y } = await boxOf(page, '#here iframe');
  assert.equal([x, y], [before.x, before.y], 'before the widget asks for a height');
  await resize(page, 400);
  const frame = await boxOf(page, '#here iframe');
  assert.equal([frame.x, frame.y, frame.width], [before.x, before.y, before.width]);
  assert.ok((await boxOf(page, '#below')).y >= frame.bottom, 'the article goes on below');
  await page.close();
});

test('stays inside the placement’s padding and border', async () => {
  const page = await site.open(PLACE + SCRIPT, { head: '<style>#here{padding:20px;border:3px solid}</style>' });
  await waitForEvent(page, 'loaded');
  const insets = async () => {
    const [here, frame] = [await boxOf(page, '#here'), await boxOf(page, '#here iframe')];
    return [frame.x - here.x, frame.y - here.y, here.bottom - frame.bottom];
  };
  assert.equal((await insets()).slice(0, 2), [23, 23]);
  await resize(page, 400);
  assert.equal(await insets(), [23, 23, 23]);
  await page.close();
});

for (const [whom, rules] of [
  ['frames', 'iframe{position:static!important;height:150px}'],
  ['videos in frames', 'iframe{width:100%!important;height:auto!important;aspect-ratio:16/9;margin:1em 0}'],
  ['canvases', 'div canvas{display:none;max-width:50%!important;padding:0!important}'],
] as const)
  test(`ignores a page’s rules for its ${whom}`, async () => {
    const page = await site.open(PLACE + SCRIPT, { head: `<style>${rules}</style>` });
    await waitForEvent(page, 'loaded');
    const sizes = async () => {
      const [here, frame] = [await boxOf(page, '#here'), await boxOf(page, '#here iframe')];
      return [frame.x - here.x, frame.y - here.y, frame.width, frame.height, here.height];
    };
    assert.equal(await sizes(), [0, 0, 620, 362, 362]);
    await resize(page, 400);
    assert.equal(await sizes(), [0, 0, 620, 400, 400]);
    await page.close();
  });

for (const [where, beside] of [
  ['a flex row', `<div style="display:flex">${PLACE}${LONG_TEXT}</div>`],
  ['a column of a flex row', `<div style="display:flex"><div>${PLACE}</div>${LONG_TEXT}</div>`],
  ['a table cell', `<table style="border-spacing:0"><tr><td>${PLACE}</td><td>${LONG_TEXT}</td></tr></table>`],
] as const)
  test(`keeps 300 px beside long text in ${where}`, async () => {
    const page = await site.open(`<div style="width:800px">${beside}</div>${SCRIPT}`);
    await waitForEvent(page, 'loaded');
    assert.ok((await boxOf(page, '#here iframe')).width >= 300);
    await resize(page, 500);
    assert.ok((await boxOf(page, '#here iframe')).width >= 300);
    await page.close();
  });

test('never overflows a narrow column', async () => {
  const page = await site.open(`<div id="column" style="width:150px;overflow:auto"><div>${PLACE}</div></div>${SCRIPT}`);
  await waitForEvent(page, 'loaded');
  const [width, overflow] = await page.$eval('#column', (each) => [
    (each.querySelector('iframe') as HTMLElement).offsetWidth,
    each.scrollWidth - each.clientWidth,
  ]);
  assert.equal([width, overflow], [150, 0]);
  await page.close();
});

test('takes the usual height where the publisher’s is absurd', async () => {
  const page = await site.open(PLACE.replace('data-widget', 'data-height="1e9" data-widget') + SCRIPT);
  await waitForEvent(page, 'loaded');
  assert.is((await boxOf(page, '#here')).height, 362);
  await page.close();
});

test('titles its frame from the beginning, and as the frame says once it knows the page’s language', async () => {
  const page = await site.open(`<script>document.documentElement.lang = 'FR-fr'</script>${PLACE}${SCRIPT}`);
  const title = () => page.$eval('#here iframe', (each) => (each as HTMLIFrameElement).title);
  assert.is(await title(), 'Take action');
  const frame = await stubFrame(page);
  assert.is((await waitForHeard(frame, 'consent')).language, 'FR-fr');
  await say(frame, { type: 'civicActionReady', title: 'Agir' }, { type: 'civicActionReady' });
  await say(frame, { type: 'triggerResize', height: 400 });
  await waitForEvent(page, 'resize');
  assert.is(await title(), 'Agir');
  await page.close();
});

test('leaves a publisher’s own frame its title', async () => {
  const page = await site.open(
    `<div id="here" data-civic-action><iframe title="Vote" src="{widget}/widget/?widgetRequestId=wr-1"></iframe></div>${SCRIPT}`,
  );
  const frame = await stubFrame(page);
  await say(frame, { type: 'civicActionReady', title: 'Agir' }, { type: 'triggerResize', height: 400 });
  await waitForEvent(page, 'resize');
  assert.is(await page.$eval('#here iframe', (each) => (each as HTMLIFrameElement).title), 'Vote');
  await page.close();
});

test('waits no longer for a widget that the page has removed', async () => {
  const silent = 'data-design-variant="silent" data-widget';
  const page = await site.open(
    PLACE.replace('data-widget', silent) + PLACE.replace('here', 'there').replace('data-widget', silent) + QUICK_SCRIPT,
  );
  await page.$eval('#here', (each) => {
    (window as { removed?: Element }).removed = each;
    each.addEventListener('civicaction:notdisplayed', () => each.setAttribute('data-ended', ''));
    each.remove();
  });
  assert.is((await waitForEvent(page, 'notdisplayed')).id, 'there');
  assert.not(await page.evaluate(() => (window as { removed?: Element }).removed?.hasAttribute('data-ended')));
  assert.is((await eventsOf(page)).filter(({ name }) => name === 'notdisplayed').length, 1);
  await page.close();
});

test.run();
