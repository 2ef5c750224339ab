import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withProduct } from '../../../e2e/support/product.ts';

/** A reader who gets a test or preview link must not believe that they have signed (contract §8). */

const product = withProduct(test);

const SIZES = [
  { width: 620, height: 362 },
  { width: 320, height: 533 },
];

async function open(id: string, mode: string, size = SIZES[0] ?? null): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport(size);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}${mode}`);
  await page.waitForSelector('[data-civic-action-root] h2');
  return page;
}

/** The line's text, and what it overlaps or overflows. */
async function lineOf(page: Page) {
  await page.waitForSelector('.ca-mode p');
  return page.$eval('.ca-mode', (line) => {
    const box = line.getBoundingClientRect();
    const covered = [...document.querySelectorAll('.ca-header, .ca-stage, .ca-footer')].filter((other) => {
      const { top, bottom, height } = other.getBoundingClientRect();
      return height === 0 || (top < box.bottom - 0.5 && bottom > box.top + 0.5);
    });
    const isWhole = line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight;
    return { text: line.querySelector('p')?.innerText, covered: covered.map(({ className }) => className), isWhole };
  });
}

const LINES: [id: string, test: string, preview: string][] = [
  ['wr-poll', 'Test: nothing is sent or counted', 'Preview: nothing is sent or counted'],
  ['wr-es', 'Prueba: no se envía ni se cuenta nada', 'Vista previa: no se envía ni se cuenta nada'],
  ['wr-fr', 'Test\u202f: rien n’est envoyé ni compté', 'Aperçu\u202f: rien n’est envoyé ni compté'],
  ['wr-it', 'Prova: nulla viene inviato né conteggiato', 'Anteprima: nulla viene inviato né conteggiato'],
];

for (const size of SIZES)
  for (const [id, ...texts] of LINES)
    for (const [n, mode] of ['ab4e-test', 'ab4e-preview'].entries())
      test(`${id} in ${mode} says that nothing is sent, beside everything else, ${size.width} px wide`, async () => {
        const page = await open(id, `&mode=${mode}`, size);
        assert.equal(await lineOf(page), { text: texts[n], covered: [], isWhole: true });
        await page.close();
      });

test('still says so after a vote', async () => {
  const page = await open('wr-poll', '&mode=ab4e-test');
  await page.$eval('input[type=radio]', (each) => (each as HTMLElement).click());
  await page.$eval('[data-big-button]', (each) => (each as HTMLElement).click());
  await page.waitForSelector('[data-route="/poll/success"]');
  assert.equal(await lineOf(page), { text: LINES[0]?.[1], covered: [], isWhole: true });
  assert.is((await product.server.db.selectFrom('votes').selectAll().execute()).length, 0);
  await page.close();
});

test('readers do not see the line', async () => {
  const page = await open('wr-poll', '');
  assert.is(await page.$('.ca-mode'), null);
  await page.close();
});

test.run();
