/**
 * What the loader imports for a placement that has no frame (contract §2, `data-embed="native"`). It draws the card that
 * the server has, in a shadow root, keeps what the reader does with it, and brings the application when the browser is
 * idle. It speaks to the loader as a frame would (contract §5).
 */
import type { Stop } from '../../loader/page/guard.ts';
import { origin } from '../../loader/page/origin.ts';
import type { HostMessage, NativeBox, WidgetMessage } from '../../loader/protocol.ts';
import { whenIdle } from '../browser/idle.ts';
import { createLoadFile } from '../browser/load-file.ts';
import { holdCard } from '../host/frame/page/held-card.ts';
import { titleIn } from '../host/frame/page/title.ts';
import { fillRoot, takeServed } from './card.ts';
import type { Inbox } from './host.ts';
import type { Beginning, run } from './run.ts';
import { say } from './say.ts';
import { fitBox } from './styles.ts';

declare const __NATIVE__: string;

type Application = { run: typeof run };

/** Until the card is painted, nothing else is asked for. */
const SHOWN_MS = 100;
/** How long the application may take on a slow network. */
const APPLICATION_MS = 30_000;

/** Where the build's files look for one another (scripts/build/code/minify.ts). */
const { civicAction } = window as unknown as { civicAction: { file?: ReturnType<typeof createLoadFile> } };
const loadFile = createLoadFile(`${origin}/widget/`);
civicAction.file = loadFile;
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

/**
 * Mounts a widget.
 *
 * @param box the element in the frame's place. Its `src` is the address that the frame would have
 * @param stops what the loader does when the placement is destroyed; empty once it is
 */
export async function mount(box: NativeBox, stops: Stop[]) {
  const isOver = () => stops.length === 0;
  // destroyed while this file was on its way
  if (isOver()) return;
  const title = titleIn(document.documentElement.lang) ?? box.title;
  // A box has no tooltip. The loader's link in its place has a text.
  box.title = '';
  const tell = (message: WidgetMessage) => {
    if (message.type === 'civicActionNotDisplayed') box.title = title;
    say(box, message);
  };
  const fail = () => tell({ type: 'civicActionNotDisplayed', reason: 'network' });
  fitBox(box);
  const shadow = box.attachShadow({ mode: 'open' });
  const inbox = keepMessages(box);
  const served = await takeServed(box.parentElement, box.src);
  if (isOver()) return;
  const beginning: Beginning = { box, shadow, inbox, tell, stops, served: null };
  const start = async ({ run }: Application) => {
    if (!isOver()) await run(beginning);
  };
  if (!served) return loadApplication().then(start).catch(fail);

  let open: () => unknown = () => {
    const patience = setTimeout(card.lose, APPLICATION_MS);
    return loadApplication()
      .then(start)
      .catch(card.lose)
      .finally(() => clearTimeout(patience));
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
  stops.push(card.giveWay);
  beginning.served = {
    page: served.page,
    card: {
      ...card,
      whenWanted(run) {
        open = run;
        card.whenWanted(run);
      },
    },
  };
  fillRoot(shadow, served);
  card.begin();
  tell({ type: 'civicActionReady', takes: true });
  setTimeout(whenIdle, SHOWN_MS, ask);
}
