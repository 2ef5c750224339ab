import type { ServedPage } from '../../../api/wire/served-page.ts';
import { fitScreen } from '../../../browser/fit/fit-screen.ts';
import { hideBrokenImages } from './broken-images.ts';
import { holdPresses } from './held-press.ts';
import { watchInterest } from './interest.ts';
import { inPage, inputs, root } from './parts.ts';
import { reloadKeeping, takeKept } from './reload-keeping.ts';
import { watchChoice, watchInput } from './watch-reader.ts';

/** A first card that a server has drawn, until the application takes it over. */
export type HeldCard = {
  /** Filled by `begin`. */
  page: ServedPage;
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
  /** Whether the reader's last input was a press with a pointer, on whatever. */
  isTouched(): boolean;
  /** Hands over: what the reader has chosen and pressed meanwhile is carried out, once. */
  release(): void;
  /** Hands over where another screen has taken the card's place: nothing is carried out. */
  giveWay(): void;
  /** Tells a reader who waits that the application could not be loaded. The next press tries again. */
  lose(): void;
};

/** React does not know the choice yet; a click tells it. */
function choose(input: HTMLInputElement | undefined) {
  if (!input) return;
  input.checked = false;
  input.click();
}

/** Arranges the card so that it need not scroll, as the application would. */
function fitCard({ titleMax }: ServedPage) {
  const title = root().querySelector<HTMLElement>('.ca-title');
  const stage = title?.closest<HTMLElement>('.ca-stage');
  if (title && stage) fitScreen(title, stage, { ...titleMax });
}

const NOTHING_YET: ServedPage = {
  answer: { widgetId: 0, cards: [] },
  titleMax: { narrow: 0, wide: 0 },
  core: [],
  drawing: [],
};

/** Keeps what the reader does with a card that no application runs yet. Called before the page holds the card. */
export function holdCard(onInterest: () => void): HeldCard {
  const { noted, whenWanted } = watchInterest(onInterest);
  const page: ServedPage = { ...NOTHING_YET };
  let isLost = false;
  let phase: 'held' | 'leaving' | 'over' = 'held';
  const choice = watchChoice();
  const input = watchInput();

  const fit = () => fitCard(page);
  const isWaiting = () => presses.held() !== null || choice.chosen() >= 0;
  const lose = () => {
    if (phase === 'over') return;
    isLost = true;
    presses.show(false);
    inPage('lost').hidden = !isWaiting();
  };
  /** A page may not ask again for a file that it could not load; after a reload it does. */
  const tryAgain = () => {
    inPage('lost').hidden = true;
    const leave = () => {
      if (phase === 'held') phase = 'leaving';
      return phase === 'leaving';
    };
    reloadKeeping({ held: presses.held(), chosen: choice.chosen() }, leave).catch(lose);
  };
  const presses = holdPresses(root, () => {
    if (isLost) tryAgain();
    else noted();
  });
  const tellOfBroken = hideBrokenImages(fit);
  function end() {
    phase = 'over';
    inPage('lost').hidden = true;
    removeEventListener('resize', fit);
    for (const each of [presses, choice, input]) each.stop();
  }

  return {
    page,
    begin() {
      Object.assign(page, JSON.parse(inPage('served').textContent ?? ''));
      const kept = takeKept();
      const chosen = inputs()[kept.chosen];
      if (chosen) chosen.checked = true;
      choice.note();
      if (kept.held) presses.hold(kept.held);
      if (isWaiting()) noted();
      addEventListener('resize', fit);
      fit();
    },
    fit,
    want: noted,
    whenWanted,
    isWaiting,
    isTouched: () => input.last() === 'pointer',
    release() {
      // The page that comes carries it out.
      if (phase === 'leaving') return;
      end();
      tellOfBroken();
      input.tell();
      choose(inputs()[choice.chosen()]);
      presses.carryOut();
    },
    giveWay: end,
    lose,
  };
}
