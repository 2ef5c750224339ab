/**
 * The first lines of a page with a first card that the server has drawn. They say Ready, keep what the host says and
 * what the reader does, and load the application when the card is on the screen.
 */
import type { ServedPage } from '../../../api/wire/served-page.ts';
import { whenIdle } from '../../../browser/idle.ts';
import { type HeldCard, holdCard } from './held-card.ts';
import { type Early, keepMessages } from './keep-messages.ts';
import { inPage, root } from './parts.ts';
import { isTooOld } from './too-old.ts';

/** How long the application may take to load on a slow network. */
const APPLICATION_MS = 30_000;

/** The host shows the frame when it hears that it is ready; until the card is painted, nothing else is asked for. */
const SHOWN_MS = 100;

/** @param leave goes to the page without a card, which starts anew and gives up as it does (early.ts) */
function load(files: readonly string[], card: HeldCard, early: Early, leave: () => void) {
  const fail = () => {
    if (early.take) return;
    // A card that is not to be seen yet (spec §8) has nothing to read.
    if (root().hidden) leave();
    else card.lose();
  };
  for (const file of files) import(file).catch(fail);
  setTimeout(fail, APPLICATION_MS);
}

function start() {
  const { early, tell } = keepMessages();
  /** From when the page is complete. */
  let loadNow: (() => void) | undefined;
  const loadOnce = () => {
    loadNow?.();
    loadNow = undefined;
  };
  // A reader who wants it does not wait until the browser is idle, but for the frame that shows what they did.
  const card = holdCard(() => setTimeout(loadOnce));
  early.card = card;
  // Called by the page right after the card, which is seen before the rest of the page has come.
  early.begin = (leave) => {
    card.begin();
    tell(early.last);
    addEventListener('DOMContentLoaded', () => {
      try {
        const page: ServedPage = JSON.parse(inPage('served').textContent);
        early.page = page;
        loadNow = () => load(page.core, card, early, leave);
        setTimeout(whenIdle, SHOWN_MS, loadOnce);
      } catch {
        leave(); // the page was cut off
      }
    });
  };
  window.civicActionEarly = early;
}

// The line after the card leaves where the browser is too old, even for the syntax of these lines.
if (!isTooOld) start();
