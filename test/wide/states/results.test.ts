import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerWidget } from '../../e2e/support/browser/answers.ts';
import { frameOf } from '../../e2e/support/browser/page.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../server/support/content.ts';
import { waitUntil } from '../../support/wait.ts';

/** Results of a poll and a quiz as readers see them: where they stand, how they are drawn, and how they move. */

const LONG_TITLE =
  'Should Main Street between the old mill and the harbor get a bike lane on both of its sides before the summer comes?';

let content: ContentCopy;
const product = withProduct(test, {
  async server() {
    content = copyContent();
    // Too long for the largest size.
    content.change('widgets/library.json', ({ cards: [card] }) => {
      Object.assign(card.actions[0], { title: LONG_TITLE, pictureUrls: [] });
    });
    return { contentDir: content.dir };
  },
});
test.after(() => content.remove());

const SIZES = [
  { width: 620, height: 362 },
  { width: 320, height: 533 },
];

async function open(page: Page, { width, height } = { width: 620, height: 362 }, id = 'wr-poll') {
  await page.setViewport({ width, height });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}`);
  await page.waitForSelector('input[type=radio]');
  return page;
}

const press = (page: Page, selector: string) => page.$eval(selector, (element) => (element as HTMLElement).click());

async function send(page: Page) {
  await page.waitForSelector('[data-big-button]:not(:disabled):not([aria-disabled])');
  await press(page, '[data-big-button]');
  // The bars come a frame after the boxes.
  await page.waitForSelector('.ca-result-row');
}

async function vote(page: Page) {
  await press(page, 'input[type=radio]');
  await send(page);
}

/** Longer than all that moves. */
const stands = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

/** Places and sizes of boxes, and how large the title is. */
const drawn = (page: Page, boxes: string) =>
  page.evaluate((selector) => {
    const placeOf = (box: Element) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return [x, y, width, height].map((px) => px.toFixed(1)).join(' ');
    };
    const title = getComputedStyle(document.querySelector('.ca-title') as Element).fontSize;
    return { boxes: [...document.querySelectorAll(selector)].map(placeOf), title };
  }, boxes);

/** What moves from now on in a screen's content. Its bar has another button, and the footer has more of them at an end. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // What has gone has no element.
          if (element && !element.closest('.ca-bar, .ca-footer')) shifts.push(element.outerHTML);
        }
    }).observe({ type: 'layout-shift' });
  });

const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as string[]);

for (const size of SIZES)
  for (const id of ['wr-poll', 'wr-quiz'])
    test(`${id} at ${size.width} px: the answers’ boxes become bars in their places, and nothing shifts`, async () => {
      const page = await open(await product.browser.newPage(), size, id);
      const before = await drawn(page, 'label.ca-answer');
      await press(page, '.ca-answer:nth-of-type(2) input');
      await page.waitForSelector('.ca-answer[data-chosen]');
      await stands(page);
      assert.equal(await drawn(page, 'label.ca-answer'), before);
      await watchShifts(page);
      await send(page);
      await page.waitForSelector('.ca-strip .ca-big', { visible: true });
      await stands(page);
      const after = await drawn(page, '.ca-result');
      assert.equal(after.boxes, before.boxes);
      assert.ok(before.boxes.length > 1);
      // A quiz’s verdict is a line above its question.
      assert.is(after.title, id === 'wr-quiz' ? '20px' : before.title);
      assert.equal(await shiftsOf(page), []);
      await page.close();
    });

for (const size of SIZES)
  test(`a quiz keeps its question under the verdict at ${size.width} px, above the answers`, async () => {
    const page = await open(await product.browser.newPage(), size, 'wr-quiz');
    const asked = await page.$eval('.ca-title', (title) => title.textContent);
    await press(page, '.ca-answer:nth-of-type(2) input');
    await send(page);
    await stands(page);
    const [verdict, question, answers] = await page.evaluate(() =>
      ['.ca-verdict', '.ca-outcome-head .ca-asked-title', '.ca-results'].map((selector) => {
        const box = document.querySelector(selector) as HTMLElement;
        const { top, bottom } = box.getBoundingClientRect();
        return { text: box.innerText, top, bottom };
      }),
    );
    assert.is(question?.text, asked);
    assert.ok(verdict && question && answers);
    assert.ok(
      verdict.bottom <= question.top && question.bottom <= answers.top + 1,
      JSON.stringify({ verdict, question }),
    );
    await page.close();
  });

const LONG =
  'Homes that the waterfront’s own cooks, nurses and deckhands can afford, with workshops for boatbuilders at street level';

const poll = (answers: string[], title = 'What should become of the pier?') => ({
  id: 3101,
  type: 'poll',
  title,
  details: { answers: answers.map((text, index) => ({ id: index + 1, text })) },
});

/** A poll that the application draws, whose answers are these, and which this share of readers answered alike. */
async function openPoll(
  size: { width: number; height: number },
  answers: string[],
  percentages: number[],
  title?: string,
) {
  const page = await product.browser.newPage();
  await page.setViewport(size);
  const widget = { widgetId: 1002, cards: [{ id: 1, actions: [poll(answers, title)] }] };
  await answerWidget(page, 200, JSON.stringify(widget));
  const results = percentages.map((percentage, index) => ({ answerId: index + 1, percentage }));
  await page.evaluateOnNewDocument(
    (answer) => {
      const own = window.fetch;
      window.fetch = async (...given) => {
        const url = given[0] instanceof Request ? given[0].url : String(given[0]);
        return url.includes('CompletePoll')
          ? new Response(answer, { headers: { 'content-type': 'application/json' } })
          : own(...given);
      };
    },
    JSON.stringify({ userAnswerId: '1', endUsersCount: 1248, results }),
  );
  await page.goto(`${product.widgetOrigin}/widget/index.html?widgetRequestId=wr-poll`);
  await page.waitForSelector('input[type=radio]');
  return page;
}

for (const size of SIZES)
  test(`answers of several lines keep their boxes at ${size.width} px, and are shown whole`, async () => {
    const page = await openPoll(size, [LONG, `${LONG}, and a garden`, 'No'], [61, 30, 9]);
    await press(page, '.ca-answer:nth-of-type(1) input');
    await stands(page);
    const before = await drawn(page, 'label.ca-answer');
    await send(page);
    await stands(page);
    const after = await drawn(page, '.ca-result');
    const sizesOf = ({ boxes }: typeof before) => boxes.map((box) => box.split(' ').slice(2).join());
    assert.equal(sizesOf(after), sizesOf(before));
    assert.is(after.title, before.title);
    const cut = await page.$$eval('.ca-result-row', (rows) =>
      rows.filter((row) => (row.firstElementChild?.clientHeight ?? 0) > row.clientHeight).map((row) => row.textContent),
    );
    assert.equal(cut, []);
    await page.close();
  });

for (const size of SIZES)
  for (const title of ['Should the old mill become a library?', 'Should the old mill on Weir Lane become a library?'])
    test(`“${title}” keeps its size at ${size.width} px, and all answers stay in sight`, async () => {
      const page = await openPoll(size, ['Yes', 'No', 'Not sure'], [50, 30, 20], title);
      await stands(page);
      const before = await drawn(page, 'label.ca-answer');
      await press(page, '.ca-answer:nth-of-type(1) input');
      await send(page);
      await stands(page);
      assert.equal(await drawn(page, '.ca-result'), before);
      assert.is(await page.$eval('.ca-stage', (stage) => stage.scrollHeight - stage.clientHeight), 0);
      await page.close();
    });

for (const size of SIZES)
  test(`the reader’s own answer is in view where the list scrolls, at ${size.width} px`, async () => {
    const answers = Array.from({ length: 12 }, (_, index) => `Place ${index + 1}`);
    const page = await openPoll(
      size,
      answers,
      answers.map(() => 8),
    );
    await press(page, '.ca-answer:nth-of-type(9) input');
    await page.$eval('.ca-stage', (stage) => stage.scrollTo(0, 0));
    await send(page);
    await page.waitForFunction(() => {
      const [own, bar, stage] = ['.ca-result[data-chosen]', '.ca-bar', '.ca-stage'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return own && bar && stage && own.top >= stage.top && own.bottom <= bar.top;
    });
    await page.close();
  });

test('a result fits again after its page was narrower for a while, and no loop is reported', async () => {
  const page = await product.browser.newPage();
  await page.evaluateOnNewDocument(() => {
    const errors: string[] = [];
    Reflect.set(window, 'errors', errors);
    addEventListener('error', ({ message }) => errors.push(message));
  });
  await open(page, SIZES[0], 'wr-quiz');
  await press(page, '.ca-answer:nth-of-type(2) input');
  await send(page);
  await stands(page);
  const [wide, narrow] = SIZES;
  for (const size of [narrow, wide, narrow, wide]) {
    if (size) await page.setViewport(size);
    await page.waitForFunction(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
    );
  }
  const hidden = () => page.$eval('.ca-stage', (stage) => stage.scrollHeight - stage.clientHeight);
  await waitUntil(async () => (await hidden()) === 0);
  assert.equal(await page.evaluate(() => Reflect.get(window, 'errors')), []);
  await page.close();
});

test('a title keeps its size where the reader answers the card that the server has drawn', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${product.widgetOrigin}/share/wr-library`);
  const frame = await frameOf(page, '[data-civic-action]');
  const sizeOf = () => frame.$eval('.ca-title', (title) => getComputedStyle(title).fontSize);
  await frame.waitForSelector('.ca-stage[data-fit]');
  const before = await sizeOf();
  const answer = await frame.waitForSelector('.ca-answer');
  await answer?.click();
  const send = await frame.waitForSelector('[data-big-button]:not([aria-disabled])');
  await send?.click();
  await frame.waitForSelector('.ca-result');
  assert.is(await sizeOf(), before);
  assert.not(before === '31.2px', before);
  await page.close();
});

test('says the leader’s share in 28 px, and the others’ in 20 px, in bold', async () => {
  const page = await openPoll({ width: 620, height: 362 }, ['Yes', 'No', 'Perhaps'], [61, 30, 9]);
  await vote(page);
  const look = await page.$$eval('.ca-result b', (shares) =>
    shares.map((share) => {
      const { fontSize, fontWeight } = getComputedStyle(share);
      return `${fontSize} ${fontWeight}`;
    }),
  );
  assert.equal(look, ['28px 700', '20px 700', '20px 700']);
  await page.close();
});

for (const [id, said] of [
  ['wr-poll', { name: /^Results .+\?$/, description: /^$/ }],
  ['wr-quiz', { name: /^(Correct|Almost|Incorrect)$/, description: /^Results$/ }],
] as const)
  test(`${id}: the heading that takes the focus tells screen readers that results are there`, async () => {
    const page = await open(await product.browser.newPage(), undefined, id);
    await vote(page);
    await page.waitForFunction(() => document.activeElement?.matches('h2'));
    const heading = await page.$('h2');
    const told = heading && (await page.accessibility.snapshot({ root: heading, interestingOnly: false }));
    assert.match(told?.name ?? '', said.name);
    assert.match(told?.description ?? '', said.description);
    await page.close();
  });

test('what comes next is not there at once, and comes without being asked', async () => {
  const page = await open(await product.browser.newPage());
  await vote(page);
  await page.waitForSelector('.ca-strip .ca-big');
  const look = await page.$eval('.ca-strip .ca-big', (button) => {
    const { visibility, animationDelay } = getComputedStyle(button);
    return [visibility, animationDelay, document.querySelector('.ca-stage')?.hasAttribute('data-scrolls')];
  });
  assert.equal(look, ['hidden', '1.2s', false]);
  assert.match((await page.$eval('.ca-tally', (tally) => tally.textContent)) ?? '', /\d/);
  await page.waitForSelector('.ca-strip .ca-big', { visible: true });
  assert.match((await page.$eval('.ca-strip .ca-big', (button) => button.textContent)) ?? '', /^Next: /);
  await page.close();
});

test('with reduced motion the same stands there at once', async () => {
  const page = await product.browser.newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await open(page);
  await vote(page);
  const still = await page.evaluate(() => ({
    moves: document.getAnimations().length,
    strip: getComputedStyle(document.querySelector('.ca-strip .ca-big') as Element).visibility,
    numbers: [...document.querySelectorAll('.ca-rising')].every(
      ({ firstChild, lastChild }) => firstChild?.textContent === lastChild?.textContent,
    ),
  }));
  assert.equal(still, { moves: 0, strip: 'visible', numbers: true });
  await page.close();
});

test('a reader who comes back to the question finds its boxes in the same places', async () => {
  const page = await open(await product.browser.newPage());
  await press(page, 'input[type=radio]');
  await stands(page);
  const before = await drawn(page, 'label.ca-answer');
  await send(page);
  await page.waitForSelector('.ca-strip .ca-big', { visible: true });
  await press(page, '.ca-footer button:first-child:not([hidden])');
  await page.waitForSelector('[data-route="/poll/start"] label.ca-answer');
  await stands(page);
  assert.equal(await drawn(page, 'label.ca-answer'), before);
  await page.close();
});

test('draws bars and the reader’s own edge in forced colors', async () => {
  const page = await product.browser.newPage();
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await open(page);
  await vote(page);
  const drawn = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Highlight';
    const highlight = getComputedStyle(probe).color;
    const bars = [...document.querySelectorAll('.ca-result i')].map((bar) => getComputedStyle(bar));
    const own = getComputedStyle(document.querySelector('.ca-result[data-chosen]') as Element);
    return {
      bars: bars.every(({ borderBottomColor, borderBottomWidth }) =>
        [highlight, '5px'].every((value) => [borderBottomColor, borderBottomWidth].includes(value)),
      ),
      own: own.borderTopColor === highlight && own.borderTopWidth,
    };
  });
  assert.equal(drawn, { bars: true, own: '3px' });
  await page.close();
});

test('counts up to the results, and nothing beside the numbers moves', async () => {
  const page = await open(await product.browser.newPage());
  await page.evaluate(() => {
    const seen = { numbers: new Set<string>(), places: new Set<string>() };
    Reflect.set(window, 'seen', seen);
    const look = () => {
      const screen = document.querySelector('.ca-screen')?.getBoundingClientRect();
      for (const row of document.querySelectorAll('[data-grows] .ca-result[data-chosen]')) {
        const text = row.querySelector('.ca-result-text')?.getBoundingClientRect();
        const number = row.querySelector('b')?.getBoundingClientRect();
        // Against the screen, which slides in.
        seen.places.add(
          [text?.width, number?.width, (number?.x ?? 0) - (screen?.x ?? 0)].map((px) => px?.toFixed(1)).join(),
        );
        seen.numbers.add(row.querySelector('.ca-rising > :first-child')?.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await vote(page);
  await page.waitForFunction(() => {
    const [now, last] = document.querySelectorAll('.ca-result[data-chosen] .ca-rising > *');
    return last && now?.textContent === last.textContent;
  });
  const seen = await page.evaluate(() => {
    const { numbers, places } = Reflect.get(window, 'seen') as Record<'numbers' | 'places', Set<string>>;
    return { numbers: numbers.size, places: places.size };
  });
  assert.ok(seen.numbers > 2, `shows ${seen.numbers} numbers on the way`);
  assert.is(seen.places, 1);
  await page.close();
});

test.run();
