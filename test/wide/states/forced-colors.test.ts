import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES, openStates, show, states, WIDE } from '../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../e2e/support/product.ts';

/** Forced colors remove fills: parts that are visible only by their fill have an edge or a system color there (WCAG 2.2 §1.4.11). */

const product = withProduct(test, { unpaced: true });
let page: Page;

test.before(async () => {
  page = await openStates(product.browser, product.widgetOrigin);
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
});

async function showPart(name: string, part: string) {
  const state = states.find((each) => each.name === name);
  assert.ok(state);
  await show(page, { state, locale: LOCALES[0], size: WIDE });
  await page.waitForSelector(part);
}

/** Parts that have a fill, by the state that shows them. */
const FILLED: [state: string, part: string][] = [
  ['petition-start', '.ca-big'],
  ['shell-alert', '.ca-alert'],
  ['shell-loading', '.ca-skeleton i'],
  ['call-callee', '.ca-who .ca-portrait'],
  ['lawmakers-find', '.ca-modal'],
  ['shell-share-drawer', '.ca-drawer'],
  ['shell-about-product', '.ca-overlay'],
  ['shell-not-loaded', '.ca-not-shown button'],
];

/** Whether a part differs from its surroundings by an edge or a background. */
const isSeen = (part: string) =>
  page.$eval(part, (element) => {
    const { borderBottomStyle, borderBottomWidth, borderBottomColor, outlineStyle, backgroundColor } =
      getComputedStyle(element);
    const around = getComputedStyle(document.querySelector('.ca-frame') ?? document.body).backgroundColor;
    const isClear = (color: string) => color === 'rgba(0, 0, 0, 0)' || color === around;
    const hasEdge = borderBottomStyle !== 'none' && borderBottomWidth !== '0px' && !isClear(borderBottomColor);
    return hasEdge || outlineStyle !== 'none' || !isClear(backgroundColor);
  });

for (const [name, part] of FILLED)
  test(`${part} of ${name} is visible in forced colors`, async () => {
    await showPart(name, part);
    assert.ok(await isSeen(part));
  });

test('a list to choose from has the browser’s arrow in forced colors, which remove the drawn one', async () => {
  await showPart('petition-form-asked', 'select');
  const look = await page.$eval('select', (select) => {
    const { appearance, paddingInlineEnd } = getComputedStyle(select);
    return [appearance, paddingInlineEnd];
  });
  assert.equal(look, ['auto', '0px']);
});

/** Drawn parts keep their own colors there, so they have to ask for the system's. */
const DRAWN: [state: string, part: string, property: string, color: string][] = [
  ['petition-thanks', '.ca-meter-track i', 'border-top-color', 'Highlight'],
  ['petition-thanks', '.ca-tick', 'stroke', 'CanvasText'],
  ['petition-thanks', '.ca-share-main', 'background-color', 'Highlight'],
  ['poll-chosen', '.ca-answer[data-chosen]', 'border-top-color', 'Highlight'],
  ['poll-chosen', '.ca-big', 'background-color', 'Highlight'],
  ['lawmakers-loading', '.ca-looking i', 'border-top-color', 'Highlight'],
  ['call-callee-started', '.ca-outcomes .ca-quiet', 'border-top-color', 'Highlight'],
  ['call-callee-saving', '.ca-outcomes .ca-quiet', 'color', 'GrayText'],
  ['sentimentpoll-results', '.ca-curve', 'fill', 'Highlight'],
  ['quiz-incorrect', '[data-right] .ca-result-own .ca-icon', 'color', 'CanvasText'],
  ['shell-countdown', '.ca-ring-track + circle', 'stroke', 'Highlight'],
  ['donation-start', '.ca-bar', 'border-top-color', 'Canvas'],
  ['petition-form-long', '.ca-bar', 'border-top-color', 'CanvasText'],
];

for (const [name, part, property, color] of DRAWN)
  test(`${part} of ${name} is in ${color} in forced colors`, async () => {
    await showPart(name, part);
    const [drawn, wanted] = await page.$eval(
      part,
      (element, [name, system]) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = system ?? '';
        return [getComputedStyle(element).getPropertyValue(name ?? ''), getComputedStyle(probe).color];
      },
      [property, color],
    );
    assert.is(drawn, wanted);
  });

test('a logo stands on the theme’s ground in forced colors', async () => {
  for (const name of ['shell-publisher-logo', 'shell-about-publisher']) {
    await showPart(name, '.ca-owner img');
    const grounds = await page.$$eval('.ca-owner img, .ca-overlay-body img', (logos) =>
      logos.map((logo) => getComputedStyle(logo).backgroundColor),
    );
    assert.equal([...new Set(grounds)], ['rgb(255, 255, 255)'], name);
  }
});

test('what goes under a bar fades out in forced colors too', async () => {
  await showPart('petition-form-long', '.ca-stage[data-scrolls]:not([data-end]) .ca-bar');
  const [fade, ground] = await page.$eval('.ca-bar', (bar) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    return [getComputedStyle(bar, '::before').backgroundImage, getComputedStyle(probe).color];
  });
  assert.is(fade, `linear-gradient(rgba(0, 0, 0, 0), ${ground} 50%)`);
});

test.run();
