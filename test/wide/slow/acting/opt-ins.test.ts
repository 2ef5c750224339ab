import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';

/** Readers agree only to what they have seen: boxes out of view, in the form or the page, are not sent. */

const READY = '[data-big-button]:not([aria-disabled])';
/** Three boxes have a screen of their own. */
async function openStep(frame: Frame) {
  await press(frame, READY);
  await frame.waitForSelector('[data-step="optIns"]');
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
}

const LABELS = [
  'Email me updates from Ferry Riders Alliance',
  'Text me updates from Ferry Riders Alliance',
  'Ferry Riders Alliance may call me',
];

let content: ContentCopy;
const product = withProduct(test, {
  tracking: true,
  async server() {
    content = copyContent();
    const partners = (change: (partner: { id: number; optIns?: string[] }) => void) =>
      content.change('partners.json', (all: { id: number }[]) => all.forEach(change));
    partners((partner) => {
      if (partner.id === 10) partner.optIns = ['email', 'sms', 'call'];
    });
    return { contentDir: content.dir, defaultLocation: { countryCode: 'US' } };
  },
});
test.after(() => content.remove());

const press = async (frame: Frame, selector: string) => {
  await frame.waitForSelector(selector);
  await frame.$eval(selector, (element) => (element as HTMLElement).click());
};

type Opened = { page: Page; frame: Frame };

async function openForm(
  slug: string,
  first: string,
  [width, height]: [number, number],
  block: ScrollLogicalPosition = 'center',
): Promise<Opened> {
  const page = await product.browser.newPage();
  await page.setViewport({ width, height });
  await page.goto(`${product.publisherOrigin}/articles/${slug}`);
  await page.$eval('[data-civic-action]', (element, where) => element.scrollIntoView({ block: where }), block);
  const frame = await frameOf(page, '[data-civic-action]');
  await press(frame, READY);
  await frame.waitForSelector(first);
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
  return { page, frame };
}

async function fillIn(frame: Frame, email: string) {
  const values = { name: 'Ada Lovelace', email, 'postal-code': '12180' };
  for (const [token, value] of Object.entries(values)) await frame.type(`[autocomplete="${token}"]`, value);
  await frame.waitForSelector(READY);
}

/** Somebody's opt-ins with a partner, as the server stores them. */
const kept = async (emailKey: string) => {
  const [row] = await product.server.db.selectFrom('optIns').selectAll().where('emailKey', '=', emailKey).execute();
  return [row?.email, row?.sms, row?.call, row?.labelSeen ?? null];
};

const sign = async ({ frame }: Opened) => {
  await press(frame, READY);
  await frame.waitForSelector('[data-route="/petition/success"]');
};

const PETITION = 'last-boat-leaves-too-early';

/** The time that a browser may take to report what is in view. */
const drawn = (frame: Frame) =>
  frame.evaluate(() => new Promise((later) => requestAnimationFrame(() => setTimeout(later, 150))));

const isChecked = (frame: Frame) => frame.$eval('[name="emailOptIn"]', (box) => (box as HTMLInputElement).checked);

for (const [width, height] of [
  [1000, 900],
  [360, 700],
] as const) {
  test(`opt-in boxes beyond the window’s edge are not sent at ${width} px`, async () => {
    const opened = await openForm(PETITION, '[autocomplete="name"]', [width, height]);
    const email = `unseen-${width}@example.org`;
    await fillIn(opened.frame, email);
    // Only the header is left in the window, wherever what loads above it late would move it.
    await opened.page.$eval('[data-civic-action]', (element) => {
      const { width } = element.getBoundingClientRect();
      (element as HTMLElement).style.cssText +=
        `position: fixed; top: calc(100vh - 40px); width: ${width}px; z-index: 9;`;
    });
    await opened.page.waitForFunction(() => {
      const top = document.querySelector('[data-civic-action]')?.getBoundingClientRect().top ?? 0;
      return Math.abs(top - innerHeight + 40) < 2;
    });
    await openStep(opened.frame);
    await drawn(opened.frame);
    assert.is(await isChecked(opened.frame), true);
    await sign(opened);
    assert.equal(await kept(email), [0, 0, 0, null]);
    await opened.page.close();
  });

  test(`opt-in boxes that were in view are sent as they stand at ${width} px`, async () => {
    const opened = await openForm(PETITION, '[autocomplete="name"]', [width, height]);
    const email = `seen-${width}@example.org`;
    await fillIn(opened.frame, email);
    await openStep(opened.frame);
    for (const name of ['emailOptIn', 'smsOptIn', 'callOptIn']) {
      await opened.frame.focus(`[name="${name}"]`);
      await drawn(opened.frame);
    }
    await opened.page.keyboard.press('Space');
    await sign(opened);
    assert.equal(await kept(email), [1, 0, 1, LABELS.join('\n')]);
    await opened.page.close();
  });
}

test('two opt-in boxes stand beside the button, and are not sent while they are below the window', async () => {
  const first = '[autocomplete="given-name"]';
  const { page, frame } = await openForm('a-beach-counted-by-hand', first, [1000, 230], 'start');
  assert.is(await frame.$$eval('.ca-bar [type="checkbox"]', (boxes) => boxes.length), 2);
  const fill = async (email: string) => {
    await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'start' }));
    for (const [token, value] of Object.entries({ 'given-name': 'Ada', 'family-name': 'Lovelace', email })) {
      await frame.$eval(`[autocomplete="${token}"]`, (field) => (field as HTMLElement).focus({ preventScroll: true }));
      await page.keyboard.type(value);
    }
    await frame.waitForSelector(READY);
  };
  await fill('window@example.org');
  await drawn(frame);
  await page.keyboard.press('Enter');
  await frame.waitForSelector('[data-route="/signup/success"]');
  const rows = await product.server.db
    .selectFrom('optIns')
    .selectAll()
    .where('emailKey', '=', 'window@example.org')
    .execute();
  assert.equal(
    rows.map((row) => [row.email, row.labelSeen]),
    [
      [0, null],
      [0, null],
    ],
  );
  await page.close();
});

test.run();
