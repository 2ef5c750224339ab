import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, frameOf, measureLayoutShift, waitForText } from '../../../e2e/support/browser/page.ts';
import { loseAnswers } from '../../../e2e/support/browser/requests.ts';
import { findLawmakers } from '../../../e2e/support/journeys/lawmakers.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { readLetter } from '../../../server/support/mail/read-letter.ts';
import { type Smtp, startSmtp } from '../../../server/support/mail/smtp.ts';
import { waitUntil } from '../../../support/wait.ts';

/** A reader writes to officials: article and widget on two sites, with the real server and a mail server behind it. */

const COMMITTEE_ARTICLE = '/articles/lamps-on-pier-street';
const CONGRESS_ARTICLE = '/articles/a-ferry-act-in-committee';

let smtp: Smtp;
const product = withProduct(test, {
  tracking: true,
  async server() {
    smtp = await startSmtp();
    return { smtpUrl: smtp.url, mailFrom: { name: 'Civic letters', address: 'letters@widgets.example' } };
  },
});
test.after(() => smtp.close());

const press = (frame: Frame, selector: string) => frame.$eval(selector, (element) => (element as HTMLElement).click());
const waitForRoute = (frame: Frame, route: string) => frame.waitForSelector(`[data-route="${route}"]`);
const READY = '[data-big-button]:not([aria-disabled])';

/** An article, with its widget's main button pressed. */
async function openArticle(path: string): Promise<{ page: Page; frame: Frame; errors: string[] }> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  const errors = consoleErrors(page);
  await page.goto(product.publisherOrigin + path);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector(READY);
  await press(frame, READY);
  return { page, frame, errors };
}

async function openForm(path: string) {
  const opened = await openArticle(path);
  await waitForRoute(opened.frame, '/email');
  await opened.frame.waitForSelector('[name="message"]');
  return opened;
}

const ADA = { 'given-name': 'Ada', 'family-name': 'Lovelace', email: 'ada@example.org' };

/** Presses the button of a form's step. */
async function openStep(frame: Frame, step: string) {
  await frame.waitForSelector(READY);
  await press(frame, READY);
  await frame.waitForSelector(`[data-step="${step}"]`);
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
}

async function fillIn(frame: Frame, values: Record<string, string> = ADA) {
  for (const [token, value] of Object.entries(values)) await frame.type(`[autocomplete="${token}"]`, value);
  await frame.select('[autocomplete="honorific-prefix"]', 'Ms.');
}

const lettersOf = (email: string) =>
  product.server.db.selectFrom('letters').selectAll().where('email', '=', email).execute();
const outboxOf = (letterId: string) =>
  product.server.db
    .selectFrom('outbox')
    .selectAll()
    .where('letterId', '=', letterId)
    .orderBy('recipientName')
    .execute();

test('writes to a committee, then to the remaining member, and the letters arrive', async () => {
  const { page, frame, errors } = await openForm(COMMITTEE_ARTICLE);
  const message = await frame.$eval('[name="message"]', (area) => (area as HTMLTextAreaElement).value);
  assert.match(message, /^Dear all,\n/);
  await press(frame, '.ca-to summary');
  await press(frame, '.ca-picks label:last-child input');
  await frame.waitForFunction(() =>
    /Ruth Adeyemi and Councilmember Tomás Vidal,/.test(
      document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value ?? '',
    ),
  );
  await openStep(frame, 'person');
  await fillIn(frame);
  await frame.waitForSelector(READY);
  await press(frame, READY);
  await waitForRoute(frame, '/email/multiRepStep2');
  await waitForText(frame, 'Sent to Councilmember Ruth Adeyemi and Councilmember Tomás Vidal');
  await frame.waitForSelector(READY);
  await press(frame, READY);
  await waitForRoute(frame, '/email/success');
  await waitForText(frame, 'Your letter is on its way');

  const [first, second, ...others] = await lettersOf('ada@example.org');
  assert.is(others.length, 0);
  assert.is(first?.prefix, 'Ms.');
  assert.match(second?.text ?? '', /^Dear Public Works Director Ines Koch,/);
  await waitUntil(async () => smtp.received.length === 3);
  assert.equal(smtp.received.map(({ to }) => to[0]).sort(), [
    'adeyemi@council.harborcity.example',
    'koch@works.harborcity.example',
    'vidal@council.harborcity.example',
  ]);
  const { headers, text } = readLetter(smtp.received[0] ?? { from: '', to: [], source: '' });
  assert.is(headers.get('reply-to'), 'Ada Lovelace <ada@example.org>');
  assert.match(text, 'Ms. Ada Lovelace\nada@example.org');
  await waitUntil(async () => (await outboxOf(first?.id ?? '')).every(({ status }) => status === 'delivered'));
  const activities = await product.server.db.selectFrom('activities').select('type').execute();
  assert.is(activities.filter(({ type }) => type === 'ActionCompleted').length, 1);
  assert.is((await measureLayoutShift(page)).unexpected, 0);
  assert.equal(errors, []);
  await page.close();
});

type Field = [selector: string, wrong: string, says: string, right: string];

const LETTER: Field[] = [
  [
    '[name="subject"]',
    'Too short',
    'Subject is too short. Subject must be at least 10 characters long.',
    'Long enough',
  ],
  [
    '[name="message"]',
    'x'.repeat(49),
    'Your message is too short. Messages must be at least 50 characters long.',
    'x'.repeat(50),
  ],
];

const PERSON: Field[] = [
  ['[autocomplete="given-name"]', ' ', 'Required. Enter your first name.', 'Ada'],
  ['[autocomplete="family-name"]', ' ', 'Required. Enter your last name.', 'Lovelace'],
  [
    '[autocomplete="email"]',
    'ada@example',
    'Invalid email. Enter it in full, such as name@example.com.',
    'ada@example.org',
  ],
  ['[autocomplete="tel"]', '12345a', 'Invalid phone number. Enter at least 7 digits, no letters.', '+1 973 555 0123'],
];

const errorOf = (frame: Frame, selector: string) =>
  frame.$eval(selector, (field) => field.closest('.ca-field')?.querySelector('.ca-error')?.textContent ?? '');

async function replace(page: Page, frame: Frame, selector: string, text: string) {
  await frame.focus(selector);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

async function mendEach(page: Page, frame: Frame, fields: readonly Field[]) {
  for (const [selector, wrong, says, right] of fields) {
    await replace(page, frame, selector, wrong);
    await frame.$eval(selector, (field) => (field as HTMLElement).blur());
    assert.is(await errorOf(frame, selector), says, selector);
    assert.is(await frame.$eval(selector, (field) => field.getAttribute('aria-invalid')), 'true', selector);
    assert.is(await frame.$(READY), null, selector);
    await replace(page, frame, selector, right);
    assert.is(await errorOf(frame, selector), '', selector);
  }
}

test('says what is wrong with each field, and what is still needed, until the form is complete', async () => {
  const { page, frame } = await openForm(COMMITTEE_ARTICLE);
  await mendEach(page, frame, LETTER);
  await openStep(frame, 'person');
  await mendEach(page, frame, PERSON);
  await waitForText(frame, 'Still needed: title');
  await press(frame, '[data-big-button]');
  await frame.waitForSelector('[autocomplete="honorific-prefix"]:focus');
  await frame.select('[autocomplete="honorific-prefix"]', 'Dr.');
  await frame.waitForSelector(READY);
  await page.close();
});

test('keeps every word when the answer is lost, and sends one letter with the same key', async () => {
  const { page, frame } = await openForm(COMMITTEE_ARTICLE);
  await frame.type('[name="message"]', 'One sentence of my own.');
  const written = await frame.$eval('[name="message"]', (area) => (area as HTMLTextAreaElement).value);
  await openStep(frame, 'person');
  await fillIn(frame, { ...ADA, email: 'grace@example.org' });
  await frame.waitForSelector(READY);
  await loseAnswers(frame);
  await press(frame, READY);
  await frame.waitForSelector('[role="alert"]');
  await waitForText(
    frame,
    'There was an error while submitting your form — please try again later. Your email was not sent.',
  );
  assert.is(await frame.$eval('[data-step]', (form) => form.getAttribute('data-step')), 'person');
  await press(frame, '.ca-footer > button:first-child');
  await frame.waitForSelector('[name="message"]');
  assert.is(await frame.$eval('[name="message"]', (area) => (area as HTMLTextAreaElement).value), written);
  await openStep(frame, 'person');
  await frame.waitForSelector(READY);
  await press(frame, READY);
  await waitForRoute(frame, '/email/success');
  const letters = await lettersOf('grace@example.org');
  assert.is(letters.length, 1);
  assert.match(letters[0]?.text ?? '', 'One sentence of my own.');
  await page.close();
});

test('sends no test-mode letter to an official', async () => {
  const page = await product.browser.newPage();
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-email&mode=ab4e-test&route=/email`);
  const frame = page.mainFrame();
  await openStep(frame, 'person');
  await fillIn(frame, { ...ADA, email: 'tester@example.org' });
  await frame.waitForSelector(READY);
  await press(frame, READY);
  await waitForRoute(frame, '/email/success');
  const [letter] = await lettersOf('tester@example.org');
  assert.is(letter?.isTest, 1);
  assert.equal(
    (await outboxOf(letter?.id ?? '')).map(({ recipientEmail, status }) => [recipientEmail, status]),
    [[null, 'test']],
  );
  assert.equal(
    smtp.received.filter(({ source }) => source.includes('tester@example.org')),
    [],
  );
  await page.close();
});

test('finds lawmakers by an address that is entered once, and writes to those with an email address', async () => {
  const { page, frame } = await openArticle(CONGRESS_ARTICLE);
  await findLawmakers(frame);
  await waitForRoute(frame, '/email');
  await waitForText(frame, 'Step 1 of 2');
  await openStep(frame, 'person');
  await waitForText(frame, 'Step 2 of 2');
  await fillIn(frame, { ...ADA, email: 'joan@example.org' });
  await frame.waitForSelector(READY);
  await press(frame, READY);
  await waitForRoute(frame, '/email/success');
  const [letter] = await lettersOf('joan@example.org');
  assert.equal(JSON.parse(letter?.address ?? '{}'), {
    countryCode: 'US',
    adminArea1Code: 'NJ',
    city: 'Hoboken',
    zipCode: '07030',
    street: 'Washington Street',
    streetNo: '12',
  });
  const rows = await outboxOf(letter?.id ?? '');
  assert.equal(
    rows.map(({ recipientEmail }) => recipientEmail),
    ['sen-specimen@lawmakers.invalid', 'sen-example@lawmakers.invalid', 'rep-8@lawmakers.invalid'],
  );
  await page.close();
});

test.run();
