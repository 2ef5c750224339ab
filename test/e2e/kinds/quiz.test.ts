import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { delayFiles } from '../support/browser/first-click.ts';
import { waitForText } from '../support/browser/page.ts';
import { withProduct } from '../support/product.ts';

/** A quiz in the built files, on the real server. */

const product = withProduct(test);

const LATE_MS = 1_000;

test('an answer given before the application has come counts once, is explained, and leads to its follow-up', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 320, height: 533, hasTouch: true });
  await delayFiles(page, LATE_MS);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-quiz`);
  await page.tap('.ca-answer:nth-of-type(1)');
  await page.tap('[data-big-button]');
  await page.waitForSelector('[data-route="/quiz/success"] .ca-result-row');
  await waitForText(page.mainFrame(), 'The Harbor Authority counted 338');
  const marked = await page.$$eval('.ca-result', (rows) =>
    rows.map((row) => row.querySelector('.ca-result-own')?.textContent ?? ''),
  );
  assert.equal(marked, ['Right answer, and yours', '', '', '']);
  assert.is(await page.$eval('.ca-title', (title) => title.textContent), 'Correct');
  await page.waitForSelector('.ca-strip [data-big-button]', { visible: true });
  await page.tap('[data-big-button]');
  await waitForText(page.mainFrame(), 'You knew: About 340. Do you ride it yourself?');
  const rows = await product.server.db.selectFrom('votes').select(['identifier', 'answerId']).execute();
  assert.equal(rows, [{ identifier: '3061|quiz@1', answerId: '1' }]);
  await page.close();
});

test.run();
