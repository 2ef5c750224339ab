import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ASYNC_SCRIPT,
  SCRIPT,
  stubFrame,
  waitForEvent,
  withLoaderPages,
} from '../../e2e/support/hosts/loader-pages.ts';
import { waitUntil } from '../../support/wait.ts';

/** The width and the background of a placement, in publishers' pages of any layout. */

const MADE = '<div class="place" data-civic-action data-widget-request-id="wr-1"><a href="#">Take action</a></div>';
const FIRST =
  '<div class="place" data-civic-action><iframe src="{widget}/widget/?widgetRequestId=wr-1&embedType=3" title="Take action" width="620" height="362" style="border:0;display:block;max-width:100%"></iframe></div>';

/** Parents whose width depends on their content, or that share out what is left. */
const PARENTS: { [name: string]: (placement: string) => string } = {
  'a block': (place) => `<div>${place}</div>`,
  'a float': (place) => `<div style="float:left">${place}</div>`,
  'an inline block': (place) => `<div style="display:inline-block">${place}</div>`,
  'a table cell': (place) => `<table style="border-spacing:0"><tr><td style="padding:0">${place}</td></tr></table>`,
  'an absolutely placed box': (place) => `<div style="position:absolute">${place}</div>`,
  'a flex item': (place) => `<div style="display:flex"><div>${place}</div></div>`,
  'a flex row itself': (place) => `<div style="display:flex">${place}</div>`,
  'a centring column': (place) => `<div style="display:flex;flex-direction:column;align-items:center">${place}</div>`,
  'an auto track of a grid': (place) => `<div style="display:grid;grid-template-columns:auto">${place}</div>`,
  'a grid that centres': (place) => `<div style="display:grid;justify-items:center">${place}</div>`,
  'a box as wide as its content': (place) => `<div style="width:fit-content">${place}</div>`,
};

const COLUMNS = [
  { columnPx: 343, widthPx: 343, heightPx: 533 },
  { columnPx: 300, widthPx: 300, heightPx: 533 },
  { columnPx: 800, widthPx: 620, heightPx: 362 },
];

const site = withLoaderPages(test);

const column = (px: number, content: string) =>
  `<div style="width:${px}px;position:relative;min-height:700px">${content}</div>`;

for (const [kind, placement] of [
  ['loader-made', MADE],
  ['frame-first', FIRST],
] as const)
  test(`a ${kind} widget gets its width in every parent`, async () => {
    const cases = COLUMNS.flatMap((size) => Object.entries(PARENTS).map(([name, wrap]) => ({ name, wrap, ...size })));
    const body = cases.map(({ columnPx, wrap }) => column(columnPx, wrap(placement))).join('');
    const page = await site.open(`<style>body{margin:0}</style>${body}${SCRIPT}`);
    await page.waitForFunction((count) => document.querySelectorAll('iframe').length === count, {}, cases.length);
    const sizes = await page.$$eval('.place iframe', (frames) =>
      frames.map((frame) => [frame.getBoundingClientRect().width, frame.getBoundingClientRect().height]),
    );
    for (const [n, { name, columnPx, widthPx, heightPx }] of cases.entries()) {
      assert.is(sizes[n]?.[0], widthPx, `${name} in a column of ${columnPx} px`);
      // An adopted frame keeps its publisher's height until the widget asks for another.
      if (kind === 'loader-made') assert.is(sizes[n]?.[1], heightPx, `height in ${name} of ${columnPx} px`);
    }
    assert.is(await page.evaluate(() => (window as unknown as { shift: number }).shift), 0);
    await page.close();
  });

test('a placement takes the widget’s height, and its parent follows', async () => {
  const page = await site.open(`<div id="parent" style="float:left">${MADE}</div>${SCRIPT}`);
  const frame = await stubFrame(page);
  await waitForEvent(page, 'loaded');
  await frame.evaluate(() =>
    (window as unknown as { say: (message: object) => void }).say({ type: 'triggerResize', height: 444 }),
  );
  await waitUntil(() => page.$eval('#parent', (each) => (each as HTMLElement).offsetHeight === 444));
  await page.close();
});

/** A frame with a transparent background on a dark page. */
for (const [kind, placement] of [
  ['loader-made', MADE],
  ['frame-first', FIRST],
] as const)
  test(`a ${kind} widget has no white corners on a dark page`, async () => {
    const page = await site.open(`${placement}${SCRIPT}`, {
      head: '<meta name="color-scheme" content="dark"><style>html{background:rgb(0,0,100)}</style>',
    });
    const frame = await stubFrame(page);
    await waitForEvent(page, 'ready');
    await frame.evaluate(() => {
      document.body.style.background = 'none';
    });
    const corner = async () => {
      const box = await page.$eval('.place iframe', (each) => {
        const { x, y } = each.getBoundingClientRect();
        return { x: x + 2, y: y + 2 };
      });
      const png = await page.screenshot({ clip: { ...box, width: 1, height: 1 }, encoding: 'base64' });
      return page.evaluate(async (data) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${data}`;
        await picture.decode();
        const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
        context?.drawImage(picture, 0, 0);
        return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join();
      }, png);
    };
    await waitUntil(async () => (await corner()) === '0,0,100');
    await page.close();
  });

test('events leave a shadow root', async () => {
  const page = await site.open(`<div id="host"></div>${ASYNC_SCRIPT}`);
  await page.waitForFunction(() => 'scan' in ((window as { civicAction?: object }).civicAction ?? {}));
  await page.evaluate(() => {
    const root = (document.querySelector('#host') as HTMLElement).attachShadow({ mode: 'open' });
    root.append(Object.assign(document.createElement('div'), { id: 'inner' }));
    (root.firstChild as HTMLElement).dataset.civicAction = '';
    (window as unknown as { civicAction: { scan: (root: ParentNode) => void } }).civicAction.scan(root);
  });
  assert.is((await waitForEvent(page, 'timing')).id, 'host');
  await page.close();
});

test.run();
