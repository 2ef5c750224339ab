import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../../scripts/build/root.ts';
import { waitUntil } from '../support/wait.ts';
import { MAIN } from './support/giving.ts';
import { withNativeSite } from './support/native-site.ts';
import { withProduct } from './support/product.ts';

/** What the guide tells publishers to allow, under a policy that allows nothing else. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const open = withNativeSite(test, product);

const GUIDE = readFileSync(join(ROOT, 'docs/publishers.md'), 'utf8');
const [section = ''] = GUIDE.split('### A policy without a frame\n').slice(1);
const [, directives = ''] = /```\n(script-src [^\n]+)\n```/.exec(section) ?? [];
const [, trusted = ''] = /`(trusted-types [^`]+)`/.exec(section) ?? [];

/** The guide's, on these servers, which have no TLS. */
const written = () =>
  directives
    .replaceAll('https://widgets.example', product.widgetOrigin)
    .replaceAll('https:', `https: ${product.widgetOrigin}`);

const press = async (page: Awaited<ReturnType<typeof open>>['page'], selector: string) => {
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

test.run();
