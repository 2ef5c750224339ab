import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, frameOf, waitForText } from '../support/browser/page.ts';
import { withProduct } from '../support/product.ts';

/** Injected code in the frame's page can neither run text as code nor send anything elsewhere. */

const product = withProduct(test);

async function openWidget(): Promise<Page> {
  const page = await product.browser.newPage();
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`);
  await page.waitForSelector('[data-civic-action-root]');
  return page;
}

const ATTEMPTS: [title: string, attempt: () => unknown][] = [
  ['markup of a text', () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' })],
  ['a document of a text', () => new DOMParser().parseFromString('<b>x</b>', 'text/html')],
  ['a frame of a text', () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>x</b>' })],
  ['a script from an address', () => Object.assign(document.createElement('script'), { src: '/x.js' })],
  ['a script of a text', () => Object.assign(document.createElement('script'), { text: 'x()' })],
  [
    'a policy of its own',
    () =>
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
      ).trustedTypes.createPolicy('mine', {}),
  ],
];

test('forbids turning text into code', async () => {
  const page = await openWidget();
  for (const [title, attempt] of ATTEMPTS) {
    const failure = await page.evaluate(attempt).then(
      () => 'done',
      (cause: Error) => cause.message,
    );
    assert.match(failure, /TypeError|Trusted/, title);
  }
  await page.close();
});

test('connects to nothing but the API', async () => {
  const page = await openWidget();
  const blocked = await page.evaluate(async () => {
    const seen = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true });
    });
    await fetch('https://elsewhere.test/').catch(() => undefined);
    return seen;
  });
  assert.is(blocked, 'connect-src');
  assert.is(await page.evaluate(async () => (await fetch('/up.txt')).status), 200);
  await page.close();
});

const SCREENS: [title: string, query: string, press: string | null, sheet: string][] = [
  ['the drawer with networks', 'widgetRequestId=wr-petition', '.ca-footer > button:not([hidden])', 'dialog[open]'],
  ['the line of test mode', 'widgetRequestId=wr-poll&mode=ab4e-test', null, '.ca-mode:not(:empty)'],
  ['a dialog for lawmakers', 'widgetRequestId=wr-tweet', '[data-big-button]', 'dialog[open]'],
];

for (const [title, query, press, sheet] of SCREENS)
  test(`has no style that its policy does not name: ${title}`, async () => {
    const page = await product.browser.newPage();
    const errors = consoleErrors(page);
    await page.goto(`${product.widgetOrigin}/widget/?${query}`);
    await page.waitForSelector('[data-civic-action-root]');
    if (press) await (await page.waitForSelector(press))?.click();
    await page.waitForSelector(sheet);
    assert.equal(errors, []);
    await page.close();
  });

test('shows a share page under a policy that forbids text as code too', async () => {
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  await page.goto(`${product.widgetOrigin}/share/wr-petition?utm_source=x`);
  const frame = await frameOf(page, '[data-civic-action]');
  await waitForText(frame, 'Bring back the 11:40 ferry');
  assert.equal(errors, []);
  await page.close();
});

for (const [index, link] of ['?mode=ab4e-test&utm_source=x', '?utm_source=x#mode=ab4e-test'].entries())
  test(`counts the vote of a reader who follows a link with ${link}`, async () => {
    const page = await product.browser.newPage();
    await page.goto(`${product.widgetOrigin}/share/wr-poll${link}`);
    assert.is(new URL(page.url()).search, '?utm_source=x');
    const frame = await frameOf(page, '[data-civic-action]');
    await frame.waitForSelector('[data-civic-action-root]');
    assert.not.match(frame.url(), 'mode');
    await frame.$eval('input[type=radio]', (answer) => answer.click());
    await frame.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
    await frame.waitForSelector('[data-route="/poll/success"]');
    assert.is((await product.server.db.selectFrom('votes').selectAll().execute()).length, index + 1);
    await page.close();
  });

test.run();
