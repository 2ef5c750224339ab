import { randomUUID } from 'node:crypto';
import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf, waitForText } from '../support/browser/page.ts';
import { withProduct } from '../support/product.ts';

/** Whoever agrees stands on the petition's wall; nobody else's name is anywhere. */

const ARTICLE = '/articles/last-boat-leaves-too-early';
const READY = '[data-big-button]:not([aria-disabled], [data-moving])';

const product = withProduct(test);

const press = async (frame: Frame, selector: string) => {
  await frame.waitForSelector(selector);
  await frame.$eval(selector, (element) => (element as HTMLElement).click());
};

async function openForm(page: Page): Promise<Frame> {
  await page.goto(product.publisherOrigin + ARTICLE);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await press(frame, READY);
  await frame.waitForSelector('form [name="showName"]');
  return frame;
}

/** Signs as a reader does, in a page of its own. @returns what the thanks say, and the body of the server's answer */
async function sign(name: string, agrees: boolean) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  const frame = await openForm(page);
  assert.is(await frame.$eval('[name="showName"]', (box) => (box as HTMLInputElement).checked), false);
  await frame.type('[autocomplete="name"]', name);
  await frame.type('[autocomplete="email"]', `${name.split(' ')[0]}@example.org`.toLowerCase());
  await frame.type('[autocomplete="postal-code"]', '07102');
  if (agrees) await frame.click('[name="showName"]');
  const answered = page.waitForResponse((response) => response.url().includes('CompletePetitionAsync'));
  await press(frame, READY);
  const answer = await (await answered).text();
  await frame.waitForSelector('.ca-thanks');
  return { page, frame, answer };
}

const namesOn = (frame: Frame) =>
  frame.$$eval('.ca-wall li bdi', (names) => names.map((name) => name.textContent ?? ''));

/** All that a stranger can fetch about the petition. */
async function publicTexts(): Promise<string[]> {
  const { app, demo } = product.server;
  const asked = await app.inject({
    method: 'POST',
    url: '/api/Widget/GetActionsAsync',
    headers: { 'idempotency-key': randomUUID() },
    payload: { widgetRequestId: 'wr-petition' },
  });
  const pages = ['/widget/?widgetRequestId=wr-petition', '/share/wr-petition', '/native/wr-petition.html'];
  const answers = await Promise.all([...pages.map((url) => app.inject({ url })), demo.inject({ url: ARTICLE })]);
  for (const { statusCode } of answers) assert.is(statusCode, 200);
  return [asked, ...answers].map(({ body }) => body);
}

test('writes a reader who agrees on the wall, by first name and initial', async () => {
  const { page, frame, answer } = await sign('Maya King Reyes', true);
  await waitForText(frame, 'Maya R.');
  assert.is((await namesOn(frame))[0], 'Maya R.');
  assert.equal(JSON.parse(answer).latest[0], { name: 'Maya R.' });
  assert.match((await publicTexts())[0] ?? '', /"latest":\[\{"name":"Maya R\."\}/);
  await page.close();
});

test('shows a reader who does not agree nowhere', async () => {
  const { page, frame, answer } = await sign('Quentin Zephyr', false);
  await waitForText(frame, 'and you');
  assert.ok((await namesOn(frame)).includes('Maya R.'));
  for (const text of [answer, await frame.content(), ...(await publicTexts())])
    assert.not.match(text.replaceAll('quentin@example.org', ''), /Quentin|Zephyr/i);
  await page.close();
});

test.run();
