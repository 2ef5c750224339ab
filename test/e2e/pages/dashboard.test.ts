import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { today } from '../../../dashboard/address/days.ts';
import { TABLES } from '../../../dashboard/answers.ts';
import { actionsAnswer } from '../../dashboard/stand-in/actions.ts';
import { SCOPES } from '../../dashboard/stand-in/server.ts';
import { waitUntil } from '../../support/wait.ts';
import { waitForText } from '../support/browser/page.ts';
import { SPAN, tabTo, waitForFigures, withDashboard } from '../support/dashboard.ts';

const { open, site } = withDashboard(test);

const WIDGET = `view=actions&publisher=1&widget=wr-petition&${SPAN}`;

/** The tables of the files that a page links to. */
const filesOn = (page: Page) =>
  page.$$eval('.csv', (links) =>
    links.map((link) => {
      const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
      return `${pathname.replace(/.*\/(\w+)\.csv$/, '$1')} ${searchParams.get('table')} ${searchParams.get('from')}`;
    }),
  );

const textsOf = (page: Page, selector: string) =>
  page.$$eval(selector, (all) => all.map((each) => (each as HTMLElement).innerText.replace(/\s+/g, ' ').trim()));

test('takes publisher, widget and time by keyboard, and its address holds them', async () => {
  const { page, address, errors } = await open('');
  await waitForFigures(page);
  assert.is(address().get('to'), today());
  await tabTo(page, 'Publisher');
  await page.keyboard.type('The H');
  await waitUntil(() => address().get('publisher') === '1');
  await tabTo(page, 'Widget');
  await page.keyboard.type('Keep');
  await waitUntil(() => address().get('widget') === 'wr-petition');
  await tabTo(page, '7 days');
  await page.keyboard.press('Enter');
  await waitUntil(() => address().get('from') !== null);
  await page.waitForSelector('.segments [aria-current]');
  assert.equal(await textsOf(page, '.segments [aria-current]'), ['7 days']);
  await waitForFigures(page);
  const { asked } = site();
  assert.match(
    asked.find((path) => path.includes('widget=wr-petition')) ?? '',
    /loading\?publisher=1&widget=wr-petition&from=/,
  );
  assert.equal(errors, []);
  await page.close();
});

test('shows days of one’s own, and says what is wrong with them', async () => {
  const { page, address } = await open(SPAN);
  await waitForFigures(page);
  const [first, last] = await page.$$('input[type="date"]');
  await first?.evaluate((input) => (input as HTMLInputElement).focus());
  await page.keyboard.type('11052026');
  await page.keyboard.press('Enter');
  await waitForText(page, 'The first day comes after the last.');
  await last?.evaluate((input) => (input as HTMLInputElement).focus());
  await page.keyboard.type('11092026');
  await page.keyboard.press('Enter');
  await waitUntil(() => address().get('to') === '2026-11-09');
  assert.is(address().get('from'), '2026-11-05');
  await page.close();
});

test('offers a widget that the content no longer has, and says so', async () => {
  const { page, address } = await open(SPAN);
  await waitForFigures(page);
  await tabTo(page, 'Widget');
  await page.keyboard.type('wr-old');
  await waitUntil(() => address().get('widget') === 'wr-old');
  await waitForText(page, 'wr-old (no longer in the content) · Oct 4');
  await page.close();
});

test('says that a name waits, and how others will see it then', async () => {
  const signer = {
    action: '3001|petition',
    title: 'Keep Pier 9 open',
    isHidden: false,
    name: 'Zork R.',
    seenAs: 'Z. R.',
  };
  const signers = [
    { ...signer, id: 9, at: new Date().toISOString() },
    { ...signer, id: 8, at: '2026-10-30T09:00:00Z' },
  ];
  site().answerInstead((path) => (path.includes('/signers') ? { body: { signers } } : undefined));
  const { page } = await open(`view=actions&${SPAN}`);
  await waitForText(page, 'Waits, then as “Z. R.”');
  await waitForText(page, 'As “Z. R.”');
  await page.close();
});

test('hides a name of a wall by keyboard, and says where that has failed', async () => {
  const signer = { id: 7, at: '2026-10-30T09:00:00Z', action: '3001|petition', title: 'Keep Pier 9 open' };
  const named = (isHidden: boolean) => [
    { ...signer, name: 'Zork R.', seenAs: isHidden ? '' : 'Z. R.', isHidden },
    { ...signer, id: 8, name: 'Maya R.', seenAs: 'Maya R.', isHidden: false },
  ];
  let isHidden = false;
  let status = 500;
  site().answerInstead((path, method) => {
    if (!path.includes('/signers')) return undefined;
    if (method === 'GET') return { body: { signers: named(isHidden) } };
    isHidden = status === 200;
    return { status, body: {} };
  });
  const { page } = await open(WIDGET);
  await waitForText(page, 'As “Z. R.”');
  await tabTo(page, 'Hide Zork R.');
  await page.keyboard.press('Enter');
  await waitForText(page, 'This name was not changed. Try again in a moment.');
  status = 200;
  await page.keyboard.press('Enter');
  const buttons = () => page.$$eval('td button', (all) => all.map(({ textContent }) => textContent));
  await waitUntil(async () => (await buttons()).includes('Show Zork R.'));
  assert.not.match(await page.$eval('body', ({ innerText }) => innerText), 'was not changed');
  site().answerInstead(() => undefined);
  await page.close();
});

test('goes back and forward through views', async () => {
  const { page, address } = await open(SPAN);
  await waitForFigures(page);
  await page.locator('.views a:not([aria-current])').click();
  await waitForText(page, 'What readers do');
  assert.is(address().get('view'), 'actions');
  await page.goBack();
  await waitForText(page, 'How fast it loads');
  assert.is(await page.title(), 'How fast it loads – Civic Action');
  await page.goForward();
  await waitForText(page, 'What readers do');
  await page.close();
});

test('says what is wrong with an address, and shows the usual', async () => {
  const { page, address } = await open(`view=moon&publisher=9&${SPAN}&stage=ready`);
  await waitForFigures(page);
  const [text = ''] = await textsOf(page, '[data-kind="problem"]');
  assert.match(text, /no view “moon”.*no publisher “9” that you may see/);
  assert.equal([address().get('view'), address().get('publisher')], ['loading', null]);
  assert.not(site().asked.some((path) => path.includes('publisher=9')));
  await page.close();
});

test('compares two releases, and sends the comparison in the address', async () => {
  const { page, address } = await open(`${SPAN}&by=version`);
  await waitForFigures(page);
  const choices = await page.$$('.pair select');
  await choices[1]?.select('0.1.0');
  await waitUntil(() => address().get('compare') === '0.2.0,0.1.0');
  await waitForText(page, 'For most readers (p75), 0.1.0 is 207 ms (32.6%) slower than 0.2.0.');
  const copy = await open(address().toString());
  await waitForText(copy.page, 'For most readers (p75), 0.1.0 is 207 ms (32.6%) slower than 0.2.0.');
  const rows = await textsOf(copy.page, '.figure:last-child tbody tr');
  assert.ok(rows.includes('Ready 635 ms 842 ms +207 ms +32.6% 418 ms 554 ms +136 ms +32.5%'), rows.join('\n'));
  assert.is(await copy.page.$$eval('.histogram .area:not(.solid)', ({ length }) => length), 2);
  await copy.page.close();
  await page.close();
});

test('splits by another dimension and another stage', async () => {
  const { page, address } = await open(SPAN);
  await waitForFigures(page);
  await page.locator('tbody a ::-p-text(First card)').click();
  await waitForText(page, '“First card” over time');
  await page.select('main .figure header select', 'country');
  await waitForText(page, 'United States');
  assert.equal([address().get('stage'), address().get('by')], ['loaded', 'country']);
  await page.close();
});

/** Heads of a table of which the caption begins so, and its first column. */
const tableOn = (page: Page, caption: string) =>
  page.$$eval(
    'table',
    (tables, wanted) => {
      const table = tables.find((each) => each.caption?.textContent?.startsWith(wanted));
      const textOf = (cell: Element | undefined) => (cell?.textContent ?? '').trim();
      return {
        heads: [...(table?.tHead?.rows[0]?.cells ?? [])].map(textOf),
        names: [...(table?.tBodies[0]?.rows ?? [])].map(({ cells }) => textOf(cells[0])),
      };
    },
    caption,
  );

test('marks values with few placements', async () => {
  const { page } = await open(`${SPAN}&by=version`);
  await waitForFigures(page);
  const { heads, names } = await tableOn(page, 'By Release');
  assert.equal(names, ['0.2.0', '0.1.0', '0.1.0-rc.1 few']);
  assert.equal(heads.slice(1), [
    'Most readers (p75)',
    'Half of readers (p50)',
    'Slowest (p95)',
    'Placements',
    'Reached',
  ]);
  await waitForText(page, 'Those marked “few” had fewer than 100 placements');
  await page.close();
});

for (const by of ['arrival', 'cache'])
  test(`says nothing of failures by ${by}, which only a frame can tell, and why`, async () => {
    const { page } = await open(`${SPAN}&by=${by}`);
    await waitForFigures(page);
    assert.not((await tableOn(page, 'By ')).heads.includes('Reached'));
    assert.not((await filesOn(page)).some((file) => file.startsWith('split reasons')));
    await waitForText(page, 'What failed is not told apart here');
    await page.close();
  });

test('begins with large figures, each with its change', async () => {
  const { page } = await open(`view=actions&${SPAN}`);
  await waitForFigures(page);
  const [title = '', lead = ''] = await textsOf(page, '.figure:first-child header h2, .figure:first-child header p');
  assert.is(title, 'At a glance');
  assert.match(lead, /^Compared with the 28 days before: Sep 6 – Oct 3, 2026\. The completion rate is/);
  const figures = await textsOf(page, '.compared > div');
  assert.match(figures[0] ?? '', /^Completed [\d,]+ ↑ \+6\.4% [\d,]+ in the 28 days before$/);
  assert.match(figures[1] ?? '', /^Completion rate 15\.2% ↓ −0\.7 points 15\.9% in the 28 days before$/);
  assert.match(figures[4] ?? '', /^Shared .*; the difference may be chance$/);
  assert.match((await textsOf(page, '.bars li')).join('\n'), /^Seen long enough [\d,]+ 44% in view as much/m);
  await page.close();
});

test('says where a demo’s made-up past has no donations and letters, and nothing of them elsewhere', async () => {
  site().answerInstead((path) =>
    path.includes('/actions?')
      ? { body: { ...actionsAnswer({ from: '2026-10-04', to: '2026-10-31' }, false), money: [], letters: [] } }
      : undefined,
  );
  const demo = { ...SCOPES, isMadeUp: true };
  for (const [scopes, count] of [
    [demo, 2],
    [SCOPES, 0],
  ] as const) {
    site().setScopes(scopes);
    const { page } = await open(`view=actions&${SPAN}`);
    await waitForFigures(page);
    const missing = (await textsOf(page, '.empty')).filter((text) => text.startsWith('The demo’s made-up past has no'));
    assert.is(missing.length, count);
    await page.close();
  }
  site().answerInstead(() => undefined);
});

test('draws the funnel, the flow and the designs of one widget', async () => {
  const { page } = await open(WIDGET);
  await waitForFigures(page);
  const bars = await textsOf(page, '.bars li');
  assert.match(bars.join('\n'), /^Widget shown [\d,]+ 100%$/m);
  assert.match(bars.join('\n'), /^Form opened [\d,]+ 14% [\d,]+ fewer, 77%$/m);
  assert.is(await page.$$eval('.flow path', ({ length }) => length), 7);
  await waitForText(page, 'The interval of large-picture does not overlap with any other');
  assert.is(await page.$$eval('.whisker', ({ length }) => length), 3);
  await waitForText(page, '$12,045.00');
  await page.close();
});

test('has every table as a file, with the same question', async () => {
  const loading = await open(`${SPAN}&by=device&compare=phone,desktop`);
  await waitForFigures(loading.page);
  const actions = await open(WIDGET);
  await waitForFigures(actions.page);
  const files = [...(await filesOn(loading.page)), ...(await filesOn(actions.page))];
  const expected = Object.entries(TABLES).flatMap(([kind, tables]) =>
    tables.map((table) => `${kind} ${table} 2026-10-04`),
  );
  assert.equal(
    expected.filter((each) => !files.includes(each) && each !== 'split reasons 2026-10-04'),
    [],
  );
  await loading.page.close();
  await actions.page.close();
});

test('has the numbers of every chart in a table, which the keyboard opens', async () => {
  for (const query of [SPAN, WIDGET]) {
    const { page } = await open(query);
    await waitForFigures(page);
    const bare = await page.$$eval('.figure', (figures) =>
      figures
        .filter((each) => each.querySelector('[role="img"]') && !each.querySelector('table'))
        .map((each) => each.textContent),
    );
    assert.equal(bare, []);
    const unnamed = await page.$$eval(
      '[role="img"]',
      (all) => all.filter((each) => !each.getAttribute('aria-label')).length,
    );
    assert.is(unnamed, 0);
    await page.focus('summary');
    await page.keyboard.press('Enter');
    await page.waitForSelector('details[open] tbody tr');
    await page.close();
  }
});

for (const width of [1280, 390])
  test(`marks the first day of a release on the time axis, whole and readable at ${width} px`, async () => {
    const { page } = await open(SPAN, { width });
    await waitForFigures(page);
    const label = await page.$eval('.canvas', (canvas) => canvas.getAttribute('aria-label'));
    assert.match(label ?? '', 'Release 0.2.0 came on Oct 18.');
    const [name, isWithin, size] = await page.$eval('.moment b', (mark) => {
      const [inner, outer] = [mark, mark.closest('.canvas') ?? mark].map((each) => each.getBoundingClientRect());
      const isWithin = inner && outer && inner.left >= outer.left && inner.right <= outer.right;
      return [mark.textContent, isWithin, getComputedStyle(mark).fontSize] as const;
    });
    assert.equal([name, isWithin, size], ['0.2.0', true, '12px']);
    await page.close();
  });

test('says where the pointer is on a chart over time', async () => {
  const { page } = await open(SPAN);
  await waitForFigures(page);
  const canvas = await page.waitForSelector('.canvas canvas');
  await canvas?.hover();
  await page.waitForFunction(() => /Oct \d+/.test(document.querySelector('.when')?.textContent ?? ''));
  assert.match(
    (await textsOf(page, '.over-time .legend')).join(),
    /Most readers \(p75\) [\d.]+ m?s Half of readers \(p50\) [\d.]+ m?s Slowest \(p95\) [\d.]+ m?s Oct \d+/,
  );
  await page.close();
});

test.run();
