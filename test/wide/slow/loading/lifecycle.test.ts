import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerWidget, holdRequests } from '../../../e2e/support/browser/answers.ts';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { withoutFirstCards, withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** The events of an action in order (spec §4, contract §8), as the server stores them. */

// On a busy machine, the browser may end a frame's own process before the frame has said that it goes.
const product = withProduct(test, { tracking: true, oneProcess: true, server: withoutFirstCards });

const answers = ['A public park', 'Affordable homes', 'A working pier', 'I am not sure'].map((text, n) => ({
  id: n + 1,
  text,
}));
/** Known to the server by these ids. */
const poll = { id: 3101, type: 'poll', title: 'What should become of Pier 9?', details: { answers } };
const park = { id: 3102, type: 'petition', title: 'Make Pier 9 a park' };
const homes = { id: 3103, type: 'petition', title: 'Homes on Pier 9' };
const registration = { id: 3104, type: 'checkregistration', title: 'Are you on the roll?' };

type Opened = {
  page: Page;
  frame: Frame;
  letRequestsGo: () => Promise<void>;
  see: () => Promise<void>;
  recorded: () => Promise<string[]>;
};

let articles = 0;

/** In a frame whose host reports visibility only when the test says so. */
async function open(cards: object[], fields: object = {}): Promise<Opened> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 700, height: 500 });
  const article = `https://news.example/${++articles}`;
  const letRequestsGo = await answerWidget(page, 200, JSON.stringify({ widgetId: 1002, cards, ...fields }));
  // Requests of a frame are intercepted here only on the page's own origin, and only a page there may hold a frame.
  await page.setBypassCSP(true);
  await page.goto(`${product.widgetOrigin}/up.txt`);
  await page.setContent(`<div id="here"><iframe width="620" height="362" style="border:0"
    src="${product.widgetOrigin}/widget/?widgetRequestId=wr-poll&embedType=3&articleUrlTracking=${article}"></iframe></div>`);
  const say = (message: object) =>
    page.evaluate((what) => document.querySelector('iframe')?.contentWindow?.postMessage(what, '*'), message);
  const frame = await frameOf(page, '#here');
  await say({ type: 'consent', consent: 'denied' });
  await frame.waitForSelector('[data-civic-action-root]');
  const { db } = product.server;
  return {
    page,
    frame,
    letRequestsGo,
    see: () => say({ type: 'visible', kind: 'standard' }),
    async recorded() {
      const rows = db.selectFrom('activities').selectAll().where('articleUrlTracking', '=', article);
      return (await rows.orderBy('id').execute()).map(({ type, actions, fallback }) => {
        const ids = (JSON.parse(actions) as { id: number }[]).map(({ id }) => id);
        return [type, ...(ids.length === 1 ? ids : []), ...(fallback ? ['fallback'] : [])].join(' ');
      });
    },
  };
}

const ofActions = (all: string[]) => all.filter((each) => each.startsWith('Action'));

const press = async (place: Frame, selector: string) => {
  await place.waitForSelector(`${selector}:not([data-moving]):not([hidden])`);
  await place.$eval(selector, (element) => (element as HTMLElement).click());
};

/** Presses until the route has changed: a screen that is sliding in takes no press. */
const pressUntil = (place: Frame, selector: string, route: string) =>
  waitUntil(async () => {
    const isThere = () => place.$(`[data-route="${route}"]`);
    if (!(await isThere())) await place.$$eval(selector, ([first]) => (first as HTMLElement | undefined)?.click());
    return (await isThere()) !== null;
  });

const BACK = '.ca-footer > button:first-child:not([hidden])';

test('a vote before the widget counts as seen is recorded as seen, begun and completed, in this order', async () => {
  const { page, frame, see, recorded } = await open([{ id: 1, actions: [poll] }]);
  await press(frame, 'input[type=radio]');
  await press(frame, '[data-big-button]');
  await frame.waitForSelector('[data-route="/poll/success"]');
  await see();
  await waitUntil(async () => (await recorded()).includes('WidgetVisible 3101'));
  assert.equal(ofActions(await recorded()), ['ActionVisible 3101', 'ActionInitiated 3101', 'ActionCompleted 3101']);
  await page.close();
});

const VALUES = { name: 'Ada Lovelace', email: 'ada@example.org', 'postal-code': '07102' };

async function fill(frame: Frame) {
  // An entering screen takes the focus once, even from a field.
  await frame.waitForFunction(() => document.activeElement?.tagName === 'H2', { polling: 50 });
  for (const [token, value] of Object.entries(VALUES)) await frame.type(`[autocomplete=${token}]`, value);
}

async function sign(frame: Frame, route: string) {
  await fill(frame);
  await pressUntil(frame, '[data-big-button]', route);
}

for (const [which, { id }] of [park, homes].entries())
  test(`leaving an action of a list cancels it, and choosing it again completes it: number ${which + 1}`, async () => {
    const { page, frame, see, recorded } = await open([
      { id: 1, type: 'choosesMany', countdownTimer: 0, actions: [park, homes] },
    ]);
    await see();
    for (const isLast of [false, true]) {
      await pressUntil(frame, `li:nth-child(${which + 1}) .ca-row`, '/petition/start');
      await pressUntil(frame, '[data-big-button]', '/petition');
      if (isLast) break;
      await pressUntil(frame, BACK, '/petition/start');
      await pressUntil(frame, BACK, '/choosesManyCard');
    }
    await sign(frame, '/choosesManyCard');
    await waitUntil(async () => (await recorded()).includes(`ActionCompleted ${id}`));
    const steps = ['Chosen', 'Visible', 'Initiated', 'Cancelled', 'Chosen', 'Visible', 'Initiated', 'Completed'];
    assert.equal(
      ofActions(await recorded()),
      steps.map((step) => `Action${step} ${id}`),
    );
    await page.close();
  });

test('a signature answered late leaves the reader on the form they have opened since', async () => {
  const { page, frame, see, recorded } = await open([
    { id: 1, type: 'choosesMany', countdownTimer: 0, actions: [park, homes] },
  ]);
  await see();
  await pressUntil(frame, 'li:nth-child(1) .ca-row', '/petition/start');
  await pressUntil(frame, '[data-big-button]', '/petition');
  const { isHeld, letGo } = await holdRequests(page, 'CompletePetitionAsync');
  await fill(frame);
  await press(frame, '[data-big-button]');
  await isHeld;
  await pressUntil(frame, BACK, '/petition/start');
  await pressUntil(frame, BACK, '/choosesManyCard');
  await pressUntil(frame, 'li:nth-child(2) .ca-row', '/petition/start');
  await pressUntil(frame, '[data-big-button]', '/petition');
  await letGo();
  await waitUntil(async () => (await recorded()).includes('ActionCompleted 3102'));
  assert.ok(await frame.$('[data-route="/petition"]'));
  const steps = ofActions(await recorded());
  assert.equal(
    steps.filter((each) => each.endsWith('3102')),
    ['Chosen', 'Visible', 'Initiated', 'Completed'].map((step) => `Action${step} 3102`),
  );
  await page.close();
});

test('a share from a fallback is recorded as such, and the next screen counts as seen', async () => {
  const { page, frame, see, recorded } = await open([{ id: 1, actions: [registration] }], {
    endUserLocation: { countryCode: 'FR' },
  });
  await see();
  await frame.waitForSelector('[data-big-button]');
  await pressUntilShown(frame, '[data-big-button]', 'dialog[open] .ca-copy');
  await press(frame, 'dialog[open] .ca-copy');
  await press(frame, '.ca-drawer-close');
  await press(frame, '.ca-bar .ca-link');
  // Before anything is begun, since that would also show the screen.
  await waitUntil(async () => (await recorded()).includes('ActionVisible 3104'));
  await pressUntil(frame, '[data-big-button]', '/checkRegistration');
  await waitUntil(async () => (await recorded()).includes('ActionInitiated 3104'));
  assert.equal(ofActions(await recorded()), [
    'ActionVisible 3104 fallback',
    'ActionShared 3104 fallback',
    'ActionVisible 3104',
    'ActionInitiated 3104',
  ]);
  await page.close();
});

const pressUntilShown = async (place: Frame, selector: string, shown: string) => {
  await press(place, selector);
  await place.waitForSelector(shown);
};

test('leaving the page cancels an action that was begun', async () => {
  const { page, frame, letRequestsGo, see, recorded } = await open([{ id: 1, actions: [park] }]);
  await see();
  await pressUntil(frame, '[data-big-button]', '/petition');
  // What intercepts requests ends with the frame, and would take along those that outlive it.
  await letRequestsGo();
  // A request that is under way would end with the frame, and the next wait for its answer.
  await waitUntil(async () => (await recorded()).includes('ActionInitiated 3102'));
  await page.$eval('iframe', (element) => element.remove());
  await waitUntil(async () => (await recorded()).includes('ActionCancelled 3102'));
  assert.equal(ofActions(await recorded()), ['ActionVisible 3102', 'ActionInitiated 3102', 'ActionCancelled 3102']);
  await page.close();
});

test('a dependent action follows the signature, and Back leads to the start of the previous one', async () => {
  const { page, frame } = await open([
    { id: 1, actions: [{ ...park, skipEndCard: true }], order: { type: 'Nominal', value: 1 } },
    { id: 2, actions: [homes], order: { type: 'Nominal', value: 2 } },
    {
      id: 3,
      actions: [poll],
      order: { type: 'Conditional', value: 2, dependentActionId: 3102, dependentActionType: 'petition' },
    },
  ]);
  await pressUntil(frame, '[data-big-button]', '/petition');
  await sign(frame, '/poll/start');
  await pressUntil(frame, BACK, '/petition/start');
  await page.close();
});

test.run();
