/**
 * What the loader imports for a placement that has no frame (contract §2, `data-embed="native"`). It draws the card that
 * the server has, in a shadow root, keeps what the reader does with it, and brings the application when the browser is
 * idle. It speaks to the loader as a frame would (contract §5).
 */

import { origin } from '#platform/origin.ts';
import { listen, type Stop } from '../../../loader/page/guard.ts';
import type { HostMessage, NativeBox, WidgetMessage } from '../../../loader/protocol.ts';
import { whenIdle } from '../../core/browser/idle.ts';
import { createLoadFile } from '../../core/browser/load-file.ts';
import { holdCard } from '../../core/host/frame/page/held-card.ts';
import { titleIn } from '../../core/host/frame/page/title.ts';
import { fillRoot, takeServed } from './card.ts';
import type { Inbox } from './host.ts';
import type { Beginning, run } from './run.ts';
import { say } from './say.ts';
import { giveWay, isSoundPage } from './sound-page.ts';
import { fitBox } from './styles.ts';

declare const __NATIVE__: string;

type Application = { run: typeof run };

/** Until the card is painted, nothing else is asked for. */
const SHOWN_MS = 100;
/** How long the application may take on a slow network. */
const APPLICATION_MS = 30_000;

/** By what the application's files load one another: they import it from here (scripts/build/code/minify.ts). */
export const loadFile = createLoadFile(`${origin}/widget/`);
const loadApplication = () => loadFile(__NATIVE__) as Promise<Application>;

/** Keeps what the loader says until the application takes it. */
function keepMessages(box: NativeBox) {
  const messages: HostMessage[] = [];
  const inbox: Inbox = { messages, take: null };
  box.contentWindow.postMessage = (message) => {
    if (inbox.take) inbox.take(message);
    else messages.push(message);
  };
  return inbox;
}

const TEXT = 'textarea,select,input:not([type=radio],[type=checkbox],[type=range])';

/**
 * Keeps keys that are the widget's own from the page, which sees the box as their target and so takes what is typed for
 * its shortcuts: those in a text field, and Escape where it closes a dialog. Others go on.
 */
function keepKeys(shadow: ShadowRoot) {
  let isClosing = false;
  const keep = (event: KeyboardEventInit & Event) => {
    const isEscape = event.key === 'Escape';
    // Before its `keyup`, the dialog has closed.
    if (event.type === 'keydown') isClosing = isEscape && shadow.querySelector('dialog[open]') !== null;
    if ((isEscape && isClosing) || (event.target as Element).matches(TEXT)) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) shadow.addEventListener(type, keep);
}

/** What pages forbid to keep their texts from being copied, save in fields. They see the box in a field's place. */
const GESTURES = ['mousedown', 'selectstart', 'contextmenu', 'copy', 'cut', 'paste'];

/** Keeps from the page what readers do in a field. */
function keepGestures(shadow: ShadowRoot) {
  const keep = (event: Event) => {
    if (event.target instanceof Element && event.target.matches('textarea,select,input')) event.stopPropagation();
  };
  for (const type of GESTURES) shadow.addEventListener(type, keep);
}

/**
 * Brings the application, once, however often it is asked for. Where that fails, the next request tries again.
 *
 * @param start runs it
 */
function createBringing(start: (application: Application) => Promise<void>) {
  let bringing: Promise<void> | null = null;
  return () => {
    bringing ??= loadApplication()
      .then(start)
      .catch((error) => {
        bringing = null;
        throw error;
      });
    return bringing;
  };
}

/**
 * Holds the server's card until the application is wanted.
 *
 * @param bring brings the application
 * @param isOver whether the widget has gone meanwhile
 */
function createCard(shadow: ShadowRoot, bring: () => Promise<void>, isOver: () => boolean) {
  let open: () => unknown = () => {
    const timer = setTimeout(card.lose, APPLICATION_MS);
    return bring()
      .catch(card.lose)
      .finally(() => clearTimeout(timer));
  };
  let isAsked = false;
  const ask = () => {
    if (isAsked || isOver()) return;
    isAsked = true;
    open();
  };
  const again = async () => {
    await open();
    return true;
  };
  const card = holdCard(
    shadow,
    () => setTimeout(ask),
    again,
    () => ({}),
  );
  const whenWanted = (run: () => void) => {
    open = run;
    card.whenWanted(run);
  };
  return { ask, card: { ...card, whenWanted } };
}

/**
 * Mounts a widget.
 *
 * @param box the element in the frame's place. Its `src` is the address that the frame would have
 * @param stops what the loader does when the placement is destroyed; empty once it is
 */
export async function mount(box: NativeBox, stops: Stop[]) {
  // Destroyed, or given up by the loader, while a file was on its way. A page may put in again what it has taken out.
  const isOver = () => stops.length === 0 || !box.parentNode;
  if (isOver()) return;
  const title = titleIn(document.documentElement.lang) ?? box.title;
  const tell = (message: WidgetMessage) => {
    // The text of the loader's link in its place; a box that is seen has no tooltip.
    box.title = message.type === 'civicActionNotDisplayed' ? title : '';
    say(box, message);
  };
  // Without these requests there is no application; their failure alone would tell of a network.
  stops.push(
    listen<SecurityPolicyViolationEvent>(document, 'securitypolicyviolation', (event) => {
      const { effectiveDirective, disposition, blockedURI } = event;
      // An address, or a mere origin.
      const isOurs = `${blockedURI}/`.startsWith(`${origin}/`);
      if (isOurs && effectiveDirective === 'connect-src' && disposition === 'enforce' && !isOver())
        tell({ type: 'civicActionNotDisplayed', reason: 'csp' });
    }),
  );
  if (!isSoundPage()) return giveWay(box);
  fitBox(box);
  const shadow = box.attachShadow({ mode: 'open' });
  keepKeys(shadow);
  keepGestures(shadow);
  const inbox = keepMessages(box);
  const served = await takeServed(box.parentElement, box.src);
  const beginning: Beginning = { box, shadow, inbox, tell, stops, isOver, served: null };
  const bring = createBringing(async ({ run }) => {
    if (!isOver()) await run(beginning);
  });
  if (isOver()) {
    if (served?.face) document.fonts.delete(served.face.face);
    return;
  }
  // Where it fails, the loader ends the placement.
  if (!served) return bring();
  const { ask, card } = createCard(shadow, bring, isOver);
  stops.push(card.giveWay);
  const { page, face } = served;
  if (face) stops.push(() => document.fonts.delete(face.face));
  beginning.served = { page, card, face };
  const refocus = fillRoot(shadow, served);
  card.begin();
  tell({ type: 'civicActionReady', takes: true });
  refocus();
  setTimeout(whenIdle, SHOWN_MS, ask);
}
