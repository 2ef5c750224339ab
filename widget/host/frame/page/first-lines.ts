/**
 * The first lines of a page with a first card that the server has drawn. They say Ready, keep what the host says and
 * what the reader does, and load the application when the card is on the screen.
 */
import { whenIdle } from '../../../browser/idle.ts';
import { type HeldCard, holdCard } from './held-card.ts';
import { type Early, keepMessages } from './keep-messages.ts';
import { isTooOld } from './too-old.ts';

/** How long the application may take to load on a slow network. */
const APPLICATION_MS = 30_000;

/** The host shows the frame when it hears that it is ready; until the card is painted, nothing else is asked for. */
const SHOWN_MS = 100;

/** The page without a card starts anew, and gives up as it does (early.ts). A host's fragment stays (contract §4). */
const leave = () => location.replace(`index.html${location.search}${location.hash}`);

function load(card: HeldCard, early: Early) {
  const fail = () => {
    if (early.take) return;
    if (card.isWaiting()) card.lose();
    else leave();
  };
  for (const file of card.page.core) import(file).catch(fail);
  setTimeout(fail, APPLICATION_MS);
}

function start() {
  const { early, tell } = keepMessages();
  let isLoading = false;
  let isThere = false;
  const loadOnce = () => {
    if (isLoading || !isThere) return;
    isLoading = true;
    load(card, early);
  };
  // A reader who wants it does not wait until the browser is idle, but for the frame that shows what they did.
  const card = holdCard(() => setTimeout(loadOnce));
  early.card = card;
  // Called by the page's last line.
  early.begin = () => {
    isThere = true;
    card.begin();
    tell(early.last);
    setTimeout(whenIdle, SHOWN_MS, loadOnce);
  };
  window.civicActionEarly = early;
}

// The page's last line leaves where the browser is too old, even for the syntax of these lines.
if (!isTooOld) start();
