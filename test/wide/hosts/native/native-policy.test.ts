import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../../../../scripts/build/root.ts';
import { MAIN } from '../../../e2e/support/journeys/giving.ts';
import { declaredPlacement, heardIn, nativePlacement, withNativePages } from '../../../e2e/support/native/native.ts';
import { withNativeSite } from '../../../e2e/support/native/native-site.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { PLACEMENT } from '../../../e2e/support/readers/reader.ts';
import { waitUntil } from '../../../support/wait.ts';

/** What the guide tells publishers to allow, under a policy that allows nothing else. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const open = withNativeSite(test, product);
const pages = withNativePages(test, product);

const GUIDE = readFileSync(join(ROOT, 'docs/publishers.md'), 'utf8');
const [section = ''] = GUIDE.split('### A policy without a frame\n').slice(1);
const [, directives = ''] = /```\n(script-src [^\n]+)\n```/.exec(section) ?? [];
const [, trusted = ''] = /`(trusted-types [^`]+)`/.exec(section) ?? [];

/** The guide's, on these servers, which have no TLS. */
const written = () =>
  directives
    .replaceAll('https://widgets.example', product.widgetOrigin)
    .replaceAll('https:', `https: ${product.widgetOrigin}`);

const press = async (page: Page, selector: string) => {
  const found = await page.waitForSelector(`>>> ${selector}`);
  await found?.evaluate((element) => (element as HTMLElement).click());
};

test('the guide names directives and policies', () => {
  assert.match(directives, 'connect-src');
  assert.match(trusted, 'civic-action');
});

for (const [title, added] of [
  ['the guide’s policy', () => ''],
  ['the guide’s policy and trusted types', () => `; require-trusted-types-for 'script'; ${trusted}`],
] as const)
  test(`signs a petition under ${title}, and breaks no rule`, async () => {
    const { page, activity, errors } = await open('wr-petition', `default-src 'none'; ${written()}${added()}`);
    await press(page, MAIN);
    for (const [token, value] of Object.entries({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      'postal-code': '07102',
    })) {
      const field = await page.waitForSelector(`>>> [autocomplete="${token}"]`);
      await field?.type(value);
    }
    await press(page, MAIN);
    await page.waitForSelector('>>> [data-route="/petition/success"]');
    await waitUntil(() => activity.includes('ActionCompleted'));
    assert.equal(errors, []);
    await page.close();
  });

test('stays styled where the page allows no style', async () => {
  const { page } = await open('wr-petition', `default-src 'none'; ${written()}`);
  const [button] = await page.$$(`>>> [data-big-button]`);
  const radius = await button?.evaluate((element) => getComputedStyle(element).borderRadius);
  assert.is.not(radius, '0px');
  await page.close();
});

/** The page's own policy, before anything of ours. */
const refuseRequests = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    new MutationObserver((_, observer) => {
      if (!document.head) return;
      observer.disconnect();
      const content = "connect-src 'self'";
      document.head.append(
        Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }),
      );
    }).observe(document, { childList: true, subtree: true });
  });

for (const [title, markup] of [
  ['a placement', async () => nativePlacement('wr-poll')],
  ['a card in the page’s own HTML', () => declaredPlacement(product, 'wr-poll')],
] as const)
  test(`${title} tells once that the page’s policy refuses its requests, and shows a link`, async () => {
    const { page } = await pages.open(await markup(), refuseRequests);
    const ended = async () => (await heardIn(page)).filter((each) => each.startsWith('notdisplayed'));
    await waitUntil(async () => (await ended()).length > 0);
    // What was on its way has failed by then.
    await page.waitForNetworkIdle();
    assert.equal(await ended(), ['notdisplayed csp']);
    assert.ok((await (await page.$(`${PLACEMENT} a`))?.boundingBox())?.height);
    await page.close();
  });

test.run();
