import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withProduct } from './support/product.ts';

/** A poll's results as readers see them: how they are drawn, in forced colors too, and how they move. */

const product = withProduct(test);

async function open(page: Page) {
  await page.setViewport({ width: 620, height: 362 });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`);
  await page.waitForSelector('input[type=radio]');
  return page;
}

async function vote(page: Page) {
  await page.$eval('input[type=radio]', (radio) => radio.click());
  await page.waitForSelector('[data-big-button]:not(:disabled):not([aria-disabled])');
  await page.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
  await page.waitForSelector('.ca-result');
}

test('has rows of 52 px and shares of 20 px in bold', async () => {
  const page = await open(await product.browser.newPage());
  await vote(page);
  const look = await page.$$eval('.ca-result', (rows) =>
    rows.map((row) => {
      const { fontSize, fontWeight } = getComputedStyle(row.querySelector('b') as Element);
      return `${row.getBoundingClientRect().height} ${fontSize} ${fontWeight}`;
    }),
  );
  assert.equal([...new Set(look)], ['52 20px 700']);
  await page.close();
});

test('draws bars and the reader’s own edge in forced colors', async () => {
  const page = await product.browser.newPage();
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await open(page);
  await vote(page);
  const drawn = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Highlight';
    const highlight = getComputedStyle(probe).color;
    const bars = [...document.querySelectorAll('.ca-result i')].map((bar) => getComputedStyle(bar));
    const own = getComputedStyle(document.querySelector('.ca-result[data-chosen]') as Element);
    return {
      bars: bars.every(({ borderBottomColor, borderBottomWidth }) =>
        [highlight, '6px'].every((value) => [borderBottomColor, borderBottomWidth].includes(value)),
      ),
      own: own.borderTopColor === highlight && own.borderTopWidth,
    };
  });
  assert.equal(drawn, { bars: true, own: '3px' });
  await page.close();
});

test('counts up to the results, and nothing beside the numbers moves', async () => {
  const page = await open(await product.browser.newPage());
  await page.evaluate(() => {
    const seen = { numbers: new Set<string>(), places: new Set<string>() };
    Reflect.set(window, 'seen', seen);
    const look = () => {
      const screen = document.querySelector('.ca-screen')?.getBoundingClientRect();
      for (const row of document.querySelectorAll('.ca-result[data-chosen]')) {
        const text = row.querySelector('.ca-result-text')?.getBoundingClientRect();
        const number = row.querySelector('b')?.getBoundingClientRect();
        // Against the screen, which slides in.
        seen.places.add(
          [text?.width, number?.width, (number?.x ?? 0) - (screen?.x ?? 0)].map((px) => px?.toFixed(1)).join(),
        );
        seen.numbers.add(row.querySelector('.ca-counting > :first-child')?.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await vote(page);
  await page.waitForFunction(() => {
    const [now, last] = document.querySelectorAll('.ca-result[data-chosen] .ca-counting > *');
    return last && now?.textContent === last.textContent;
  });
  const seen = await page.evaluate(() => {
    const { numbers, places } = Reflect.get(window, 'seen') as Record<'numbers' | 'places', Set<string>>;
    return { numbers: numbers.size, places: places.size };
  });
  assert.ok(seen.numbers > 2, `shows ${seen.numbers} numbers on the way`);
  assert.is(seen.places, 1);
  await page.close();
});

test.run();
