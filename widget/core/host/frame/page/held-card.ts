import { fitScreen } from '../../../browser/fit/fit-screen.ts';
import type { DoneBefore } from './carry-out.ts';
import { holdPresses } from './held-press.ts';
import { type CardPage, earOf, inPage, inputs, isEntered, rootOf } from './parts.ts';
import type { Done } from './reload-keeping.ts';
import { watchChoice, watchInput } from './watch-reader.ts';

/** A pointer (or finger) over or down, the focus, a key; and a click alone, as assistive technology makes them. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

/** Longer than a frame takes, even on a slow phone. */
const PAINT_MS = 100;

/**
 * Waits for the reader's interest in a page.
 *
 * @param onInterest called at each sign of it
 * @returns what counts as such a sign, and what takes the work to do once the page has painted what the gesture did
 */
export function watchInterest(page: CardPage, onInterest: () => void) {
  let want!: () => void;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const noted = () => {
    onInterest();
    requestAnimationFrame(() => setTimeout(want));
    // A page that is not painted has no frames.
    setTimeout(want, PAINT_MS);
  };
  // The same place as the held press's, which stops a click there.
  for (const sign of SIGNS) earOf(page).addEventListener(sign, noted, { capture: true, once: true });
  return [noted, (run: () => void) => void wanted.then(run)] as const;
}

/** A first card that a server has drawn, until the application takes it over. */
export type HeldCard = {
  /** To call when the page holds the card. */
  begin(): void;
  /** Arranges the card, once it is seen. */
  fit(): void;
  /** Counts as the reader's interest. */
  want(): void;
  /** Runs this when the reader shows interest, after the page has painted what the gesture did. */
  whenWanted(open: () => void): void;
  /** Whether the reader has done something that waits for the application. */
  isWaiting(): boolean;
  /** Hands over what the reader has done meanwhile, once; null where a page that comes carries it out. */
  release(): DoneBefore | null;
  /** Hands over where another screen has taken the card's place: nothing is carried out. */
  giveWay(): void;
  /** Tells a reader who waits that the application could not be loaded. The next press or tap tries again. */
  lose(): void;
};

/** Arranges the card so that it need not scroll, as the application would. */
function fitTo(root: HTMLElement) {
  const title = root.querySelector<HTMLElement>('.ca-title');
  const stage = title?.closest<HTMLElement>('.ca-stage');
  if (title && stage) fitScreen(title, stage, Number(root.dataset.titleMax));
}

/** Hides pictures that could not be loaded. The application hears of them later (carry-out.ts). */
function hideBroken(page: CardPage, fit: () => void, how: AddEventListenerOptions) {
  const hide = ({ target }: Event) => {
    // Else it is a script or a style sheet, where this changes nothing.
    (target as HTMLElement).hidden = true;
    fit();
  };
  page.addEventListener('error', hide, how);
}

/**
 * Keeps what the reader does with a card that no application runs yet. Called before the page holds the card.
 *
 * @param again brings what could not be loaded. `mayLeave` is asked just before a page is left for that, since the
 *   application may have come meanwhile; returns whether it can be had
 * @param takeKept what the reader had done before the page was left for that
 */
export function holdCard(
  page: CardPage,
  onInterest: () => void,
  again: (done: () => Done, mayLeave: () => boolean) => Promise<boolean>,
  takeKept: () => Partial<Done>,
): HeldCard {
  const fit = () => fitTo(rootOf(page));
  const [noted, whenWanted] = watchInterest(page, onInterest);
  const over = new AbortController();
  const how = { capture: true, signal: over.signal };
  let isLost = false;
  let isLeaving = false;
  const choice = watchChoice(page, how);
  watchInput(page, how);

  const isWaiting = () => !!presses.held() || choice.chosen() >= 0;
  const lose = () => {
    if (how.signal.aborted) return;
    isLost = true;
    presses.show(false);
    inPage(page, 'lost').hidden = !isWaiting();
  };
  /** Each press tries anew, since one try may hang. A frame's page is loaded again for that. */
  const tryAgain = () => {
    inPage(page, 'lost').hidden = true;
    // A tap on a label clicks twice. A second reload may come to the page after the first, which took what was kept.
    const leave = () => {
      if (isLeaving || how.signal.aborted) return false;
      isLeaving = true;
      return true;
    };
    // Without what was entered, a press would send something else.
    const held = () => (isEntered(page) ? null : presses.held());
    const done = () => ({ held: held(), chosen: choice.chosen(), by: choice.by() });
    again(done, leave).then((isThere) => isThere || lose(), lose);
  };
  const press = () => (isLost ? tryAgain : noted)();
  const take = () => {
    choice.note();
    if (isWaiting()) noted();
  };
  const presses = holdPresses(page, press, how);
  hideBroken(page, fit, how);
  function end() {
    over.abort();
    inPage(page, 'lost').hidden = true;
  }

  return {
    begin() {
      const kept = takeKept();
      choice.repeat(kept);
      // A press on this page's card, before it was all there, is the newer one.
      if (kept.held) presses.hold(kept.held);
      take();
      // A browser that goes back to the page puts the reader's choice in again after this.
      addEventListener('pageshow', take, how);
      addEventListener('resize', fit, how);
      fit();
    },
    fit,
    want: noted,
    whenWanted,
    isWaiting,
    release() {
      if (isLeaving || how.signal.aborted) return null;
      end();
      presses.show(false);
      return { chosen: inputs(page)[choice.chosen()], by: choice.by(), pressed: presses.find };
    },
    giveWay: end,
    lose,
  };
}
