import type { Frame, Page } from 'puppeteer-core';
import { waitUntil } from '../../../support/wait.ts';

type Point = { x: number; y: number };

/** The middle of the widget in the page's window. */
export const middleOf = (page: Page): Promise<Point> =>
  page.$eval('[data-civic-action] iframe', (frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

/**
 * Scrolls the widget into the middle of the window, and waits until the frame gets the input there. Layout changes at
 * once, but the browser routes input by the last frame drawn, and scrolls what could scroll then.
 */
export async function bringToMiddle(page: Page, frame: Frame): Promise<void> {
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  await frame.evaluate(() => {
    window.addEventListener('mousemove', () => document.body.setAttribute('data-test-reached', ''), { once: true });
  });
  let shift = 0;
  await waitUntil(async () => {
    const { x, y } = await middleOf(page);
    shift = 1 - shift; // a mouse that stays where it is does not move
    await page.mouse.move(x + shift, y);
    return (await frame.$('[data-test-reached]')) !== null;
  });
  await drawn(frame);
}

/** Waits until the current layout is drawn. */
export const drawn = (frame: Frame) =>
  frame.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((next) => requestAnimationFrame(next));
  });
