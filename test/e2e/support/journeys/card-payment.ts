import { build } from 'esbuild';
import type { Frame, Page } from 'puppeteer-core';
import { ROOT } from '../../../../scripts/build/root.ts';
import type { CardField, FieldStates, Payment, ProviderOptions } from '../../../../widget/core/payments/provider.ts';
import { waitUntil } from '../../../support/wait.ts';

type Paid = Payment | { failure: string; fields: string[] };

/** What a test does in the widget's page. */
type Bench = {
  open: (options: Partial<ProviderOptions>) => Promise<void>;
  ways: () => Promise<readonly string[]>;
  focus: (field: CardField) => void;
  pay: (way?: string) => Promise<Paid>;
  states: FieldStates | undefined;
  submits: number;
  /** All that came into the page by message, from whomever. */
  heard: string[];
};

declare global {
  interface Window {
    bench: Bench;
  }
}

const BENCH = `
import { openProvider } from './widget/core/payments/open/open.ts';
const bench = { heard: [], submits: 0 };
window.bench = bench;
addEventListener('message', ({ data }) => bench.heard.push(JSON.stringify(data)));
const { port1 } = new MessageChannel();
const proto = Object.getPrototypeOf(port1);
const { set } = Object.getOwnPropertyDescriptor(proto, 'onmessage');
Object.defineProperty(proto, 'onmessage', {
  set(listener) {
    set.call(this, (event) => { bench.heard.push(JSON.stringify(event.data)); listener(event); });
  },
});
let provider, card;
bench.open = async (options) => {
  document.body.replaceChildren();
  const box = (name) => {
    const made = document.createElement('div');
    made.style.cssText = 'height:44px;width:280px;border:1px solid;margin:4px';
    document.body.append(made);
    return made;
  };
  const button = document.createElement('button');
  button.textContent = 'Before';
  document.body.append(button);
  provider = await openProvider({ amount: 25, currency: 'USD', payee: 'Ferry Fund', locale: 'en-US', ...options });
  card = await provider.cardFields({
    boxes: { number: box(), expirationDate: box(), cvv: box() },
    labels: { number: 'Card number', expirationDate: 'Expires', cvv: 'Security code' },
    look: { color: 'rgb(1, 2, 3)', fontSize: '17px' },
    onSubmit: () => { bench.submits++; },
  });
  card.watch((states) => { bench.states = states; });
};
bench.ways = () => provider.ways();
bench.focus = (field) => card.focus(field);
bench.pay = (way) => (way ? provider.payWith(way) : card.pay()).catch(({ failure, fields }) => ({ failure, fields }));
`;

/** Bundles a script for a page. */
export async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

let bench: Promise<string> | undefined;

/** Opens card fields in the widget's page, under its policy. @returns the page, and every request that any frame made */
export async function openCard(page: Page, widgetOrigin: string, clientToken: string) {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  // The page without a card; no article needs to be around it.
  bench ??= bundle(BENCH);
  // Nothing of the application is needed, only the page and its policy.
  await page.goto(`${widgetOrigin}/widget/index.html?disableTracking=true`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(await bench);
  await page.evaluate((options) => window.bench.open(options), {
    clientToken,
    cardPaymentPage: `${widgetOrigin}/pay/card/`,
  });
  return { sent };
}

/** The frame of a field, by its input's name. */
export async function fieldFrame(page: Page, field: CardField): Promise<Frame> {
  for (const frame of page.frames().filter((each) => each.url().includes('/pay/card/')))
    if (await frame.$(`input[name=${field}]`)) return frame;
  throw new Error(`No frame has ${field}`);
}

/** Types a card by the keyboard alone, from the button before the fields. */
export async function typeCard(page: Page, number: string, date = '1240', cvv = '123') {
  await page.focus('button');
  for (const [field, text] of Object.entries({ number, expirationDate: date, cvv })) {
    await page.keyboard.press('Tab');
    // The page knows before the field's own process that the focus has moved.
    await waitUntil(() => page.evaluate((name) => window.bench.states?.[name as CardField].isFocused === true, field));
    await page.keyboard.type(text);
    const frame = await fieldFrame(page, field as CardField);
    const typed = () => frame.$eval('input', ({ value }) => value.replace(/\D/g, ''));
    await waitUntil(async () => (await typed()) === text);
  }
}

/** The frame of the bank's step or of a wallet's sheet. */
export async function sheetFrame(page: Page): Promise<Frame> {
  let found: Frame | undefined;
  await waitUntil(async () => {
    for (const frame of page.frames().filter((each) => each.url().includes('/pay/card/')))
      if (await frame.$('.sheet button').catch(() => null)) found = frame;
    return found !== undefined;
  });
  const sheet = found as Frame;
  // Until then keys go to the page around it.
  await waitUntil(() => sheet.evaluate(() => document.hasFocus() && document.activeElement?.tagName === 'BUTTON'));
  return sheet;
}
