import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withProduct } from '../../../e2e/support/product.ts';

/** The rows of the validation table (spec §5) in a real browser: valid and invalid values, and their messages. */

/** With a roll, a registration check has its form. Nobody gets so far as to ask it. */
const UNASKED_ROLL = 'http://127.0.0.1:9/';

const product = withProduct(test, {
  server: async () => ({ defaultLocation: { countryCode: 'US' }, voterRollUrl: UNASKED_ROLL }),
});

const READY = '[data-big-button]:not([aria-disabled])';
const LONG = 'The lamps have been dark since March, and people fall there.';

const press = async (page: Page, selector: string) => {
  await page.waitForSelector(selector);
  await page.$eval(selector, (element) => (element as HTMLElement).click());
};

async function openForm(id: string, first: string): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}`);
  await press(page, READY);
  await page.waitForSelector(first);
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  return page;
}

/** Presses the button of a form's step. */
async function openStep(page: Page, step: string) {
  await press(page, READY);
  await page.waitForSelector(`[data-step="${step}"]`);
  await page.waitForSelector('[data-big-button]:not([data-moving])');
}

/** The registration check at the date of birth. */
async function openDetails(): Promise<Page> {
  const page = await openForm('wr-checkregistration', '[autocomplete="given-name"]');
  await page.type('[autocomplete="given-name"]', 'Ada');
  await page.type('[autocomplete="family-name"]', 'Lovelace');
  await page.type('[autocomplete="email"]', 'ada@example.org');
  await openStep(page, 'birth');
  return page;
}

/** Takes the focus out of the field: an error shows from then on. */
const leave = (page: Page, selector: string) =>
  page.$eval(selector, (field) => {
    (field as HTMLElement).focus();
    (field as HTMLElement).blur();
  });

/** The error in a field's accessible description. */
const toldOf = (page: Page, selector: string) =>
  page.$eval(selector, (field) => {
    if (field.getAttribute('aria-invalid') !== 'true') return '';
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const described = ids.map((id) => document.getElementById(id));
    return described.find((each) => each?.matches('.ca-error'))?.textContent ?? '';
  });

/** By keyboard, as a reader would. */
async function enter(page: Page, selector: string, text: string) {
  await page.focus(selector);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.press('Backspace');
  if (text === '') {
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
  } else await page.keyboard.type(text);
}

type Row = { field: string; wrong: [text: string, told: string][]; right: string; next?: string };
type Form = { id: string; first: string; rows: Row[] };

const FORMS: Form[] = [
  {
    id: 'wr-signup',
    first: '[autocomplete="given-name"]',
    rows: [
      { field: '[autocomplete="given-name"]', wrong: [['', 'Required. Enter your first name.']], right: 'A' },
      { field: '[autocomplete="family-name"]', wrong: [['  ', 'Required. Enter your last name.']], right: 'Đặng' },
      {
        field: '[autocomplete="email"]',
        wrong: [
          ['ada', 'Invalid email. Enter it in full, such as name@example.com.'],
          ['ada@example', 'Invalid email. Enter it in full, such as name@example.com.'],
        ],
        right: 'ada+news@example.org',
      },
      {
        field: '[autocomplete="tel"]',
        wrong: [
          ['12345x', 'Invalid phone number. Enter at least 7 digits, no letters.'],
          ['123456', 'Invalid phone number. Enter at least 7 digits, no letters.'],
          ['+-() -+', 'Invalid phone number. Enter at least 7 digits, no letters.'],
        ],
        right: '+1 (973) 555-0123',
      },
    ],
  },
  {
    id: 'wr-opinion',
    first: '[name="message"]',
    rows: [
      {
        field: '[name="message"]',
        wrong: [
          ['', 'Required. Write at least 50 characters.'],
          ['Too short', 'Your message is too short. Messages must be at least 50 characters long.'],
        ],
        right: LONG,
        next: 'person',
      },
      {
        field: '[autocomplete="name"]',
        wrong: [
          ['', 'Required. Enter your first and last name.'],
          ['Ada', 'Invalid full name. Enter your first and last name.'],
        ],
        right: '李 明',
      },
      {
        field: '[autocomplete="postal-code"]',
        wrong: [
          ['', 'Required. Enter your postal code.'],
          ['SW1A 2AA, London', 'Invalid postal code. Use no more than 10 characters.'],
        ],
        right: '07105-1234',
      },
    ],
  },
  {
    id: 'wr-email',
    first: '[name="subject"]',
    rows: [
      {
        field: '[name="subject"]',
        wrong: [
          ['', 'Required. Write at least 10 characters.'],
          ['Lamps', 'Subject is too short. Subject must be at least 10 characters long.'],
        ],
        right: 'Please light Pier Street',
      },
    ],
  },
];

for (const { id, first, rows } of FORMS)
  test(`says what is wrong with the fields of ${id}, and nothing about correct ones`, async () => {
    const page = await openForm(id, first);
    for (const { field, wrong, right, next } of rows) {
      for (const [text, told] of wrong) {
        await enter(page, field, text);
        await leave(page, field);
        await page.waitForSelector(`${field}[aria-invalid="true"]`);
        assert.is(await toldOf(page, field), told, `${field} as "${text}"`);
      }
      await enter(page, field, right);
      await page.waitForSelector(`${field}:not([aria-invalid])`);
      if (next) await openStep(page, next);
    }
    await page.close();
  });

test('scolds nobody who is typing: an error shows when its field is left, and goes with the first right letter', async () => {
  const page = await openForm('wr-petition', '[autocomplete="name"]');
  const told = (token: string) => toldOf(page, `[autocomplete="${token}"]`);
  await page.focus('[autocomplete="name"]');
  await page.keyboard.press('Tab');
  assert.is(await told('name'), '');
  await page.type('[autocomplete="email"]', 'ada@example');
  assert.is(await told('email'), '');
  await page.keyboard.press('Tab');
  await page.waitForSelector('[autocomplete="email"][aria-invalid]');
  await page.type('[autocomplete="email"]', '.org');
  await page.waitForSelector('[autocomplete="email"]:not([aria-invalid])');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  assert.is(await told('email'), '');
  await press(page, '[data-big-button]');
  await page.waitForSelector('[autocomplete="email"][aria-invalid]');
  await page.close();
});

test('requires a title', async () => {
  const page = await openForm('wr-email', '[name="subject"]');
  await openStep(page, 'person');
  const field = '[autocomplete="honorific-prefix"]';
  await page.select(field, 'Dr.');
  await page.waitForSelector(`${field}:not([aria-invalid])`);
  await page.select(field, '');
  await leave(page, field);
  await page.waitForSelector(`${field}[aria-invalid="true"]`);
  assert.is(await toldOf(page, field), 'Required. Choose a title.');
  await page.close();
});

for (const [title, [month, day, year], told] of [
  ['a date that doesn’t exist', ['2', '30', '1990'], 'Invalid date of birth. Enter month, day and a four-digit year.'],
  ['a date before 1900', ['12', '31', '1899'], 'Invalid date of birth. Enter month, day and a four-digit year.'],
  ['a future date', ['1', '1', '2999'], 'Invalid date of birth. Enter month, day and a four-digit year.'],
  ['an incomplete date', ['1', '', '1990'], 'Invalid date of birth. Enter month, day and a four-digit year.'],
  ['a day', ['2', '28', '1990'], ''],
] as const)
  test(`${told ? 'rejects' : 'accepts'} ${title} as date of birth`, async () => {
    const page = await openDetails();
    const parts = { month, day, year };
    for (const [part, text] of Object.entries(parts)) if (text) await page.type(`[autocomplete="bday-${part}"]`, text);
    await leave(page, '[autocomplete="bday-year"]');
    const state = told ? '[aria-invalid="true"]' : ':not([aria-invalid])';
    await page.waitForSelector(`[autocomplete="bday-year"]${state}`);
    assert.is(await toldOf(page, '[autocomplete="bday-year"]'), told);
    await page.close();
  });

test('takes a whole date from a browser’s autofill', async () => {
  const page = await openDetails();
  await page.type('[autocomplete="bday"]', '1968-11-04');
  const typed = (part: string) =>
    page.$eval(`[autocomplete="bday-${part}"]`, (field) => (field as HTMLInputElement).value);
  assert.equal([await typed('year'), await typed('month'), await typed('day')], ['1968', '11', '04']);
  await page.close();
});

test('WCAG 3.3.1, 2.4.3: a press on an incomplete form leads to the first empty field and says what it lacks', async () => {
  const page = await openDetails();
  await press(page, '[data-big-button]');
  await page.waitForSelector('[autocomplete="bday-month"]:focus');
  assert.is(await toldOf(page, ':focus'), 'Required. Enter month, day and a four-digit year.');
  await page.close();
});

test('WCAG 4.1.3: the number of things to fix is a status message, which changes as they are fixed', async () => {
  const page = await openForm('wr-petition', '[autocomplete="name"]');
  const status = () => page.$eval('.ca-bar [role="status"]', (said) => said.textContent);
  assert.is(await status(), '');
  await press(page, '[data-big-button]');
  await page.waitForSelector('.ca-problems');
  assert.is(await status(), '3 things to fix');
  await page.type('[autocomplete="name"]', 'Ada Lovelace');
  assert.is(await status(), '2 things to fix');
  await page.close();
});

test('one line sums up what is wrong, has the focus, and opens a list that leads to each field', async () => {
  const page = await openForm('wr-petition', '[autocomplete="name"]');
  await page.type('[autocomplete="name"]', 'Ada');
  await page.type('[autocomplete="email"]', 'ada');
  await page.type('[autocomplete="postal-code"]', '12180');
  await press(page, '[data-big-button]');
  await page.waitForSelector('.ca-problems > button:focus');
  assert.is(await page.$eval('.ca-problems > button', (line) => line.getBoundingClientRect().height), 40);
  assert.is(await page.$('.ca-missing > p'), null);
  await page.keyboard.press('Enter');
  assert.equal(await page.$$eval('.ca-problems li', (items) => items.map(({ textContent }) => textContent)), [
    'Full name: Invalid full name. Enter your first and last name.',
    'Email: Invalid email. Enter it in full, such as name@example.com.',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[autocomplete="email"]:focus');
  await page.waitForSelector('.ca-problems ul[hidden]');
  await page.close();
});

test('WCAG 3.3.2: the label’s line says what a full name is, and belongs to the field', async () => {
  const page = await openForm('wr-petition', '[autocomplete="name"]');
  const [hint, isOnOneLine] = await page.$eval('[autocomplete="name"]', (field) => {
    const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    const label = (field as HTMLInputElement).labels?.[0];
    const [one, other] = [said, label].map((each) => each?.getBoundingClientRect().bottom ?? Number.NaN);
    return [said?.textContent, Math.abs((one ?? 0) - (other ?? 0)) < 3];
  });
  assert.equal([hint, isOnOneLine], ['First and last name', true]);
  await page.close();
});

test('WCAG 1.4.1: an error is shown by an icon and words, not by color alone', async () => {
  const page = await openForm('wr-petition', '[autocomplete="name"]');
  await enter(page, '[autocomplete="email"]', 'ada');
  await leave(page, '[autocomplete="email"]');
  const error = await page.waitForSelector('.ca-error:not(:empty)');
  const [hasIcon, color] = (await error?.evaluate((said) => [
    said.querySelector('svg')?.checkVisibility(),
    getComputedStyle(said).color,
  ])) ?? [false, ''];
  assert.equal([hasIcon, color], [true, 'rgb(196, 0, 29)']);
  await page.close();
});

test('a visit that begins on a later step starts with the first one', async () => {
  const page = await product.browser.newPage();
  await page.goto(
    `${product.widgetOrigin}/widget/?widgetRequestId=wr-checkregistration&route=/checkRegistration/details`,
  );
  await page.waitForSelector('[data-route="/checkRegistration"] [data-step="person"]');
  await page.close();
});

test('Enter opens the next step, whose heading has the focus and says which step it is', async () => {
  const page = await openForm('wr-checkregistration', '[autocomplete="given-name"]');
  for (const [token, text] of Object.entries({
    'given-name': 'Ada',
    'family-name': 'Lovelace',
    email: 'ada@example.org',
  }))
    await page.type(`[autocomplete="${token}"]`, text);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-step="birth"] .ca-title:focus');
  const heading = await page.waitForSelector('.ca-title');
  const heard = await page.accessibility.snapshot({ ...(heading && { root: heading }) });
  assert.is(heard?.name, 'Step 2 of 3 What’s your date of birth?');
  await page.close();
});

test('names every field for screen readers, with its required state and its error', async () => {
  const page = await openForm('wr-signup', '[autocomplete="given-name"]');
  await enter(page, '[autocomplete="email"]', 'ada');
  await leave(page, '[autocomplete="email"]');
  await page.waitForSelector('[autocomplete="email"][aria-invalid]');
  const tree = await page.accessibility.snapshot();
  const found: unknown[] = [];
  const walk = (node: typeof tree) => {
    if (node && ['textbox', 'checkbox'].includes(node.role))
      found.push([node.role, node.name, Boolean(node.required), node.invalid ?? '', node.description ?? '']);
    for (const child of node?.children ?? []) walk(child);
  };
  walk(tree);
  assert.equal(found, [
    ['textbox', 'First name', true, '', ''],
    ['textbox', 'Last name', true, '', ''],
    ['textbox', 'Email', true, 'true', 'Invalid email. Enter it in full, such as name@example.com.'],
    ['textbox', 'Phone number (optional)', false, '', ''],
    ['checkbox', 'Email me updates from Clean Harbor Fund', false, '', ''],
    ['checkbox', 'Email me news from The Harbor Gazette', false, '', ''],
  ]);
  await page.close();
});

test('pastes text without formatting, and keeps all of it', async () => {
  const page = await openForm('wr-opinion', '[name="message"]');
  await page.focus('[name="message"]');
  await page.evaluate((length) => {
    const data = new DataTransfer();
    data.setData('text/html', `<b>${'x'.repeat(length)}</b>`);
    data.setData('text/plain', 'x'.repeat(length));
    const area = document.activeElement as HTMLTextAreaElement;
    const isOurs = area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    if (isOurs) document.execCommand('insertText', false, data.getData('text/plain'));
  }, 10_050);
  const counter = await page.waitForSelector('.ca-counter');
  assert.is(await counter?.evaluate(({ textContent }) => textContent), '50 characters too many');
  assert.is(await page.$eval('[name="message"]', (area) => (area as HTMLTextAreaElement).value.length), 10_050);
  await leave(page, '[name="message"]');
  assert.is(await toldOf(page, '[name="message"]'), '50 characters too many');
  await page.close();
});

test('keeps what was typed when the reader goes back and returns', async () => {
  const page = await openForm('wr-opinion', '[name="message"]');
  await enter(page, '[name="message"]', LONG);
  await openStep(page, 'person');
  await enter(page, '[autocomplete="name"]', 'Ada');
  await press(page, '.ca-footer > button:first-child');
  await page.waitForSelector('[name="message"]');
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  await press(page, '.ca-footer > button:first-child');
  await page.waitForSelector('[data-route="/opinion/start"]');
  await press(page, READY);
  await page.waitForSelector('[name="message"]');
  assert.is(await page.$eval('[name="message"]', (area) => (area as HTMLTextAreaElement).value), LONG);
  await openStep(page, 'person');
  assert.is(await page.$eval('[autocomplete="name"]', (field) => (field as HTMLInputElement).value), 'Ada');
  await page.close();
});

test.run();
