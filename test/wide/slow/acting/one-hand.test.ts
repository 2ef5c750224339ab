import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { PHONE } from '../../../e2e/support/browser/phone.ts';
import { bringToMiddle } from '../../../e2e/support/browser/pointer.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';

/** A reader with one hand on a phone: real touches, an article on one site, the widget on another, the real server. */

let content: ContentCopy;

const product = withProduct(test, {
  oneProcess: true,
  async server() {
    content = copyContent();
    content.change('widgets/library.json', ({ cards: [card] }) => {
      card.actions[0].details.voteOnTap = true;
    });
    return { contentDir: content.dir };
  },
});
test.after(() => content.remove());

async function openArticle(slug: string): Promise<{ page: Page; frame: Frame }> {
  const page = await product.browser.newPage();
  await page.setViewport(PHONE);
  await page.goto(`${product.publisherOrigin}/articles/${slug}`);
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector('[data-big-button]');
  await bringToMiddle(page, frame);
  const size = await page.$eval('[data-civic-action] iframe', ({ clientWidth, clientHeight }) => [
    clientWidth,
    clientHeight,
  ]);
  assert.equal(size, [320, 533]);
  return { page, frame };
}

/** A finger that keeps count: what it tapped, without the fields that it then filled in. */
function createFinger({ page, frame }: { page: Page; frame: Frame }) {
  const taps: string[] = [];
  const fields: string[] = [];
  const touch = async (selector: string) => {
    const element = await frame.waitForSelector(selector, { visible: true });
    await element?.tap();
  };
  return {
    taps,
    fields,
    async tap(selector: string) {
      await touch(selector);
      taps.push(selector);
    },
    async fill(token: string, text: string) {
      await touch(`[autocomplete="${token}"]`);
      await page.keyboard.type(text);
      fields.push(token);
    },
  };
}

const READY = '[data-big-button]:not([aria-disabled])';
const seeRoute = (frame: Frame, route: string) => frame.waitForSelector(`[data-route="${route}"]`);

test('signs the petition in one tap, at most four fields and one tap', async () => {
  const opened = await openArticle('last-boat-leaves-too-early');
  const { tap, fill, taps, fields } = createFinger(opened);
  await tap(READY);
  await seeRoute(opened.frame, '/petition');
  const asked = await opened.frame.$$eval('form [autocomplete][aria-required="true"]', (all) =>
    all.map((field) => field.getAttribute('autocomplete') ?? ''),
  );
  const values: Record<string, string> = { name: 'Ada Lovelace', email: 'ada@example.org', 'postal-code': '07102' };
  for (const token of asked) await fill(token, values[token] ?? '');
  await tap(READY);
  await seeRoute(opened.frame, '/petition/success');
  assert.is(taps.length, 2);
  assert.ok(fields.length <= 4, `${fields}`);
  const [signature] = await product.server.db.selectFrom('signatures').selectAll().execute();
  assert.is(signature?.email, 'ada@example.org');
  await opened.page.close();
});

const lastVote = async () =>
  (await product.server.db.selectFrom('votes').selectAll().orderBy('at').execute()).at(-1)?.answerId;

test('votes in two taps', async () => {
  const opened = await openArticle('what-should-become-of-pier-9');
  const { tap, taps } = createFinger(opened);
  await tap('.ca-answer:nth-child(2)');
  await tap(READY);
  await seeRoute(opened.frame, '/poll/success');
  assert.is(taps.length, 2);
  assert.is(await lastVote(), '2');
  await opened.page.close();
});

test('votes in one tap where the content says so', async () => {
  const opened = await openArticle('library-sundays');
  const { tap, taps } = createFinger(opened);
  await tap('.ca-answer:nth-child(2)');
  await seeRoute(opened.frame, '/poll/success');
  assert.is(taps.length, 1);
  assert.is(await lastVote(), 'afternoon');
  await opened.page.close();
});

test('chooses by arrow keys without voting, where a tap votes', async () => {
  const { page, frame } = await openArticle('library-sundays');
  await frame.focus('.ca-answer input');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await frame.waitForSelector('.ca-answer:nth-child(3)[data-chosen]');
  await frame.waitForSelector(READY);
  assert.is(await lastVote(), 'afternoon');
  await frame.focus(READY);
  await page.keyboard.press('Enter');
  await seeRoute(frame, '/poll/success');
  assert.is(await lastVote(), 'never');
  await page.close();
});

test.run();
