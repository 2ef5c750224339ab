import type { Frame } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FIRST, keepWindowsShut, readByKeyboard } from '../../../e2e/support/browser/keyboard-reader.ts';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { KINDS } from '../../../e2e/support/journeys/demo-articles.ts';
import { withJourneys } from '../../../e2e/support/journeys/journeys.ts';

/**
 * An API of the specification's own answers with the fields that it prints and no more. Where they name no count,
 * readers are thanked and see their results, and no number.
 */

const { product } = withJourneys(test);

/** The kinds for which the specification prints no count. */
const PRINTED = {
  poll: ['results'],
  quiz: ['results'],
  sentimentpoll: ['id', 'resultDistribution'],
  speedometer: ['answerId', 'correctValue', 'result', 'counter', 'feedbackCustomVariableCalc'],
  tweet: ['thankYouText', 'thankYouTitle', 'useLocalRepresentative'],
  recordvideo: ['videoURL', 'fullThumbnailURL', 'fullVideoURL', 'recordVideoAnswerId'],
} as const;

/** Reduces answers of completions to these fields; one that the server leaves out is null. */
const answerOnly = (frame: Frame, fields: readonly string[]) =>
  frame.evaluate((names) => {
    const send = window.fetch;
    window.fetch = async (...request) => {
      const response = await send(...request);
      const { pathname } = new URL(response.url);
      if (!/\/(?:Complete|Update)\w+Async$/.test(pathname)) return response;
      const answer = await response.json();
      return Response.json(Object.fromEntries(names.map((name) => [name, answer[name] ?? null])));
    };
  }, fields);

for (const [kind, fields] of Object.entries(PRINTED))
  test(`${kind}: thanks and results from the printed fields alone`, async () => {
    const page = await product.browser.newPage();
    await page.setViewport({ width: 1000, height: 800 });
    await page.bringToFront(); // where keys go
    await page.goto(`${product.publisherOrigin}/articles/${KINDS[kind as keyof typeof PRINTED][0]}`);
    const frame = await frameOf(page, '[data-civic-action]');
    await frame.waitForSelector(FIRST);
    await keepWindowsShut(frame);
    await answerOnly(frame, fields);
    assert.is((await readByKeyboard(page, frame)).join('\n'), '');
    const counts = await frame.$$eval('.ca-tally, .ca-own-number', (found) => found.map((each) => each.textContent));
    assert.is(counts.length, kind === 'speedometer' ? 1 : 0, 'its counter is a count that the specification prints');
    assert.is(await frame.$('.ca-alert'), null);
    await page.close();
  });

test.run();
