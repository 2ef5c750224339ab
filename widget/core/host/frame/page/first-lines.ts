/**
 * The first lines of a page with a first card that the server has drawn. They say Ready, keep what the host says and
 * what the reader does, and load the application when the card is on the screen.
 */
import type { ServedPage } from '../../../api/wire/served-page.ts';
import { whenIdle } from '../../../browser/idle.ts';
import { isOpaque } from '../../../browser/is-opaque.ts';
import { addFace } from './add-face.ts';
import { holdCard } from './held-card.ts';
import { keepMessages } from './keep-messages.ts';
import { inPage, rootOf } from './parts.ts';
import { reloadKeeping, takeKept } from './reload-keeping.ts';
import { isTooOld } from './too-old.ts';

/** How long the rest of the page may take after the card, and how long the application, on a slow network. */
const PAGE_MS = 10_000;
const APPLICATION_MS = 30_000;

/** The host shows the frame when it hears that it is ready; until the card is painted, nothing else is asked for. */
const SHOWN_MS = 100;

/** Before the card, so that it is fitted in that face. */
function takeFace() {
  const data = document.getElementById('face');
  return data && addFace(JSON.parse(data.textContent));
}

function start() {
  const face = takeFace();
  const [early, tell] = keepMessages();
  let load!: () => void;
  const due = new Promise<void>((resolve) => {
    load = resolve;
  });
  // A reader who wants it does not wait until the browser is idle, but for the frame that shows what they did.
  const card = holdCard(document, () => setTimeout(load), reloadKeeping, takeKept);
  // Called by the page right after the card, which is seen before the rest of the page has come.
  early.begin = (leave) => {
    const fail = () => {
      if (early.take) return;
      // A card that is not to be seen yet (spec §8) has nothing to read.
      if (rootOf(document).hidden) leave();
      else card.lose();
    };
    card.begin();
    tell(early.last);
    // A browser says nothing when the connection breaks.
    setTimeout(() => early.served || fail(), PAGE_MS);
    setTimeout(fail, APPLICATION_MS);
    // A browser is late to be idle in a frame that is not painted, as WordPress's sandbox isn't before it has a height.
    setTimeout(isOpaque() ? load : whenIdle, SHOWN_MS, load);
    addEventListener('DOMContentLoaded', () => {
      try {
        const page: ServedPage = JSON.parse(inPage(document, 'served').textContent);
        early.served = { card, page, face };
        void due.then(() => {
          for (const file of page.core) import(file).catch(fail);
        });
      } catch {
        fail(); // the page was cut off
      }
    });
  };
  window.civicActionEarly = early;
}

// The line after the card leaves where the browser is too old, even for the syntax of these lines.
if (!isTooOld) start();
