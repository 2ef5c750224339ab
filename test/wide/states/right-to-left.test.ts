import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerWidget } from '../../e2e/support/browser/answers.ts';
import { withoutFirstCards, withProduct } from '../../e2e/support/product.ts';

/** Titles and texts from right to left, in a widget whose own words run from left to right. */

const product = withProduct(test, { server: withoutFirstCards });

const NAME = '[autocomplete="name"]';

const ARABIC = 'أعيدوا قارب الليل!';

async function open(type: string, title: string, details: object): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  const actions = [{ id: 1, type, title, description: title, details }];
  await answerWidget(page, 200, JSON.stringify({ widgetId: 1, cards: [{ id: 1, actions }] }));
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=x`);
  await page.waitForSelector('.ca-title');
  return page;
}

/** Room on both sides of an element's words, CSS px. */
const marginsOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const [text, box] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
    return { left: Math.round(text.left - box.left), right: Math.round(box.right - text.right) };
  });

for (const selector of ['.ca-title', '.ca-text'])
  test(`an Arabic ${selector} begins at the right, an English one at the left`, async () => {
    const arabic = await open('petition', ARABIC, {});
    const { left, right } = await marginsOf(arabic, selector);
    assert.ok(right === 0 && left > 100, `${left} px left, ${right} px right`);
    await arabic.close();
    const english = await open('petition', 'Bring it back!', {});
    assert.is((await marginsOf(english, selector)).left, 0);
    await english.close();
  });

test('an Arabic answer ends with its mark at the left', async () => {
  const answers = [
    { id: 1, text: ARABIC },
    { id: 2, text: 'No!' },
  ];
  const page = await open('poll', 'Well?', { answers });
  const markIsLeft = await page.$$eval('.ca-answer', (all) =>
    all.map((answer) => {
      const walker = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
      const node = walker.nextNode() as Text;
      const sign = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      };
      return sign(node.length - 1) < sign(0);
    }),
  );
  assert.equal(markIsLeft, [true, false]);
  await page.close();
});

test('a name typed in Hebrew runs from right to left', async () => {
  const page = await open('petition', 'Sign', {});
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  await page.locator('[data-big-button]').click();
  await page.waitForSelector(NAME);
  const direction = () => page.$eval(NAME, (field) => getComputedStyle(field).direction);
  assert.is(await direction(), 'ltr');
  await page.type(NAME, 'עדה');
  assert.is(await direction(), 'rtl');
  await page.close();
});

test.run();
