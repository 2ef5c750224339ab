import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, frameOf, waitForText } from '../../../e2e/support/browser/page.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** One petition in four languages: somebody signs in one, and the others show the new count. */

const product = withProduct(test);

const ENGLISH = 'last-boat-leaves-too-early';
const EDITIONS: [lang: string, slug: string, title: string, text: string][] = [
  ['en', ENGLISH, 'Bring back the 11:40 ferry', 'restore the 11:40 p.m. sailing to Gull Island'],
  ['fr', 'le-dernier-bateau-part-trop-tot', 'Rendez-nous le bateau de 23 h 40', 'rétablissez le départ de 23 h 40'],
  ['it', 'l-ultimo-traghetto-parte-troppo-presto', 'Ridateci il traghetto delle 23.40', 'ripristinate la corsa'],
];

/** Formatted as in the page's language, which has spaces of its own. */
const shown = (count: number, lang: string) => new Intl.NumberFormat(lang).format(count);

async function widgetIn(page: Page): Promise<Frame> {
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector('[data-civic-action-root]');
  return frame;
}

const press = (frame: Frame, selector: string) => frame.$eval(selector, (element) => (element as HTMLElement).click());

test('counts a signature from the Spanish story in all languages, with one goal', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  const errors = consoleErrors(page);
  await page.goto(`${product.publisherOrigin}/articles/${ENGLISH}`);
  await Promise.all([page.waitForNavigation(), page.click('.editions [lang="es"]')]);
  const spanish = await widgetIn(page);
  await waitForText(spanish, 'Que vuelva el barco de las 23:40');
  await waitForText(spanish, shown(3127, 'es'));
  await press(spanish, '[data-big-button]');
  await spanish.waitForSelector('form');
  for (const [token, value] of [
    ['name', 'Rosa Delgado'],
    ['email', 'rosa@example.org'],
    ['postal-code', '07102'],
  ])
    await spanish.type(`[autocomplete="${token}"]`, String(value));
  await spanish.waitForSelector('[data-big-button]:not([aria-disabled])');
  await press(spanish, '[data-big-button]');
  await spanish.waitForSelector('[data-route="/petition/success"]');
  await waitForText(spanish, 'Ya estás en la lista');
  await waitForText(spanish, shown(3128, 'es'));

  for (const [lang, slug, title, text] of EDITIONS) {
    await page.goto(`${product.publisherOrigin}/articles/${slug}`);
    const frame = await widgetIn(page);
    for (const each of [title, text, shown(3128, lang), shown(5000, lang)]) await waitForText(frame, each);
  }
  const rows = await product.server.db.selectFrom('signatures').select(['identifier', 'context']).execute();
  assert.equal(
    rows.map(({ identifier, context }) => [identifier, JSON.parse(context).widgetId]),
    [['3001|petition@1', 1008]],
  );
  assert.equal(errors, []);
  await page.close();
});

test.run();
