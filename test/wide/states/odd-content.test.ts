import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { themeOf } from '../../../widget/core/model/look/theme.ts';
import { themeStyle } from '../../../widget/parts/shell/theme.ts';
import { linesOnLines } from '../../e2e/support/gallery/double-text.ts';
import { LOCALES, NARROW, openStates, show, states, WIDE } from '../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../e2e/support/product.ts';

/** Content of unusual lengths keeps in sight, and in one piece, what its screen is about. */

const product = withProduct(test);

async function draw(name: string, size = WIDE, prepare = async (_: Page) => {}): Promise<Page> {
  const page = await openStates(product.browser, product.widgetOrigin);
  await prepare(page);
  const state = states.find((each) => each.name === name);
  assert.ok(state, name);
  await show(page, { state, locale: 'en-US', size });
  return page;
}

/** How many lines each text has. */
const linesOf = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );

test('the first signer of a wall sees their name and the button that shares', async () => {
  const page = await draw('petition-thanks-name-only');
  const below = await page.evaluate(() => {
    const stage = document.querySelector('.ca-stage') as HTMLElement;
    return ['.ca-wall-own', '.ca-share-large'].map(
      (selector) =>
        (document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) <=
        stage.getBoundingClientRect().bottom,
    );
  });
  assert.equal(below, [true, true]);
  assert.is(await page.$eval('.ca-stage', (stage) => stage.scrollHeight - stage.clientHeight), 0);
  await page.close();
});

test('the number of answers to a slider stands between labels of any lengths', async () => {
  const page = await draw('sentimentpoll-results-uneven');
  const [low, high, tally] = await page.$$eval('.ca-ends > *, .ca-scale .ca-tally', (elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
  const sides = [low, high, tally].sort((one, other) => (one?.left ?? 0) - (other?.left ?? 0));
  for (const [index, side] of sides.slice(1).entries())
    assert.ok((side?.left ?? 0) >= (sides[index]?.right ?? 0), JSON.stringify(sides));
  await page.close();
});

test('a short label of a slider is not broken beside a long one', async () => {
  for (const size of [WIDE, NARROW]) {
    const page = await draw('sentimentpoll-results-uneven', size);
    assert.is((await linesOf(page, '.ca-ends > :first-child'))[0], 1);
    await page.close();
  }
});

test('what follows a slider’s answer leaves the slider and its labels in sight', async () => {
  const page = await draw('sentimentpoll-results-next');
  const state = states.find(({ name }) => name === 'sentimentpoll-results-next');
  for (const locale of LOCALES) {
    if (state) await show(page, { state, locale, size: WIDE });
    assert.is(await page.$eval('.ca-stage', (stage) => stage.scrollHeight - stage.clientHeight), 0, locale);
  }
  await page.close();
});

for (const size of [WIDE, NARROW])
  test(`the words of a result keep off the edges of their box, ${size.width} px wide`, async () => {
    const page = await draw('poll-results', size);
    for (const name of ['poll-results', 'poll-results-long', 'quiz-correct', 'quiz-results-long'])
      for (const locale of LOCALES) {
        const state = states.find((each) => each.name === name);
        if (state) await show(page, { state, locale, size });
        const room = await page.$$eval('.ca-result', (boxes) =>
          boxes.map((box) => {
            const [edge, text] = [box, box.querySelector('.ca-result-text') as Element].map((each) =>
              each.getBoundingClientRect(),
            ) as [DOMRect, DOMRect];
            return [Math.floor(text.top - edge.top), Math.floor(edge.bottom - text.bottom)];
          }),
        );
        for (const [above = 0, below = 0] of room)
          assert.ok(above >= 2 && below >= 6, `${name} ${locale} ${JSON.stringify(room)}`);
      }
    await page.close();
  });

test('an accent that is too dark for the ground is lighter on a gauge', async () => {
  const page = await draw('speedometer-close');
  const style = themeStyle(themeOf({ backgroundColor: '#000', accentColor: '#0000ff' }));
  const colors = await page.evaluate(
    (properties) => {
      const root = document.querySelector<HTMLElement>('.ca-root');
      for (const [property, value] of Object.entries(properties)) root?.style.setProperty(property, value ?? null);
      document.querySelector('[data-result]')?.removeAttribute('data-result');
      const probe = root?.appendChild(document.createElement('i')) as HTMLElement;
      probe.style.color = 'var(--ca-edge)';
      const drawn = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return [getComputedStyle(probe).color, drawn('.ca-needle').fill, drawn('.ca-guess').stroke];
    },
    style as Record<string, string>,
  );
  assert.is.not(colors[0], 'rgb(0, 0, 255)');
  assert.equal(new Set(colors).size, 1, colors.join());
  await page.close();
});

test('a needle is green no sooner than it leaves the guess', async () => {
  const page = await draw('speedometer-moved');
  await page.emulateMediaFeatures([]);
  const state = states.find(({ name }) => name === 'speedometer-close');
  if (state) await show(page, { state, locale: 'en-US', size: WIDE });
  const delays = await page.$$eval('.ca-needle, .ca-needle circle', (parts) =>
    parts.map((part) => getComputedStyle(part).transitionDelay),
  );
  assert.equal(delays, ['0.55s, 0.55s', '0.55s']);
  await page.close();
});

test('the bar below a gauge does not cover its focus ring', async () => {
  const page = await draw('speedometer-question');
  const [gauge, bar] = await page.$$eval('.ca-gauge, .ca-bar', (parts) =>
    parts.map((part) => Number(getComputedStyle(part).zIndex) || 0),
  );
  assert.ok((gauge ?? 0) > (bar ?? 0));
  await page.close();
});

test('what stands in the footer after a vote is one line on a phone', async () => {
  const page = await draw('poll-results', NARROW);
  const state = states.find(({ name }) => name === 'poll-results');
  for (const locale of LOCALES) {
    if (state) await show(page, { state, locale, size: NARROW });
    assert.is(await page.$eval('.ca-footer', (footer) => footer.getBoundingClientRect().height), 40, locale);
  }
  await page.close();
});

test('an amount with cents stays on one line on a phone', async () => {
  const page = await draw('donation-start-cents', NARROW);
  assert.equal(await linesOf(page, '.ca-gift-amount > span'), [1, 1, 1]);
  await page.close();
});

const doubleText = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

for (const size of [WIDE, NARROW])
  for (const name of ['poll-results', 'quiz-incorrect', 'email-thanks', 'donation-thanks', 'petition-thanks'])
    test(`${name} with text at 200 %, ${size.width} px wide: no line stands on another, no button leaves the widget`, async () => {
      const page = await draw(name, size, doubleText);
      const state = states.find((each) => each.name === name);
      for (const locale of LOCALES) {
        if (state) await show(page, { state, locale, size });
        assert.equal(await linesOnLines(page), [], locale);
        const out = await page.$$eval('.ca-stage button, .ca-stage a', (buttons) =>
          buttons
            .filter((each) => each.getBoundingClientRect().right > innerWidth)
            .map(({ textContent }) => textContent),
        );
        assert.equal(out, [], locale);
      }
      await page.close();
    });

test('the publisher’s name has a line of its own with text at 200 % on a phone, and is not cut', async () => {
  const page = await draw('poll-question', NARROW, doubleText);
  const state = states.find(({ name }) => name === 'poll-question');
  for (const locale of LOCALES) {
    if (state) await show(page, { state, locale, size: NARROW });
    assert.is(await page.$eval('.ca-owner span', (name) => name.scrollHeight - name.clientHeight), 0, locale);
  }
  await page.close();
});

test('a gauge begins above the words beside it with text at 200 %', async () => {
  const page = await draw('speedometer-question', WIDE, doubleText);
  const [gauge, words] = await page.$$eval('.ca-gauge-room, .ca-told', (parts) =>
    parts.map((part) => part.getBoundingClientRect().top),
  );
  assert.ok((gauge ?? 0) <= (words ?? 0), `${gauge} ${words}`);
  await page.close();
});

test('a slider is not pushed out of sight by the empty room of its bar with text at 200 %', async () => {
  const page = await draw('sentimentpoll-question', WIDE, doubleText);
  const [bar, stage] = await page.$$eval('.ca-bar, .ca-stage', (parts) =>
    parts.map((part) => part.getBoundingClientRect()),
  );
  assert.ok((bar?.top ?? 0) >= (stage?.bottom ?? 0), `${bar?.top} ${stage?.bottom}`);
  await page.close();
});

test('the reader’s number leaves room for the words beside it with text at 200 %', async () => {
  const page = await draw('petition-thanks', WIDE, doubleText);
  const size = await page.$eval('.ca-own-number b', (number) => Number.parseFloat(getComputedStyle(number).fontSize));
  assert.ok(size <= 0.11 * WIDE.width, `${size} px`);
  await page.close();
});

test.run();
