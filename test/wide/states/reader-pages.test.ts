import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { axeFaults } from '../../e2e/support/faults/axe.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { ACTION_KEY } from '../../server/support/videos.ts';

/** The pages that readers come to from elsewhere: what each of them owes at every width, in light and in dark. */

const product = withProduct(test, { server: async () => ({ playMoney: true, rateLimit: 0 }) });

const VIDEO_ID = '00000000-0000-4000-8000-000000000000';
const PAYMENT = 'a-payment-of-a-reader';

/** A published video without its file, and a payment that waits for its donor. */
test.before(async () => {
  const { db } = product.server;
  await db
    .insertInto('videos')
    .values({
      ...{ uploadId: 'u', identifier: ACTION_KEY, state: 'published', at: '2026-11-12T09:00:00Z', name: 'me.webm' },
      ...{ bytes: 1, videoId: VIDEO_ID, requestId: 'wr-recordvideo' },
    })
    .execute();
  const row = await db.selectFrom('widgets').select('data').where('requestId', '=', 'wr-link').executeTakeFirst();
  const { articleHeadline: _, ...widget } = JSON.parse(row?.data ?? '{}');
  await db
    .updateTable('widgets')
    .set({ data: JSON.stringify(widget) })
    .where('requestId', '=', 'wr-link')
    .execute();
  const given = { id: 3813, paymentMethod: 0, amount: 25, currency: 'USD' };
  const { statusCode, body } = await product.server.app.inject({
    method: 'POST',
    url: '/api/Widget/InitiateDonationAsync',
    headers: { 'idempotency-key': PAYMENT },
    payload: given,
  });
  assert.is(statusCode, 200, body);
  pages.push(['the payment page', `/pay/charity/${JSON.parse(body).trackingId}`]);
});

const pages: [what: string, path: string][] = [
  ['the share page', '/share/wr-petition'],
  ['the share page of a partner’s theme', '/share/wr-charities'],
  ['the share page in French', '/share/wr-fr'],
  ['the share page of a poll', '/share/wr-es'],
  ['the share page without its article', '/share/wr-link'],
  ['the page of a video', `/media/${VIDEO_ID}`],
  ['the page of a wrong link', '/share/nothing'],
  ['the page of an unknown payment', '/pay/charity/nothing'],
];

const SCHEMES = ['light', 'dark'] as const;

async function open(path: string, width: number, scheme: (typeof SCHEMES)[number]): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport({ width, height: 800 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.goto(product.widgetOrigin + path);
  return page;
}

/** Runs on each page and names the one that fails. */
async function onEach(faultsOf: (path: string) => Promise<string[]>) {
  const faults: string[] = [];
  for (const [what, path] of pages) for (const fault of await faultsOf(path)) faults.push(`${what}: ${fault}`);
  assert.equal(faults, []);
}

test('no page has a scrollbar across, from the smallest phone to a desk', () =>
  onEach(async (path) => {
    const page = await open(path, 320, 'light');
    const faults: string[] = [];
    for (const width of [320, 390, 1280]) {
      await page.setViewport({ width, height: 800 });
      const whole = await page.evaluate(() => document.documentElement.scrollWidth);
      if (whole > width) faults.push(`${whole} px at ${width} px`);
    }
    await page.close();
    return faults;
  }));

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

test('no word of the content is too long for a page of 320 px', async () => {
  const { db } = product.server;
  const widgets = () => db.selectFrom('widgets').select('data').where('requestId', '=', 'wr-recordvideo');
  const [stored] = await widgets().execute();
  const changed = JSON.parse(stored?.data ?? '{}');
  const words = { publisherName: LONG, publisherDescription: LONG, sponsoredText: LONG, publisherLogoName: null };
  Object.assign(changed, words, {
    articleUrl: `https://${LONG.slice(0, 50)}.example/`,
    publisherPrivacyUrl: 'https://p.example/',
  });
  Object.assign(changed.cards[0].actions[0], { title: LONG, description: LONG, pictureUrls: [`${LONG}.jpg`] });
  Object.assign(changed.cards[0].actions[0].partner, { name: `${LONG}1`, description: LONG, logoUrl: 'none.svg' });
  const store = (data: string) =>
    db.updateTable('widgets').set({ data }).where('requestId', '=', 'wr-recordvideo').execute();
  await store(JSON.stringify(changed));
  for (const path of ['/share/wr-recordvideo', `/media/${VIDEO_ID}`])
    for (const width of [320, 1280]) {
      const page = await open(path, width, 'light');
      // As where no script runs: the page's own words are seen.
      await page.$$eval('iframe', (frames) => {
        for (const frame of frames) frame.remove();
      });
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, `${path} at ${width} px`);
      await page.close();
    }
  await store(stored?.data ?? '');
});

for (const scheme of SCHEMES)
  test(`axe finds nothing in ${scheme}`, () =>
    onEach(async (path) => {
      const page = await open(path, 1280, scheme);
      const faults = await axeFaults(page);
      await page.close();
      return faults;
    }));

test('no text is smaller than 13 px, and every link and button is as high as a finger needs', () =>
  onEach(async (path) => {
    const page = await open(path, 390, 'light');
    const faults = await page.evaluate(() => {
      const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (each) => each.getClientRects().length > 0,
      );
      const small = seen.filter((each) => each.innerText && Number.parseFloat(getComputedStyle(each).fontSize) < 13);
      const low = seen.filter((each) => each.matches('button, .button, .ways a') && each.offsetHeight < 44);
      return [...small, ...low].map((each) => each.outerHTML.slice(0, 100));
    });
    await page.close();
    return faults;
  }));

test('dark is dark: the ground of every page, and of the sheet on it', () =>
  onEach(async (path) => {
    const page = await open(path, 1280, 'dark');
    const light = await page.evaluate(() => {
      const isLight = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).some((part) => Number(part) > 64);
      const grounds = ['body', 'header', 'main', '.article'].flatMap((name) => [...document.querySelectorAll(name)]);
      return grounds
        .filter((each) => !getComputedStyle(each).backgroundColor.endsWith(', 0)'))
        .filter((each) => isLight(getComputedStyle(each).backgroundColor))
        .map((each) => `${each.tagName} ${getComputedStyle(each).backgroundColor}`);
    });
    await page.close();
    return light;
  }));

for (const scheme of SCHEMES)
  test(`a share page’s widget is ${scheme} with its page, and its light card never comes to those who prefer the dark`, async () => {
    const page = await product.browser.newPage();
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    const cards: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame()) cards.push(new URL(frame.url()).searchParams.get('colorScheme') ?? 'light');
    });
    await page.goto(`${product.widgetOrigin}/share/wr-poll`, { waitUntil: 'networkidle2' });
    const [frame] = page.frames().filter((each) => each.url().includes('/widget/'));
    const ink = await frame?.$eval('[data-civic-action-root]', (root) => {
      const parts = getComputedStyle(root).color.match(/\d+/g) ?? [];
      return parts.slice(0, 3).every((part) => Number(part) > 128) ? 'light' : 'dark';
    });
    assert.equal([[...new Set(cards)], ink], [[scheme], scheme === 'dark' ? 'light' : 'dark']);
    await page.close();
  });

test('the article beside a video has its picture at 3:2 where there is room, and its headline', async () => {
  const page = await open(`/media/${VIDEO_ID}`, 1280, 'light');
  const seen = await page.$eval('.article', (box) => {
    const { width, height } = (box.querySelector('img') as Element).getBoundingClientRect();
    return { ratio: Math.round((width / height) * 100), link: box.querySelector('a')?.textContent, width };
  });
  assert.equal([seen.ratio, seen.link], [150, 'Who rides the night ferry? Show your face']);
  assert.ok(seen.width > 280);
  await page.close();
});

test('an article’s picture is 3:2, its headline in the paper’s face, and both stand above the widget', async () => {
  for (const width of [320, 390, 1280]) {
    const page = await open('/share/wr-petition', width, 'light');
    const seen = await page.evaluate(() => {
      const boxOf = (name: string) => (document.querySelector(name) as Element).getBoundingClientRect();
      const [picture, door, frame, beside] = ['.door img', '.door', 'iframe', '.beside'].map(boxOf) as DOMRect[];
      const { fontFamily } = getComputedStyle(document.querySelector('h1') as Element);
      return {
        ratio: (picture?.width ?? 0) / (picture?.height ?? 1),
        face: fontFamily.split(',')[0],
        gap: (frame?.top ?? 0) - (door?.bottom ?? 0),
        below: (beside?.top ?? 0) >= (frame?.top ?? 0),
      };
    });
    assert.ok(Math.abs(seen.ratio - 1.5) < 0.02, `${seen.ratio} at ${width} px`);
    assert.is(seen.face, 'Newsreader');
    assert.ok(seen.gap > 0 && seen.gap <= 48, `${seen.gap} px at ${width} px`);
    assert.ok(seen.below);
    await page.close();
  }
});

test('a logo keeps the light ground that it is drawn for, in the dark and in forced colors', async () => {
  for (const [name, value] of [
    ['prefers-color-scheme', 'dark'],
    ['forced-colors', 'active'],
  ] as const) {
    const page = await open('/share/wr-petition', 1280, 'light');
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
    const grounds = await page.$$eval('.publisher img, .who img', (logos) =>
      logos.map((logo) => getComputedStyle(logo).backgroundColor),
    );
    assert.equal(grounds, Array(2).fill('rgb(255, 253, 249)'), name);
    await page.close();
  }
});

test('the keyboard’s place is drawn on every link and button', () =>
  onEach(async (path) => {
    const page = await open(path, 1280, 'light');
    const count = await page.$$eval('a, button', (all) => all.length);
    const faults: string[] = [];
    for (let at = 0; at < count; at++) {
      const fault = await page.evaluate((index) => {
        const each = document.querySelectorAll<HTMLElement>('a, button')[index] as HTMLElement;
        each.focus({ focusVisible: true } as FocusOptions);
        const isDrawn = [undefined, '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
          return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3;
        });
        return isDrawn || each.getClientRects().length === 0 ? '' : each.outerHTML.slice(0, 100);
      }, at);
      if (fault) faults.push(fault);
    }
    await page.close();
    return faults;
  }));

test('a video’s room is kept from the first, whatever its shape', async () => {
  for (const [width, ratio] of [
    [390, 4 / 5],
    [1280, 4 / 3],
  ] as const) {
    const page = await open(`/media/${VIDEO_ID}`, width, 'light');
    const box = await page.$eval('video', ({ offsetWidth, offsetHeight }) => offsetWidth / offsetHeight);
    assert.ok(Math.abs(box - ratio) < 0.02, `${box} at ${width} px`);
    await page.close();
  }
});

test.run();
