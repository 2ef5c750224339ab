import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, frameOf, measureLayoutShift } from '../../../e2e/support/browser/page.ts';
import { axeFaults } from '../../../e2e/support/faults/axe.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** The demo newspaper, which is the first thing that an editor may open. */

const product = withProduct(test);

const IN_OTHER_LANGUAGES = [
  '/articles/el-ultimo-barco-sale-demasiado-pronto',
  '/articles/une-rue-sans-voitures-devant-l-ecole',
  '/articles/la-biblioteca-del-rione-rischia-la-chiusura',
];
const PAGES = ['/', '/actions', '/sections/world', '/articles/last-boat-leaves-too-early', ...IN_OTHER_LANGUAGES];
const WIDTHS = [1280, 768, 390, 320];
const SCHEMES = ['light', 'dark'];

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

for (const path of PAGES)
  test(`${path} fits every screen, moves nothing, asks no other site, and axe finds nothing`, async () => {
    const page = await product.browser.newPage();
    const errors = consoleErrors(page);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    for (const value of SCHEMES) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      for (const width of WIDTHS) {
        await page.setViewport({ width, height: 900 });
        await page.goto(product.publisherOrigin + path);
        assert.is(await isWider(page), false, `${width}`);
        assert.is((await measureLayoutShift(page)).unexpected, 0, `${width}`);
      }
      assert.equal(await axeFaults(page), [], value);
    }
    const own = [product.publisherOrigin, product.widgetOrigin];
    assert.equal(
      [...origins].filter((origin) => !own.includes(origin) && origin !== 'null'),
      [],
    );
    assert.equal(errors, []);
    await page.close();
  });

/** Where the parts of an article's page are, in pixels of the document. */
const placesIn = (page: Page) =>
  page.evaluate(() => {
    const placeOf = (selector: string) => {
      const { left, right, top, bottom } = (document.querySelector(selector) as Element).getBoundingClientRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY };
    };
    return { story: placeOf('.story > article'), rail: placeOf('.rail'), read: placeOf('.read') };
  });

const openAt = async (width: number, path: string) => {
  const page = await product.browser.newPage();
  await page.setViewport({ width, height: 900 });
  await page.goto(product.publisherOrigin + path);
  return page;
};

const SMALLEST_TYPE_PX = 13;

/** The texts of the page that are smaller than that. */
const smallTexts = (page: Page) =>
  page.$$eval(
    'body *',
    (all, smallest) =>
      all
        .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < smallest)
        .map((each) => each.textContent),
    SMALLEST_TYPE_PX,
  );

for (const path of [PAGES[3] ?? '', ...IN_OTHER_LANGUAGES])
  test(`${path} has more to read beside the story on a desk and below it on a phone, and each link leads somewhere`, async () => {
    const desk = await openAt(1280, path);
    const beside = await placesIn(desk);
    assert.ok(beside.rail.left > beside.story.right && beside.rail.top <= beside.story.top);
    const links = await desk.$$eval('.rail a, .masthead a, .foot a', (all) => all.map(({ href }) => href));
    assert.ok(links.filter((href) => href.includes('/articles/')).length > 5);
    // Names below `localhost` are known to browsers alone.
    for (const href of new Set(links))
      assert.is((await fetch(href.replace('publisher.localhost', '127.0.0.1'))).status, 200, href);
    assert.equal(await smallTexts(desk), []);
    await desk.close();
    for (const width of [390, 1039]) {
      const page = await openAt(width, path);
      const { story, rail } = await placesIn(page);
      assert.ok(rail.top >= story.bottom && rail.left >= 0 && rail.right <= width, `${width}`);
      await page.close();
    }
  });

test('keeps what was read most in view while a long story goes on', async () => {
  const page = await openAt(1280, PAGES[3] ?? '');
  const before = await placesIn(page);
  await page.$eval('.story > article', (story) => {
    (story.lastElementChild as HTMLElement).style.paddingBottom = '2000px';
    scrollTo(0, document.documentElement.scrollHeight - 1500);
  });
  const { read, story } = await placesIn(page);
  const scrolled = await page.evaluate(() => scrollY);
  assert.ok(read.top > before.read.top && read.top > scrolled && read.bottom < scrolled + 900);
  assert.is(story.top, before.story.top);
  await page.close();
});

test('leaves no hole in the last row of a section', async () => {
  for (const width of [1280, 768]) {
    const page = await openAt(width, '/');
    const ends = await page.$$eval('.row', (rows) =>
      rows.map((row) => {
        const last = row.lastElementChild as Element;
        return Math.round(row.getBoundingClientRect().right - last.getBoundingClientRect().right);
      }),
    );
    assert.equal([...new Set(ends)], [0], `${width}`);
    await page.close();
  }
});

test('has its name in one line and its sections in two on the narrowest phone', async () => {
  const page = await openAt(320, '/');
  const lines = await page.evaluate(() => {
    const name = document.querySelector('.title') as Element;
    const sections = [...document.querySelectorAll('.masthead li')];
    return [
      Math.floor(name.clientHeight / Number.parseFloat(getComputedStyle(name).fontSize)),
      new Set(sections.map((each) => each.getBoundingClientRect().top)).size,
    ];
  });
  assert.equal(lines, [1, 2]);
  await page.close();
});

test('gives a widget the whole width of its column, in the newspaper’s colours and with its logo', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${product.publisherOrigin}/articles/last-boat-leaves-too-early`);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector('[data-big-button]');
  const widths = await page.$$eval('.text > p, [data-civic-action] iframe', (all) =>
    all.map((element) => element.getBoundingClientRect().width),
  );
  assert.equal([...new Set(widths)], [620]);
  const look = await frame.evaluate(() => ({
    button: getComputedStyle(document.querySelector('[data-big-button]') as Element).backgroundColor,
    pictures: [...document.querySelectorAll('.ca-owner img, .ca-picture')].map(
      (each) => new URL((each as HTMLImageElement).src).pathname,
    ),
  }));
  assert.equal(look, {
    button: 'rgb(18, 80, 123)',
    pictures: ['/images/gazette/logo-gazette-name.svg', '/images/gazette/ferry.svg'],
  });
  await page.close();
});

test.run();
