import type { Frame, Page } from 'puppeteer-core';
import { waitUntil } from '../../../support/wait.ts';
import { focusFaults } from '../faults/keyboard.ts';
import { overflowFaults } from '../faults/overflow.ts';
import { restingMiddle } from '../readers/reader.ts';
import { drawn } from './pointer.ts';

/** What a reader answers: the keys for a control that has no answer yet. */
const ANSWERS: [selector: string, keys: string][] = [
  ['[autocomplete="name"]', 'Ada Lovelace'],
  ['[autocomplete="given-name"]', 'Ada'],
  ['[autocomplete="family-name"]', 'Lovelace'],
  ['[autocomplete="email"]', 'ada@example.org'],
  ['[autocomplete="tel"]', '(973) 555-0123'],
  ['[autocomplete="honorific-prefix"]', 'Ms'],
  ['[autocomplete="bday-month"]', '5'],
  ['[autocomplete="bday-day"]', '4'],
  ['[autocomplete="bday-year"]', '1990'],
  ['[autocomplete="address-line1"]', '12 Washington Street'],
  ['[autocomplete="address-level2"]', 'Hoboken'],
  ['[autocomplete="address-level1"]', 'New J'],
  ['[autocomplete="postal-code"]', '07030'],
  ['[name="message"]', 'It would let me take the early shift at the market, and come home.'],
];

/** What a reader presses, with a key that presses it. */
const PRESSES: [selector: string, key: 'Space' | 'Enter' | 'End'][] = [
  ['input[type="radio"]:not(:checked)', 'Space'],
  ['[role="slider"]', 'End'],
  ['[data-other-phone]:not([aria-disabled])', 'Enter'],
  ['[data-outcome="Contacted"]:not([aria-disabled])', 'Enter'],
  ['.ca-address:not([data-by-hand]) > .ca-link', 'Enter'],
  [':is(button, a[target])[data-big-button]:not([aria-disabled])', 'Enter'],
];

type Here = { isInside: boolean; answer: number; press: number; screen: string; isThanked: boolean };

/** What changes on a screen that keeps its title: a slider's outcome, the camera, its recording, the video, a call's outcomes. */
const PARTS = ['[data-told]', '.ca-record-mirror', '.ca-record-badge', '.ca-record [controls]', '.ca-outcomes'];

/** What a reader acts on first. */
export const FIRST = '[data-big-button], [role="slider"]';

/** Names the screen that is shown, its parts, a dialog over it and how an address is entered. It runs in the page. */
const NAME_SCREEN = `(() => {
  const root = document.querySelector('[data-civic-action-root]');
  const textOf = (selector) => root?.querySelector(selector)?.textContent ?? '';
  const step = root?.querySelector('[data-step]')?.dataset.step;
  const byHand = root?.querySelector('.ca-by-parts') ? 'by hand' : '';
  const parts = ${JSON.stringify(PARTS)}.filter((part) => root?.querySelector(part));
  return [root?.dataset.route, step, ...parts, textOf('.ca-title'), textOf('dialog[open] h2'), byHand].filter(Boolean).join(', ');
})()`;

const screenIn = (frame: Frame) => frame.evaluate(NAME_SCREEN) as Promise<string>;

const lookIn = async (frame: Frame): Promise<Here> => ({
  screen: await screenIn(frame),
  ...(await frame.evaluate(
    (answers, presses) => {
      const focused = document.activeElement as HTMLInputElement | null;
      const root = document.querySelector<HTMLElement>('[data-civic-action-root]');
      return {
        isInside: document.hasFocus() && focused !== null && focused !== document.body,
        answer: focused?.value === '' ? answers.findIndex((selector) => focused.matches(selector)) : -1,
        press: presses.findIndex((selector) => focused?.matches(selector)),
        isThanked: /success$/i.test(root?.dataset.route ?? '') || root?.querySelector('.ca-tick, [data-told]') !== null,
      };
    },
    ANSWERS.map(([selector]) => selector),
    PRESSES.map(([selector]) => selector),
  )),
});

const MOST_KEYS = 150;
const FOCUS_TRIES = 10;
/** Choices within a screen; the other presses lead to another. */
const STAYS = PRESSES.findIndex(([, key]) => key === 'End');

/** The focus may be seen a moment later: scrolling to it and fitting take a frame or two. */
async function settledFaults(frame: Frame): Promise<string[]> {
  for (let tries = 0; tries < FOCUS_TRIES; tries++) {
    if ((await focusFaults(frame)).length === 0) return [];
    await drawn(frame);
  }
  return focusFaults(frame);
}

/**
 * Waits as a reader does before the next key: until an answer, such as an address, is taken and the button is ready, a
 * video has come to its end, and a second of the thirty is recorded.
 */
const ready = (frame: Frame) =>
  waitUntil(() =>
    frame.evaluate(
      () =>
        !document.activeElement?.matches('[data-big-button][aria-disabled]') &&
        document.querySelector('.ca-player') === null &&
        !document.querySelector('.ca-record-badge')?.textContent?.includes(' 30 s '),
    ),
  );

/** The outcome of a slider comes by itself, or a button is ready for it. */
const answered = (frame: Frame) =>
  waitUntil(async () => (await frame.$('[data-told], [data-big-button]:not([aria-disabled])')) !== null);

/** Waits until a press has led to another screen, which then stands still. */
async function moved(frame: Frame, from: string): Promise<void> {
  await waitUntil(async () => (await screenIn(frame)) !== from);
  await waitUntil(async () => (await frame.$('[data-moving], [aria-busy="true"]')) === null);
}

/** Opens no windows: a network that can't be reached has some, and a link's would take the keys. */
export const keepWindowsShut = (frame: Frame) =>
  frame.evaluate(() => {
    window.open = () => ({ opener: null }) as Window;
    // The page of a widget without a frame hears of the widget's box alone.
    const stop = (event: Event) => (event.composedPath()[0] as Element).closest('a[target]') && event.preventDefault();
    addEventListener('click', stop, true);
  });

/** Tab after Tab, from the top of the article into the widget. */
async function enter(page: Page, frame: Frame): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    await page.keyboard.press('Tab');
    if ((await lookIn(frame)).isInside) return;
  }
  throw new Error('Tab never reaches the widget');
}

/** Presses Tab until the focus is back in the article, as a reader who has finished does. */
async function leave(page: Page, frame: Frame): Promise<string[]> {
  const faults: string[] = [];
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    await page.keyboard.press('Tab');
    if (!(await lookIn(frame)).isInside) return faults;
    faults.push(...(await settledFaults(frame)));
  }
  return [...faults, 'Tab never leaves the widget'];
}

/** What else is looked for on each screen. */
type Look = () => Promise<string[]>;
const atNothing: Look = async () => [];

/**
 * Goes from the top of an article to the thanks with keys alone.
 *
 * @returns what is cut off on the way, and where the focus is not seen
 */
export async function readByKeyboard(page: Page, frame: Frame, look: Look = atNothing): Promise<string[]> {
  await enter(page, frame);
  const faults = new Set<string>();
  const note = (found: string[], where: string) => found.map((fault) => faults.add(`${where}: ${fault}`));
  let seen = '';
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    await ready(frame);
    const here = await lookIn(frame);
    if (here.screen !== seen) note([...(await overflowFaults(frame)), ...(await look())], here.screen);
    seen = here.screen;
    if (here.isThanked) return [...faults, ...(await leave(page, frame))];
    if (!here.isInside) throw new Error(`The focus left the widget at ${here.screen}`);
    note(await settledFaults(frame), here.screen);
    if (here.answer >= 0) await page.keyboard.type(ANSWERS[here.answer]?.[1] ?? '');
    const key = PRESSES[here.press]?.[1];
    if (key) await page.keyboard.press(key);
    if (key === 'End') await answered(frame);
    if (here.press > STAYS) await moved(frame, here.screen);
    else await page.keyboard.press('Tab');
  }
  throw new Error(`No thanks after ${MOST_KEYS} keys: ${seen}`);
}

/** Marks what a reader answers or presses next, from top to bottom. @returns what it is, if it is there yet */
const nextOf = (frame: Frame) =>
  frame.evaluate(
    (answers, presses) => {
      document.querySelector('[data-test-next]')?.removeAttribute('data-test-next');
      const scope = document.querySelector('dialog[open]') ?? document.querySelector('[data-civic-action-root]');
      const candidates = [...(scope?.querySelectorAll<HTMLInputElement>([...answers, ...presses].join()) ?? [])];
      for (const each of candidates) {
        if (each.dataset.testDone !== undefined || each.disabled || !each.checkVisibility()) continue;
        const answer = each.value === '' ? answers.findIndex((selector) => each.matches(selector)) : -1;
        const press = presses.findIndex((selector) => each.matches(selector));
        if (answer < 0 && press < 0) continue;
        if (each.type === 'radio')
          for (const other of candidates) if (other.type === 'radio') other.dataset.testDone = '';
        each.dataset.testNext = '';
        if (!each.matches('[data-big-button]')) each.dataset.testDone = '';
        return { answer, press, isList: each.tagName === 'SELECT' };
      }
      return null;
    },
    ANSWERS.map(([selector]) => selector),
    PRESSES.map(([selector]) => selector),
  );

const NEXT = '[data-test-next]';

/** Where on a slider a reader presses, px: not in its middle, where it may stand. */
const ON_SLIDER = { x: 60, y: 10 };

/** @throws Error where the mark is gone */
async function pressNext(frame: Frame, isList: boolean, isSlider: boolean) {
  await frame.evaluate(restingMiddle, NEXT);
  if (isList) await frame.focus(NEXT);
  else await frame.click(NEXT, isSlider ? { offset: ON_SLIDER } : {});
}

/** Goes from an article to the thanks by mouse, typing into the fields. @returns what `look` found on the way */
export async function readByMouse(page: Page, frame: Frame, look: Look = atNothing): Promise<string[]> {
  const faults = new Set<string>();
  let seen = '';
  for (let presses = 0; presses < MOST_KEYS; presses++) {
    await ready(frame);
    let next: Awaited<ReturnType<typeof nextOf>> = null;
    await waitUntil(async () => {
      next = await nextOf(frame);
      return next !== null || (await lookIn(frame)).isThanked;
    });
    const { screen, isThanked } = await lookIn(frame);
    if (screen !== seen) for (const fault of await look()) faults.add(`${screen}: ${fault}`);
    seen = screen;
    if (isThanked || !next) return [...faults];
    const { answer, press, isList } = next as NonNullable<Awaited<ReturnType<typeof nextOf>>>;
    const isSlider = PRESSES[press]?.[1] === 'End';
    // What is drawn anew, or taken over, has lost the mark.
    const isPressed = await pressNext(frame, isList, isSlider).then(
      () => true,
      () => false,
    );
    if (!isPressed) continue;
    if (answer >= 0) await page.keyboard.type(ANSWERS[answer]?.[1] ?? '');
    if (isSlider) await answered(frame);
    if (press > STAYS) await moved(frame, screen);
  }
  throw new Error(`No thanks after ${MOST_KEYS} presses: ${seen}`);
}
