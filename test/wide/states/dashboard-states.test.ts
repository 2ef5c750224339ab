import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { figuresOf } from '../../dashboard/stand-in/loading.ts';
import { SCOPES } from '../../dashboard/stand-in/server.ts';
import { waitForText } from '../../e2e/support/browser/page.ts';
import { SPAN, waitForFigures, withDashboard } from '../../e2e/support/dashboard.ts';
import { axeFaults } from '../../e2e/support/faults/axe.ts';
import { waitUntil } from '../../support/wait.ts';

const { open, site } = withDashboard(test);

test.after.each(() => {
  site().answerInstead(() => undefined);
  site().setScopes(SCOPES);
});

const VIEWS = [
  ['loading', `view=loading&${SPAN}&by=version&compare=0.1.0,0.2.0`],
  ['actions of all widgets', `view=actions&${SPAN}`],
  ['actions of one widget', `view=actions&publisher=1&widget=wr-petition&${SPAN}`],
] as const;

for (const [name, query] of VIEWS)
  for (const width of [1280, 390])
    for (const dark of [false, true])
      test(`${name}: axe finds nothing and the page never scrolls sideways, at ${width} px, ${dark ? 'dark' : 'light'}`, async () => {
        if (dark) site().setScopes({ ...SCOPES, isTrial: true, isMadeUp: true });
        const { page, errors } = await open(query, { width, dark });
        await waitForFigures(page);
        assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
        assert.equal(errors, []);
        assert.equal([...(await axeFaults(page)), ...(await axeFaults(page, 'landmarks'))], []);
        await page.close();
      });

test('keeps to a narrow page with endless names, and shows what each stage means', async () => {
  const name = `The-harbor-${'without-an-end-'.repeat(20)}`;
  const [first, ...others] = SCOPES.publishers;
  const [widget, ...more] = first?.widgets ?? [];
  if (!first || !widget) throw new Error('The stand-in has no widgets');
  site().setScopes({ ...SCOPES, publishers: [{ ...first, name, widgets: [{ ...widget, name }, ...more] }, ...others] });
  const { page } = await open(`view=loading&publisher=1&widget=${widget.id}&${SPAN}&by=article`, { width: 390 });
  await waitForFigures(page);
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await waitForText(page, 'the script has read the placement’s settings');
  const [title, height] = await page.$$eval('.value', (all) => {
    const { title, offsetHeight } = all[1] as HTMLElement;
    return [title, offsetHeight] as const;
  });
  assert.match(title, 'gazette.example/council/what-the-new-budget-means-for-the-libraries-of-the-east-side');
  assert.ok(height < 75, `${height} px`);
  await page.close();
});

test('gives enlarged text room in the controls', async () => {
  const { page } = await open(SPAN);
  await waitForFigures(page);
  const widths = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.controls *')];
    const sizes = all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    for (const [at, each] of all.entries()) each.style.fontSize = `${2 * (sizes[at] ?? 0)}px`;
    return [...document.querySelectorAll('.controls select')].map((each) => each.clientWidth);
  });
  assert.ok(
    widths.every((width) => width > 200),
    widths.join(),
  );
  await page.close();
});

test('holds the room of figures that are on their way', async () => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  site().answerInstead((path) => (path.includes('/loading?') ? { after: held } : undefined));
  const { page } = await open(SPAN);
  await page.waitForSelector('.skeleton');
  await waitForText(page, 'Loading figures…');
  send();
  await waitForFigures(page);
  await page.close();
});

test('never shows a late answer in place of a newer one', async () => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  site().answerInstead((path) =>
    path.includes('stage=load&') || path.endsWith('stage=load') ? { after: held } : undefined,
  );
  const { page } = await open(`${SPAN}&stage=load`);
  await page.waitForSelector('.views');
  await page.goto(`${site().origin}/dashboard?${SPAN}&stage=frame`);
  await waitForFigures(page);
  await page.select('.headline select', 'load');
  await page.waitForSelector('[aria-busy="true"]');
  await page.select('.headline select', 'loaded');
  await waitForText(page, '“First card” over time');
  send();
  await waitForFigures(page);
  await waitForText(page, '“First card” over time');
  await page.close();
});

test('says what happened, and tries again', async () => {
  site().answerInstead((path) => (path.includes('/actions?') ? { status: 503, body: {} } : undefined));
  const { page } = await open(`view=actions&${SPAN}`);
  await waitForText(page, 'Something went wrong on the server');
  site().answerInstead(() => undefined);
  await page.locator('main button ::-p-text(Try again)').click();
  await waitForFigures(page);
  await page.close();
});

test('offers no other try to whom the figures are refused', async () => {
  site().answerInstead((path) => (path.includes('/actions?') ? { status: 403, body: {} } : undefined));
  const { page } = await open(`view=actions&${SPAN}`);
  await waitForText(page, 'You may not see these figures');
  assert.is(await page.$('.message button'), null);
  await page.close();
});

test('leads to the sign-in when the session has ended, and names the way back', async () => {
  site().answerInstead((path) => (path.includes('/api/') ? { status: 401, body: {} } : undefined));
  const { page } = await open(`view=actions&${SPAN}&deed=begun`);
  await waitUntil(() => page.url().includes('/dashboard/login'));
  const next = new URL(page.url()).searchParams.get('next');
  assert.is(next, `/dashboard?view=actions&${SPAN}&deed=begun`);
  await page.close();
});

test('goes to the sign-in once, and then says that the session has ended', async () => {
  site().answerInstead((path) => (/\/(loading|split)\?/.test(path) ? { status: 401, body: {} } : undefined));
  const { page } = await open(`view=loading&${SPAN}`);
  await waitUntil(() => page.url().includes('/dashboard/login'));
  // As the sign-in does for whom it knows.
  const back = new URL(page.url()).searchParams.get('next') ?? '';
  await page.goto(site().origin + back);
  await waitForText(page, 'Your session has ended');
  assert.is(
    await page.$eval('.message a', (link) => link.getAttribute('href')),
    `/dashboard/login?next=${encodeURIComponent(back)}`,
  );
  await page.close();
});

test('signs out by a form, and has none where nobody has signed in', async () => {
  const { page } = await open(SPAN);
  await waitForFigures(page);
  await page.locator('button ::-p-text(Sign out)').click();
  await waitForText(page, 'POST /dashboard/logout');
  site().setScopes({ ...SCOPES, isTrial: true, canSignOut: false });
  const trial = await open(SPAN);
  await waitForText(trial.page, 'because it runs on your own machine');
  assert.is(await trial.page.$('form[action="/dashboard/logout"]'), null);
  await page.close();
  await trial.page.close();
});

test('says what to do where nothing was measured, in this time or ever', async () => {
  const none = {
    ...figuresOf('ready', 0, 1),
    from: '2026-10-04',
    to: '2026-10-31',
    grain: 'day',
    stage: 'ready',
    series: [],
  };
  site().answerInstead((path) => (path.includes('/loading?') ? { body: none } : undefined));
  const { page } = await open(SPAN);
  await waitForText(page, 'Nothing was measured in this time');
  await waitForText(page, 'There are figures for Aug 3');
  site().setScopes({ ...SCOPES, days: null });
  await page.reload();
  await waitForText(page, 'Nothing has been measured yet');
  assert.is(await page.$eval('.message a', (link) => link.getAttribute('href')), '/embed');
  await page.close();
});

test('chooses the one publisher that somebody may see', async () => {
  site().setScopes({ ...SCOPES, publishers: SCOPES.publishers.slice(0, 1) });
  const { page } = await open(SPAN);
  await waitForFigures(page);
  await waitForText(page, 'The Harbor Gazette');
  assert.is(await page.$$eval('.controls select', ({ length }) => length), 1);
  await page.close();
});

test.run();
