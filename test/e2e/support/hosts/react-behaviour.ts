import type { Page } from 'puppeteer-core';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../../support/wait.ts';
import { measureLayoutShift, waitForText } from '../browser/page.ts';
import type { Scene } from '../react/page.tsx';
import { countOf, framesIn, type ReactPages, show, toldOf, withReactPages } from './react-pages.ts';

const petition = { key: 'petition', widgetRequestId: 'wr-petition' };
const poll = { key: 'poll', widgetRequestId: 'wr-poll' };
const own = { ...petition, fallback: true };

const isVisible = (page: Page, times = 1) => waitUntil(async () => (await countOf(page, 'visible')) === times);

/** Holds the script back, or refuses it, until the test says otherwise. */
async function withScript(page: Page, first: 'held' | 'refused') {
  let state: 'held' | 'refused' | 'served' = first;
  const requests: { continue: () => Promise<void> }[] = [];
  let asked = 0;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().endsWith('/loader.js') || state === 'served') return void request.continue();
    asked += 1;
    if (state === 'refused') void request.abort();
    else requests.push(request);
  });
  return {
    asked: () => asked,
    async serve() {
      state = 'served';
      for (const request of requests.splice(0)) await request.continue();
    },
  };
}

/** Where a placement's own content is seen, or the page's text below it. */
const boxOf = (page: Page, selector: string) =>
  page.$eval(selector, (each) => {
    const { top, width, height } = each.getBoundingClientRect();
    return { top, width, height };
  });

/** In one page: React, the package as it is published, the built script, the real server. */
export function describeReact(test: Test, folder: string) {
  const site: ReactPages = withReactPages(test, folder);

  /** Opens a page whose script does not come at once. */
  async function openWith(first: 'held' | 'refused', scene: Scene, width = 1_000) {
    const scripts: Awaited<ReturnType<typeof withScript>>[] = [];
    const prepare = async (page: Page) => void scripts.push(await withScript(page, first));
    const opened = await site.open(scene, { width, prepare });
    const [script] = scripts;
    if (!script) throw new Error('The page was not prepared');
    return { ...opened, script };
  }

  for (const [width, height] of [
    [1_000, 362],
    [320, 533],
  ] as const)
    test(`is drawn by the server, hydrated in silence and shown without a shift, ${width} px wide`, async () => {
      const { page, errors, html } = await site.open({ placements: [petition] }, { width });
      assert.match(html, `<a href="${site.widgetOrigin}/share/wr-petition">Take action</a>`);
      assert.match(html, 'padding-top:clamp(362px, (480px - 100%) * 1e5, 533px)');
      await isVisible(page);
      const { height: shown, width: wide } = await boxOf(page, '.petition');
      assert.equal([shown, wide], [height, Math.min(width, 620)]);
      assert.is((await measureLayoutShift(page)).all, 0);
      assert.equal([await framesIn(page, 'petition'), await countOf(page, 'start')], [1, 1]);
      assert.is((await boxOf(page, '.petition a')).height, 0);
      assert.equal(errors, []);
      await page.close();
    });

  test('reserves its space before the script, at each size', async () => {
    const sizes = [
      [{}, 1_000, 362],
      [{ notice: true }, 1_000, 386],
      [{}, 400, 533],
      [{ notice: true }, 400, 565],
      [{ width: 300, height: 250 }, 1_000, 250],
      [{ width: 300 }, 1_000, 533],
      [{ height: Number.NaN }, 1_000, 362],
    ] as const;
    for (const [options, width, height] of sizes) {
      const { page, script } = await openWith('held', { placements: [{ ...petition, ...options }] }, width);
      const box = await boxOf(page, '.petition');
      assert.equal([box.height, (await boxOf(page, '#below')).top >= height], [height, true], JSON.stringify(options));
      assert.ok((await boxOf(page, '.petition a')).height > 0);
      await script.serve();
      await isVisible(page);
      assert.is((await measureLayoutShift(page)).all, 0, JSON.stringify(options));
      await page.close();
    }
  });

  test('loads one frame in Strict Mode, drawn by the browser alone', async () => {
    const { page, errors } = await site.open({ placements: [own] }, { isServed: false });
    await isVisible(page);
    assert.equal([await framesIn(page, 'petition'), await countOf(page, 'start')], [1, 1]);
    assert.ok(page.frames().some((frame) => frame.url().includes('embedType=7')));
    const names = ['ready', 'loaded', 'timing', 'tracking', 'resize'];
    await waitUntil(async () => {
      const { told } = await toldOf(page);
      return names.every((name) => told.some(({ event }) => event === name));
    });
    const { told, heights } = await toldOf(page);
    assert.is(told.filter(({ event }) => event === 'loaded').length, 1);
    assert.ok(heights.every((height) => height >= 362));
    assert.equal(errors, []);
    await page.close();
  });

  test('keeps the frame while its boundary is suspended', async () => {
    const { page, errors } = await site.open({ placements: [own] });
    await isVisible(page);
    const frame = await page.evaluateHandle(() =>
      document.querySelector('.petition')?.shadowRoot?.querySelector('iframe'),
    );
    await show(page, { placements: [own], isSuspended: true });
    await page.waitForSelector('#waits');
    assert.is((await boxOf(page, '.petition')).height, 0);
    await show(page, { placements: [own] });
    await page.waitForFunction(() => !document.querySelector('#waits'));
    assert.ok(
      await page.evaluate(
        (before) => before === document.querySelector('.petition')?.shadowRoot?.querySelector('iframe'),
        frame,
      ),
    );
    assert.equal([await countOf(page, 'start'), await countOf(page, 'visible'), errors], [1, 1, []]);
    await page.close();
  });

  test('loads the widget anew for another id or option, and for no other function', async () => {
    const { page, errors } = await site.open({ placements: [petition] });
    await isVisible(page);
    const renders = await page.evaluate(() => (window as unknown as { client: { render: number } }).client.render);
    await show(page, { placements: [petition] });
    assert.is(await countOf(page, 'start'), 1);
    await page.evaluate(() => {
      const placement = document.querySelector('.petition')?.shadowRoot?.firstElementChild;
      placement?.dispatchEvent(new CustomEvent('civicaction:loaded', { detail: null }));
    });
    // The loader's own events may come meanwhile.
    const { told } = await toldOf(page);
    assert.ok((told.pop()?.render ?? 0) > renders, `the newest function is told: ${JSON.stringify([told, renders])}`);
    await show(page, { placements: [{ ...petition, widgetRequestId: 'wr-poll' }] });
    await isVisible(page, 2);
    assert.equal([await framesIn(page, 'petition'), await countOf(page, 'start')], [1, 2]);
    assert.ok(page.frames().some((frame) => new URL(frame.url()).searchParams.get('widgetRequestId') === 'wr-poll'));
    await show(page, { placements: [{ ...petition, widgetRequestId: 'wr-poll', mode: 'ab4e-test' }] });
    await waitUntil(async () => (await countOf(page, 'start')) === 3);
    assert.equal([await framesIn(page, 'petition'), errors], [1, []]);
    await page.close();
  });

  test('comes and goes within one task with one frame', async () => {
    const { page, errors } = await site.open({ placements: [] }, { isServed: false });
    await page.waitForSelector('#below');
    const none = { placements: [] };
    await show(page, { placements: [petition] }, none, { placements: [petition] }, none, { placements: [petition] });
    await isVisible(page);
    assert.equal([await framesIn(page, 'petition'), await countOf(page, 'start')], [1, 1]);
    await show(page, none, { placements: [petition] });
    await isVisible(page, 2);
    assert.equal([await framesIn(page, 'petition'), await countOf(page, 'start'), errors], [1, 2, []]);
    await page.close();
  });

  test('leaves nothing behind that is unmounted before the script has come, or the frame', async () => {
    const { page, errors, script } = await openWith('held', { placements: [petition] });
    await waitUntil(() => script.asked() === 1);
    await show(page, { placements: [] });
    await script.serve();
    await page.waitForFunction(() => 'scan' in ((window as { civicAction?: object }).civicAction ?? {}));
    assert.is(await countOf(page, 'start'), 0);
    await show(page, { placements: [poll] });
    await page.waitForFunction(() => document.querySelector('.poll')?.shadowRoot?.querySelector('iframe'));
    await show(page, { placements: [] });
    await waitUntil(() =>
      page.evaluate(
        () => !(window as unknown as { civicAction: { timings: () => unknown[] } }).civicAction.timings().length,
      ),
    );
    assert.is(page.frames().length, 1);
    assert.equal(errors, []);
    await page.close();
  });

  test('shows two, each with its own events and one script', async () => {
    const { page, errors } = await site.open({ placements: [petition, poll] });
    await page.setViewport({ width: 1_000, height: 1_200 });
    await isVisible(page, 2);
    assert.equal([await framesIn(page, 'petition'), await framesIn(page, 'poll')], [1, 1]);
    const { told } = await toldOf(page);
    for (const { key } of [petition, poll])
      assert.is(told.filter((each) => each.key === key && each.event === 'loaded').length, 1);
    assert.is((await page.$$('script[src$="/loader.js"]')).length, 1);
    assert.equal(errors, []);
    await page.close();
  });

  test('uses the script that the page has itself, which leaves the placement to React', async () => {
    const head = `<script async crossorigin="anonymous" src="${site.widgetOrigin}/loader.js"></script>`;
    const { page, errors } = await site.open({ placements: [petition] }, { head });
    await isVisible(page);
    assert.is((await page.$$('script[src$="/loader.js"]')).length, 1);
    assert.equal([page.frames().length, await countOf(page, 'start'), errors], [2, 1, []]);
    await page.close();
  });

  test('keeps its content, which works, while the script can’t be loaded; the next placement tries again', async () => {
    const { page, script } = await openWith('refused', { placements: [own] });
    await page.waitForFunction(() => !document.querySelector('script[src$="/loader.js"]'));
    await waitUntil(() => script.asked() === 1);
    const failures = async () => (await toldOf(page)).told.filter(({ event }) => event === 'notdisplayed');
    await waitUntil(async () => (await failures()).length > 0);
    assert.is((await failures()).length, 1);
    await page.click('.petition button');
    await waitForText(page, 'Pressed 1');
    await script.serve();
    await show(page, { placements: [own, poll] });
    await page.setViewport({ width: 1_000, height: 1_200 });
    await isVisible(page, 2);
    assert.equal([await framesIn(page, 'petition'), await framesIn(page, 'poll')], [1, 1]);
    assert.is((await boxOf(page, '.petition button')).height, 0);
    await page.close();
  });

  test('gives its content back, as it was left, where there is no widget of this id', async () => {
    const { page, script } = await openWith('held', { placements: [{ ...own, widgetRequestId: 'wr-nobody' }] });
    await page.click('.petition button');
    await script.serve();
    await waitUntil(async () => (await toldOf(page)).told.some(({ event }) => event === 'notdisplayed'));
    await waitForText(page, 'Pressed 1');
    assert.equal([await framesIn(page, 'petition'), (await boxOf(page, '.petition')).height], [0, 362]);
    await page.close();
  });

  test('gives the space back where the article has no widget', async () => {
    const { page, errors } = await site.open({
      placements: [{ key: 'petition', articleUrl: 'https://news.example/none' }],
    });
    // The frame itself may have gone before anybody looks.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('embedType=6')),
    );
    await waitUntil(async () => (await boxOf(page, '.petition')).height === 0);
    assert.equal([await framesIn(page, 'petition'), errors], [0, []]);
    await page.close();
  });

  test('survives a function that throws', async () => {
    const { page, errors } = await site.open({ placements: [{ ...petition, fails: true }, poll] });
    await page.setViewport({ width: 1_000, height: 1_200 });
    await isVisible(page, 2);
    const { heights } = await toldOf(page);
    assert.ok(heights.length > 0, 'the other function is told');
    assert.equal(errors, []);
    await page.close();
  });

  for (const [title, own, frames] of [
    ['uses the page’s own script', true, 1],
    ['keeps its content without one', false, 0],
  ] as const)
    test(`${title} under Trusted Types`, async () => {
      const script = `<script async crossorigin="anonymous" src="${site.widgetOrigin}/loader.js"></script>`;
      const headers = { 'content-security-policy': "require-trusted-types-for 'script'" };
      const { page, errors } = await site.open({ placements: [petition] }, { headers, head: own ? script : '' });
      if (own) await isVisible(page);
      else await waitUntil(() => errors.length > 0);
      assert.is(await framesIn(page, 'petition'), frames);
      assert.is((await boxOf(page, '.petition')).height, 362);
      // The browser tells of it; nothing is thrown into the page.
      assert.ok(
        errors.every((error) => error.includes('TrustedScriptURL')) &&
          !errors.some((error) => error.startsWith('TypeError')),
        errors.join(),
      );
      await page.close();
    });

  test('sets the sizes that a strict policy refuses of the server’s HTML', async () => {
    const policy = `default-src 'none'; script-src 'self' ${site.widgetOrigin}; style-src 'self'; connect-src ${site.widgetOrigin}; frame-src ${site.widgetOrigin}; img-src data:`;
    const { page, errors } = await site.open(
      { placements: [petition] },
      { headers: { 'content-security-policy': policy } },
    );
    await isVisible(page);
    assert.is((await boxOf(page, '.petition')).height, 362);
    // The attributes of the page of this test itself are among those that are refused.
    assert.ok(
      errors.every((error) => /inline style/i.test(error)),
      errors.join(),
    );
    await page.close();
  });
}
