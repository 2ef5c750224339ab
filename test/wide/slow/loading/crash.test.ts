import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf, waitForText } from '../../../e2e/support/browser/page.ts';
import { withArticle } from '../../../e2e/support/hosts/article.ts';
import { withoutFirstCards, withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/**
 * A widget that throws while it is drawn, in the production build: it restarts at most once a minute (spec §4, §8). After
 * that it shows an error or restores the page's own content.
 */

const product = withProduct(test, { server: withoutFirstCards });

const LISTEN = `<script>window.reasons=[];addEventListener('civicaction:notdisplayed',(e)=>reasons.push(e.detail.reason))</script>`;

const articleOf = withArticle(test, (body) => `${LISTEN}${body}<p>Below</p>`);

const placement = () =>
  `<div id="here" data-civic-action data-widget-request-id="wr-petition"><a href="/share">Take action</a></div>
<script async crossorigin="anonymous" src="${product.widgetOrigin}/loader.js"></script>`;

const plainFrame = () =>
  `<div id="here"><iframe src="${product.widgetOrigin}/widget/?widgetRequestId=wr-petition" width="620" height="362"></iframe></div>`;

type Broken = { isBroken: boolean; loads: number };
type Fault = 'tree' | 'screen';

/** Makes the first loads of the frame throw: where the shell reads its colours, or where the petition counts signatures. */
async function open(body: string, fault: Fault, brokenLoads: number): Promise<Page> {
  const page = await product.browser.newPage();
  await page.evaluateOnNewDocument(
    (part, broken) => {
      const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1;
      sessionStorage.setItem('loads', String(loads));
      const state: Broken = { isBroken: loads <= broken, loads };
      Object.assign(window, { broken: state });
      const { entries } = Object;
      Object.entries = (value: object) => {
        if (part === 'tree' && state.isBroken && 'accentText' in value) throw new Error('No tree');
        return entries(value);
      };
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          if (part === 'screen' && state.isBroken) throw new Error('No screen');
          return (value: number) => String(value);
        },
      });
    },
    fault,
    brokenLoads,
  );
  await page.goto(articleOf(body));
  return page;
}

const reasonsOf = (page: Page) => page.evaluate(() => (window as unknown as { reasons: string[] }).reasons);
const brokenOf = (frame: Frame) => frame.evaluate(() => (window as unknown as { broken: Broken }).broken);
/** Nothing can be asked of a frame while it loads again. */
const loadedTwice = (frame: Frame) => waitUntil(async () => (await brokenOf(frame).catch(() => null))?.loads === 2);
const heal = (frame: Frame) =>
  frame.evaluate(() => {
    (window as unknown as { broken: Broken }).broken.isBroken = false;
  });

for (const fault of ['tree', 'screen'] as const)
  test(`a ${fault} that crashes restarts in place, and the page is told nothing`, async () => {
    const page = await open(placement(), fault, 1);
    const frame = await frameOf(page, '#here');
    await loadedTwice(frame);
    await frame.waitForSelector('[data-route="/petition/start"] h2');
    assert.equal(await reasonsOf(page), []);
    assert.ok(await page.$eval('#here iframe', (each) => each.checkVisibility({ visibilityProperty: true })));
    await page.close();
  });

test('a second crash within a minute restores the page’s own content', async () => {
  const page = await open(placement(), 'tree', 99);
  await waitUntil(async () => (await reasonsOf(page)).length > 0);
  assert.equal(await reasonsOf(page), ['network']);
  assert.is(await page.$('#here iframe'), null);
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).innerText), 'Take action');
  await page.close();
});

test('without a loader, a second crash shows an error, and a retry shows the widget', async () => {
  const page = await open(plainFrame(), 'tree', 99);
  const frame = await frameOf(page, '#here');
  await loadedTwice(frame);
  await waitForText(frame, 'Something went wrong');
  await heal(frame);
  await frame.$eval('button', (button) => button.click());
  await frame.waitForSelector('[data-route="/petition/start"] [data-big-button]');
  await page.close();
});

test('a screen that crashes twice shows an error in the widget, and a retry draws it', async () => {
  const page = await open(placement(), 'screen', 99);
  const frame = await frameOf(page, '#here');
  await loadedTwice(frame);
  await waitForText(frame, 'Something went wrong');
  await heal(frame);
  await frame.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
  await waitForText(frame, 'Sign');
  assert.is(await frame.$('[role="alert"] h2'), null);
  assert.equal(await reasonsOf(page), []);
  await page.close();
});

test.run();
