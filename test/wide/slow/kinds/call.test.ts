import type { Frame, HTTPRequest, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, frameOf, measureLayoutShift, waitForText } from '../../../e2e/support/browser/page.ts';
import { loseAnswers } from '../../../e2e/support/browser/requests.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';
import { waitUntil } from '../../../support/wait.ts';

/** A reader calls: article and widget on two sites, with the real server and the built files. */

const ARTICLE = '/articles/three-votes-decide-the-night-boat';

let content: ContentCopy;

const recipients = [{ id: 1, name: 'Elena Ortiz', title: 'Chair', phone: '201-555-0142' }];

const SCRIPT = 'Hello, I live in the district. Will @recipientName vote for the bill on Thursday?\n\n'.repeat(6);

const widgetOf = (name: string, cards: object[]) => ({
  widgetRequestId: `wr-${name}`,
  widgetId: name,
  publisherId: 1,
  articleUrl: `https://harborgazette.example/${name}`,
  cards,
});

async function withCalls() {
  content = copyContent();
  const write = (name: string, cards: object[]) =>
    content.write(`widgets/${name}.json`, JSON.stringify(widgetOf(name, cards)));
  const call = { type: 'call', title: 'Call the chair', details: { recipients } };
  write('one-call', [{ id: 'c1', type: 'seesOne', actions: [{ id: 'one', ...call }] }]);
  write('no-end', [{ id: 'c2', type: 'seesOne', actions: [{ id: 'no-end', skipEndCard: true, ...call }] }]);
  const petition = { id: 'sign', type: 'petition', title: 'Sign', details: {} };
  const search = { countryCode: 'US', levels: [0], roles: [1], adminArea1Codes: ['NJ'] };
  const senators = { representativeSearch: search, partnerId: 12 };
  write('letter', [
    { id: 'c4', type: 'seesOne', actions: [{ id: 'heard', ...call, details: { script: SCRIPT }, ...senators }] },
    {
      id: 'c5',
      type: 'seesOne',
      order: { type: 'Nominal', value: 2 },
      actions: [{ id: 'written', type: 'email', title: 'Write to the Senate', details: {}, ...senators }],
    },
  ]);
  write('many', [{ id: 'c3', type: 'choosesMany', actions: [{ id: 'many', ...call }, petition] }]);
  return { contentDir: content.dir, defaultLocation: { countryCode: 'US' } };
}

const product = withProduct(test, { tracking: true, server: withCalls });
test.after(() => content.remove());

type Place = Page | Frame;

const press = async (place: Place, selector: string) => {
  await place.waitForSelector(selector);
  await place.$eval(selector, (element) => (element as HTMLElement).click());
};

const READY = '[data-big-button]:not([aria-disabled])';

const waitForRoute = (place: Place, route: string) => place.waitForSelector(`[data-route="${route}"]`);

/** Says how a call went that was made on another phone, where the widget has not asked yet. */
async function report(place: Place, outcome: string) {
  const asked = await place.waitForSelector(':is([data-other-phone], [data-outcome]):not([aria-disabled])');
  if (await asked?.evaluate((button) => button.matches('[data-other-phone]'))) await press(place, '[data-other-phone]');
  await press(place, `[data-outcome="${outcome}"]:not([aria-disabled])`);
}

const outcomeRows = async () =>
  (await product.server.db.selectFrom('callOutcomes').selectAll().orderBy('id').execute()).map(
    ({ recipientName, completionType }) => [recipientName, completionType],
  );

const completions = () => product.server.db.selectFrom('callCompletions').selectAll().execute();

const activityTypes = async () =>
  (await product.server.db.selectFrom('activities').select('type').execute()).map(({ type }) => type);

/** The call events of a page. */
function callsOf(page: Page) {
  const sent: string[] = [];
  page.on('request', (request: HTTPRequest) => {
    const call = request.url().split('/api/Widget/')[1];
    if (request.method() === 'POST' && /^\w+CallAsync$/.test(call ?? '')) sent.push(call ?? '');
  });
  return sent;
}

async function openWidget(id: string, more = ''): Promise<{ page: Page; sent: string[] }> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  const sent = callsOf(page);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}${more}`);
  await page.waitForSelector('[data-big-button], .ca-rows');
  return { page, sent };
}

test('calls two of three commissioners, skips one, and is thanked', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  const [errors, sent] = [consoleErrors(page), callsOf(page)];
  await page.goto(product.publisherOrigin + ARTICLE);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await waitForRoute(frame, '/call/start');
  const historyLength = await page.evaluate(() => history.length);
  await waitForText(frame, 'Elena Ortiz, Samuel Brandt, and Ngozi Achebe');

  await press(frame, READY);
  await waitForRoute(frame, '/call');
  await waitForText(frame, 'Call 1 of 3');
  await waitForText(frame, 'I am calling to ask Elena Ortiz to vote');
  assert.is(await frame.$eval('a.ca-dial', (link) => link.getAttribute('href')), 'tel:+12015550142');
  await report(frame, 'Contacted');
  await waitForRoute(frame, '/Call/2');
  await waitForText(frame, 'Samuel Brandt');
  await report(frame, 'Skipped');
  await waitForRoute(frame, '/Call/3');
  await waitForText(frame, 'Call 3 of 3');
  await report(frame, 'Voicemail');
  await waitForRoute(frame, '/call/success');
  await waitForText(frame, 'You called Elena Ortiz and Ngozi Achebe.');
  await waitForText(frame, 'Call someone else');

  assert.equal(sent, ['CompleteCallAsync', 'UpdateCallAsync']);
  assert.equal(await outcomeRows(), [
    ['Elena Ortiz', 'Contacted'],
    ['Ngozi Achebe', 'Voicemail'],
  ]);
  assert.is((await completions()).length, 1);
  const expected = ['ActionCompleted', 'ActionInitiated', 'ActionVisible', 'WidgetVisible'];
  const noted = async () => (await activityTypes()).filter((type) => type !== 'Engaged');
  await waitUntil(async () => (await noted()).length >= expected.length);
  assert.equal((await noted()).sort(), expected);
  assert.is(await page.evaluate(() => history.length), historyLength);
  assert.is((await measureLayoutShift(page)).unexpected, 0);
  assert.equal(errors, []);
  await page.close();
});

test('calls a single person', async () => {
  const before = (await outcomeRows()).length;
  const { page, sent } = await openWidget('wr-one-call');
  await press(page, READY);
  await waitForRoute(page, '/call');
  assert.not.ok(await page.$('.ca-progress'));
  await report(page, 'Unavailable');
  await waitForRoute(page, '/call/success');
  await waitForText(page, 'Thank you for calling');
  // Nobody else has called.
  assert.is(await page.$('.ca-own-number'), null);
  assert.equal(sent, ['CompleteCallAsync']);
  assert.equal((await outcomeRows()).slice(before), [['Elena Ortiz', 'Unavailable']]);
  await page.close();
});

test('counts a call whose answer was lost once, with the same key', async () => {
  const before = (await completions()).length;
  const { page } = await openWidget('wr-one-call');
  const keys = await loseAnswers(page);
  await press(page, READY);
  await report(page, 'Contacted');
  await waitUntil(async () => (await keys()).length === 1);
  await page.waitForSelector('[data-outcome="Contacted"]:not([aria-disabled])');
  assert.not.ok(await page.$('.ca-alert'));
  await report(page, 'Contacted');
  await waitForRoute(page, '/call/success');
  const [first, second, ...others] = await keys();
  assert.ok(first);
  assert.equal([second, others], [first, []]);
  assert.is((await completions()).length, before + 1);
  await page.close();
});

test('shows no failure, stays on the screen, and sends again on the next press', async () => {
  const { page, sent } = await openWidget('wr-one-call');
  let fails = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (fails && request.url().endsWith('CompleteCallAsync')) void request.respond({ status: 500, body: '{}' });
    else void request.continue();
  });
  await press(page, READY);
  await report(page, 'Voicemail');
  await waitUntil(() => sent.length === 1);
  await page.waitForSelector('[data-outcome="Voicemail"]:not([aria-disabled])');
  assert.not.ok(await page.$('.ca-alert'));
  assert.ok(await page.$('[data-route="/call"]'));
  fails = false;
  await report(page, 'Voicemail');
  await waitForRoute(page, '/call/success');
  await page.close();
});

test('changes a reported result through Back', async () => {
  const before = (await outcomeRows()).length;
  const { page, sent } = await openWidget('wr-call');
  await press(page, READY);
  await report(page, 'Unavailable');
  await waitForRoute(page, '/Call/2');
  await press(page, '.ca-footer > button:first-child:not([hidden])');
  await waitForRoute(page, '/call');
  await page.waitForSelector('[data-outcome="Unavailable"][aria-pressed="true"]');
  await report(page, 'Contacted');
  await waitForRoute(page, '/Call/2');
  assert.equal(sent, ['CompleteCallAsync', 'UpdateCallAsync']);
  assert.equal((await outcomeRows()).slice(before), [
    ['Elena Ortiz', 'Unavailable'],
    ['Elena Ortiz', 'Contacted'],
  ]);
  await page.close();
});

test('returns to the list it was chosen from', async () => {
  const { page } = await openWidget('wr-many');
  // A petition stands before a call (spec §3).
  await press(page, 'li:nth-child(2) > .ca-row:not([aria-disabled])');
  await waitForRoute(page, '/call/start');
  await press(page, READY);
  await waitForRoute(page, '/call');
  await report(page, 'Contacted');
  await waitForRoute(page, '/choosesManyCard');
  await page.waitForSelector('.ca-row[data-done]');
  await page.close();
});

test('stays and thanks when the end card is skipped and nothing follows', async () => {
  const { page } = await openWidget('wr-no-end');
  await press(page, READY);
  await waitForRoute(page, '/call');
  await report(page, 'Contacted');
  await waitForText(page, 'Thank you for calling');
  assert.ok(await page.$('[data-route="/call"]'));
  await page.close();
});

test('skips every call, and can still call afterwards', async () => {
  const { page, sent } = await openWidget('wr-call');
  await press(page, READY);
  await waitForRoute(page, '/call');
  for (const route of ['/Call/2', '/Call/3', '/call/success']) {
    await report(page, 'Skipped');
    await waitForRoute(page, route);
  }
  await waitForText(page, 'Not a good time to call?');
  assert.equal(sent, []);
  await press(page, '.ca-reward-words .ca-quiet:not([aria-disabled])');
  await waitForRoute(page, '/Call/1');
  await waitForText(page, 'Elena Ortiz');
  await report(page, 'Contacted');
  await waitForRoute(page, '/Call/2');
  assert.equal(sent, ['CompleteCallAsync']);
  await page.close();
});

const HOME = { 'address-line1': '12 Washington Street', 'address-level2': 'Hoboken', 'postal-code': '07030' };

/** Finds the reader's lawmakers by address, and begins to call them. */
async function findLawmakers(page: Page) {
  await page.waitForSelector('.ca-lawmakers');
  await press(page, READY);
  await page.waitForSelector('dialog[open] .ca-address');
  await press(page, 'dialog[open] .ca-address > .ca-link');
  await page.waitForSelector('.ca-by-parts');
  for (const [token, value] of Object.entries(HOME)) await page.type(`[autocomplete="${token}"]`, value);
  await page.select('[autocomplete="address-level1"]', 'NJ');
  await press(page, `dialog[open] ${READY}`);
  await waitForText(page, 'Are these your lawmakers?');
  await press(page, `dialog[open] ${READY}`);
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await waitForRoute(page, '/call');
}

test('finds lawmakers by the reader’s address and calls them', async () => {
  const before = (await outcomeRows()).length;
  const { page } = await openWidget('wr-call-congress');
  await findLawmakers(page);
  await waitForText(page, 'Call 1 of 3');
  const name = await page.$eval('.ca-who h2', (heading) => heading.textContent ?? '');
  await waitForText(page, `I would like ${name} to vote for it.`);
  await waitForText(page, 'Other offices');
  assert.match((await page.$eval('a.ca-dial', (link) => link.getAttribute('href'))) ?? '', /^tel:\+1202555\d{4}$/);
  await report(page, 'Contacted');
  await waitForRoute(page, '/Call/2');
  assert.equal((await outcomeRows()).slice(before), [[name, 'Contacted']]);
  await page.close();
});

const heightOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().height));

const standsStill = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

for (const [width, height] of [
  [620, 362],
  [320, 533],
] as const)
  test(`asks how a call went only after the number was pressed, and shows both whole at ${width} px`, async () => {
    const { page } = await openWidget('wr-one-call');
    await page.setViewport({ width, height });
    await press(page, READY);
    await waitForRoute(page, '/call');
    await page.waitForSelector('a.ca-dial:not([aria-disabled])');
    await standsStill(page);
    assert.equal(
      [
        await heightOf(page, '.ca-who > .ca-portrait'),
        await heightOf(page, 'a.ca-dial'),
        await page.$('[data-outcome]'),
      ],
      [72, 56, null],
    );
    await page.$eval('a.ca-dial', (link) => link.addEventListener('click', (event) => event.preventDefault()));
    await press(page, 'a.ca-dial');
    await page.waitForSelector('[data-outcome]');
    await standsStill(page);
    assert.equal([await heightOf(page, 'a.ca-dial'), await heightOf(page, '.ca-who > .ca-portrait')], [40, 32]);
    const [stage, head, bar] = await page.$$eval('.ca-stage, .ca-callee, .ca-calling > .ca-bar', (parts) =>
      parts.map(({ clientHeight }) => clientHeight),
    );
    assert.ok((stage ?? 0) - (head ?? 0) - (bar ?? 0) >= 130, `${stage} - ${head} - ${bar} px`);
    const seen = await page.$$eval('[data-outcome]', (buttons) =>
      buttons.map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button') === button;
      }),
    );
    assert.equal(seen, [true, true, true, true]);
    await page.close();
  });

test('a script longer than the screen scrolls between the number and the foot of the screen', async () => {
  const { page } = await openWidget('wr-letter');
  await findLawmakers(page);
  const placesOf = () =>
    page.evaluate(() => [
      ...['a.ca-dial', '.ca-bar'].map((part) => document.querySelector(part)?.getBoundingClientRect().top),
    ]);
  await page.waitForSelector('.ca-stage[data-scrolls] .ca-script');
  await standsStill(page);
  const before = await placesOf();
  await page.$eval('.ca-stage', (stage) => stage.scrollTo(0, 120));
  const [number, bar] = await placesOf();
  // It moves up by no more than the screen's own edge.
  assert.ok(Math.abs((number ?? 0) - (before[0] ?? 0)) <= 4);
  assert.is(bar, before[1]);
  await page.close();
});

/** Lines that the fade above the foot's edge goes through, and whether the arrow stands there. */
const cutLines = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('.ca-calling > .ca-bar');
    const lift = Number.parseFloat(bar?.style.getPropertyValue('--ca-lift') ?? '');
    const end = (bar?.getBoundingClientRect().top ?? 0) - lift;
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.ca-script p') as Element);
    const middles = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ top, height }) => top + height / 2);
    const arrow = document.querySelector('.ca-more-below');
    return {
      cut: middles.filter((middle) => middle > end - 24 && middle < end).length,
      hasArrow: arrow !== null && arrow.getClientRects().length > 0,
    };
  });

test('where the script goes on, a fade cuts a line and never a gap, and an arrow leads on', async () => {
  const { page } = await openWidget('wr-letter');
  await findLawmakers(page);
  await page.waitForSelector('.ca-stage[data-scrolls] .ca-script');
  await page.$eval('.ca-script p', (text) => {
    text.textContent = Array.from({ length: 9 }, (_, index) => `Paragraph ${index} of what is said.`).join('\n\n');
  });
  for (let height = 362; height < 420; height += 7) {
    await page.setViewport({ width: 620, height });
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.ca-calling > .ca-bar')?.style.cssText);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal(await cutLines(page), { cut: 1, hasArrow: true }, `${height} px`);
  }
  const before = await page.$eval('.ca-stage', ({ scrollTop }) => scrollTop);
  await press(page, '.ca-more-below');
  await page.waitForFunction((top) => (document.querySelector('.ca-stage')?.scrollTop ?? 0) > top, {}, before);
  await page.$eval('.ca-stage', (stage) => stage.scrollTo(0, stage.scrollHeight));
  await page.waitForSelector('.ca-stage[data-end]');
  assert.is((await cutLines(page)).hasArrow, false);
  await page.close();
});

test('no outcome lies under the pointer that said that another phone was used', async () => {
  for (const [width, height] of [
    [620, 362],
    [390, 533],
    [320, 533],
  ] as const) {
    const { page } = await openWidget('wr-one-call');
    await page.setViewport({ width, height });
    await press(page, READY);
    await waitForRoute(page, '/call');
    const way = await page.waitForSelector('[data-other-phone]:not([aria-disabled])');
    await standsStill(page);
    const box = await way?.boundingBox();
    assert.ok(box);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await page.waitForSelector('[data-outcome]');
    const under = await page.evaluate((left, top) => document.elementFromPoint(left, top)?.closest('button, a'), x, y);
    assert.is(under, null, `at ${width} px`);
    await page.close();
  }
});

for (const height of [480, 533])
  test(`with text at 200 %, the script keeps two lines or the number scrolls with it, in ${height} px`, async () => {
    const { page } = await openWidget('wr-letter');
    await page.setViewport({ width: 620, height });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await findLawmakers(page);
    await page.waitForSelector('.ca-script');
    await standsStill(page);
    const { isHeld, seen, line } = await page.evaluate(() => {
      const [head, bar, script] = ['.ca-callee', '.ca-bar', '.ca-script p'].map(
        (part) => document.querySelector(part) as HTMLElement,
      ) as [HTMLElement, HTMLElement, HTMLElement];
      const foot = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
      return {
        isHeld: getComputedStyle(head).position === 'sticky',
        seen: (head.closest('.ca-stage') as HTMLElement).clientHeight - head.offsetHeight - foot,
        line: Number.parseFloat(getComputedStyle(script).lineHeight),
      };
    });
    assert.is(line, 56);
    assert.ok(!isHeld || seen >= 2 * line, `${seen} px for the script`);
    await page.close();
  });

test('where nobody answers, leads to the senator’s office, the next senator, and at last to the letter', async () => {
  const before = (await outcomeRows()).length;
  const { page, sent } = await openWidget('wr-letter');
  await findLawmakers(page);
  const numbers = new Set<string>();
  const names: string[] = [];
  for (const route of ['/call', '/Call/2']) {
    await waitForRoute(page, route);
    names.push(await page.$eval('.ca-who h2', (heading) => heading.textContent ?? ''));
    const offices = (await page.$$('.ca-lines li')).length;
    assert.ok(offices > 1);
    for (let office = 0; office < offices; office++) {
      numbers.add(await page.$eval('a.ca-dial', (link) => link.getAttribute('href') ?? ''));
      if (office > 0) await waitForText(page, 'No answer?');
      assert.is(await page.$('[data-outcome]'), null);
      await report(page, 'Unavailable');
      await page.waitForFunction(() => !document.querySelector('[data-outcome]'));
    }
  }
  await waitForText(page, 'You can write instead.');
  assert.is(sent.length, 2, 'each senator is told of once, however many offices are silent');
  assert.equal(
    (await outcomeRows()).slice(before),
    names.map((name) => [name, 'Unavailable']),
  );
  await press(page, READY);
  await waitForRoute(page, '/email/start');
  await waitForText(page, 'Write to the Senate');
  await page.close();
});

for (const [route, expected] of [
  ['/Call/2', '/call/start'],
  ['/call/success', '/call/start'],
  ['/call', '/call'],
] as const)
  test(`loading ${route} opens ${expected}`, async () => {
    const { page } = await openWidget('wr-call', `&route=${encodeURIComponent(route)}`);
    await waitForRoute(page, expected);
    await page.close();
  });

test('sends nothing in test mode, and reaches the end', async () => {
  const before = (await completions()).length;
  const { page, sent } = await openWidget('wr-call', '&mode=ab4e-test');
  await press(page, READY);
  await waitForRoute(page, '/call');
  for (const route of ['/Call/2', '/Call/3', '/call/success']) {
    await report(page, 'Contacted');
    await waitForRoute(page, route);
  }
  assert.equal([sent, (await completions()).length], [[], before]);
  await page.close();
});

test('a sandboxed frame with an opaque origin shows the number, and counts the call', async () => {
  const before = (await completions()).length;
  const page = await product.browser.newPage();
  await page.setViewport({ width: 700, height: 500 });
  await page.goto(`${product.publisherOrigin}/`);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    Object.assign(frame, { src, width: '620', height: '362' });
    document.body.replaceChildren(frame);
  }, `${product.widgetOrigin}/widget/?widgetRequestId=wr-one-call`);
  const frame = await frameOf(page, 'body');
  await press(frame, READY);
  await waitForRoute(frame, '/call');
  await waitForText(frame, '201-555-0142');
  assert.not.ok(await frame.$('a[href^="tel:"]'));
  await press(frame, '.ca-copy');
  await frame.waitForSelector('.ca-copy[data-copied], .ca-by-hand input');
  await report(frame, 'Contacted');
  await waitForRoute(frame, '/call/success');
  assert.is((await completions()).length, before + 1);
  await page.close();
});

test.run();
