import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepWindowsShut } from '../../../e2e/support/browser/keyboard-reader.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { startVoterRoll } from '../../../server/support/voter-roll.ts';
import { type Phase, press, SENDINGS } from './up-to-sending.ts';

/**
 * Between the press and the result there are only the pressed button, its progress and the result: on a slow phone and a slow
 * line, in every frame, no screen says something untrue.
 */

const roll = {} as Awaited<ReturnType<typeof startVoterRoll>>;
const product = withProduct(test, {
  tracking: true,
  // For the frames of a card's fields.
  oneProcess: true,
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  async server() {
    Object.assign(roll, await startVoterRoll({ json: { registered: true } }));
    return { voterRollUrl: roll.url, playMoney: true, defaultLocation: { countryCode: 'US' } };
  },
});
test.after(() => roll.close?.());

/** What a reader sees in a frame. */
type Seen = {
  route: string;
  title: string;
  button: string;
  phase: Phase;
  isPressed: boolean;
  onBody: boolean;
  /** Whether it says what every frame says. */
  isSaid: boolean;
};

/** Notes what each frame shows, from the moment before the press. */
const record = (page: Page, result: string, says: string) =>
  page.evaluate(
    (wanted, words) => {
      const log: Seen[] = [];
      Object.assign(window, { seenFrames: log });
      let isPressed = false;
      const pressed = () => {
        isPressed = true;
      };
      for (const type of ['click', 'keydown']) addEventListener(type, pressed, true);
      /** Whether the button is busy, or the words say so that stand for one. */
      const isUnderWay = (root: Element | null, button: Element | null | undefined) =>
        button?.getAttribute('aria-busy') === 'true' ||
        button?.querySelector('[aria-disabled]') != null ||
        root?.querySelector('.ca-verdict')?.textContent === 'Saving…';
      const look = () => {
        const root = document.querySelector<HTMLElement>('[data-civic-action-root]');
        const button = root?.querySelector('.ca-outcomes') ?? root?.querySelector('.ca-stage [data-big-button]');
        const isOver = document.querySelector(wanted) !== null;
        const next: Seen = {
          route: root?.dataset.route ?? '',
          title: root?.querySelector('.ca-stage h2')?.textContent ?? '',
          button: button?.textContent ?? '',
          phase: isOver ? 'result' : isUnderWay(root, button) ? 'progress' : 'idle',
          isPressed,
          onBody: document.activeElement === document.body,
          isSaid: root?.querySelector('.ca-stage')?.textContent?.includes(words) ?? false,
        };
        if (JSON.stringify(next) !== JSON.stringify(log.at(-1))) log.push(next);
        requestAnimationFrame(look);
      };
      look();
    },
    result,
    says,
  );

const framesOf = (page: Page) => page.evaluate(() => (window as never as { seenFrames: Seen[] }).seenFrames);

/** The frames whose title, button and words do not belong together: thanks under a question, or a question after thanks. */
function untrueIn(frames: readonly Seen[]): Seen[] {
  const before = frames.filter(({ phase }) => phase !== 'result');
  const question = before[0]?.title;
  const asks = new Set(before.map(({ button }) => button).filter(Boolean));
  return frames.filter(
    ({ title, button, phase, isSaid }) => !isSaid || (phase === 'result' ? asks.has(button) : title !== question),
  );
}

/** A mid-range phone on a slow line. */
async function slowDown(page: Page) {
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

for (const [kind, sending] of Object.entries(SENDINGS)) {
  const {
    id,
    before,
    send = press,
    result,
    last = result,
    phases = ['idle', 'progress', 'result'],
    says = '',
  } = sending;
  test(`${kind}: ${phases.join(', ')}, and nothing else`, async () => {
    const page = await (await product.browser.createBrowserContext()).newPage();
    await page.setViewport({ width: 620, height: 362 });
    await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}`);
    await page.waitForSelector('[data-civic-action-root] [data-big-button], [data-civic-action-root] .ca-slider');
    await keepWindowsShut(page.mainFrame());
    await before(page);
    await slowDown(page);
    await record(page, result, says);
    await send(page);
    await page.waitForSelector(last);
    // The slide in, and what comes after it.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const frames = await framesOf(page);
    const seen = frames.map(({ phase }) => phase).filter((phase, index, all) => phase !== all[index - 1]);
    assert.equal(seen, phases, JSON.stringify(frames, null, 1));
    const lost = frames.filter(({ isPressed, onBody }) => isPressed && onBody);
    assert.equal(lost, [], 'the focus is on the body');
    assert.equal(untrueIn(frames), []);
    await page.browserContext().close();
  });
}

test.run();
