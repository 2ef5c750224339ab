/** The application of a widget without a frame: what `widget/entries/frame.ts` is to one with a frame. */

import { origin } from '#platform/origin.ts';
import type { Stop } from '../../../loader/page/guard.ts';
import type { NativeBox, WidgetMessage } from '../../../loader/protocol.ts';
import { kinds } from '../../actions/registry.ts';
import { createWidget } from '../../core/app/create-widget.ts';
import type { WidgetInstance } from '../../core/app/instance.ts';
import { createIsHidden, createIsReaderHere } from '../../core/browser/reader/presence.ts';
import { mayReload } from '../../core/browser/reload-guard.ts';
import { createReport } from '../../core/browser/report.ts';
import { readConfig } from '../../core/config/config.ts';
import { isTracked, modeOf } from '../../core/config/mode.ts';
import { readParams } from '../../core/config/read-params.ts';
import type { Early } from '../../core/host/frame/page/keep-messages.ts';
import { isSafari } from '../../core/model/consent.ts';
import { cards } from '../../parts/cards/index.ts';
import { watchLawmakers } from '../../parts/lawmakers/watch-lawmakers.ts';
import { takeOver } from '../take-over.ts';
import { createPageHost, type Inbox } from './host.ts';

/** What the first lines leave for the application. */
export type Beginning = {
  box: NativeBox;
  shadow: ShadowRoot;
  inbox: Inbox;
  tell: (message: WidgetMessage) => void;
  /** Emptied when the placement is destroyed, after each was called. */
  stops: Stop[];
  /** Whether the placement is destroyed, or has given the widget up. */
  isOver: () => boolean;
  served: Early['served'] | null;
};

const loadDrawing = () => import('./draw.tsx');
const addRoot = (shadow: ShadowRoot) => import('./add-root.ts').then((file) => file.addRoot(shadow));

/** In place of the storage of a frame's tab: a widget that crashes at its start must not come again and again. */
function createMemory(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (name) => items.get(name) ?? null, setItem: (name, value) => void items.set(name, value) };
}

/** Makes a widget in the root that stands in the page. */
function create(beginning: Beginning, root: HTMLElement, restart: () => boolean): WidgetInstance {
  const { box, inbox, tell, served } = beginning;
  const params = readParams(new URL(box.src).search, location.href);
  const config = readConfig(origin);
  const mode = modeOf({
    mode: params.mode,
    widgetPreviewId: params.widgetPreviewId,
    isAutomated: navigator.webdriver,
    isCypress: 'Cypress' in window,
    environment: config.environment,
  });
  const find = () => root.querySelector<HTMLElement>('.ca-root');
  return createWidget({
    kinds,
    cards,
    watchLawmakers,
    host: createPageHost({ inbox, tell, isSponsored: params.sponsored, root: () => root }),
    config,
    params,
    mode,
    // The path of a file says whose disk it is on.
    pageUrl: location.protocol === 'file:' ? '' : location.href,
    isTrackingAllowed: isTracked(mode) && !isSafari(navigator.userAgent),
    restart,
    width: () => Math.min(box.clientWidth, params.width ?? box.clientWidth),
    report: createReport(config, mode),
    early: null,
    served: served?.page ?? null,
    face: served?.face ? { ...served.face, root } : null,
    around: { isHidden: createIsHidden(find), isReaderHere: createIsReaderHere(find) },
  });
}

/** Follows the box and the page. @returns a function that stops it */
function follow(box: Element, widget: WidgetInstance) {
  const observer = new ResizeObserver(() => widget.resized());
  observer.observe(box);
  const over = new AbortController();
  addEventListener('pagehide', ({ persisted }) => persisted || widget.left(), { signal: over.signal });
  return () => {
    observer.disconnect();
    over.abort();
  };
}

/** Runs the widget until its placement is destroyed. */
export async function run(beginning: Beginning) {
  const { box, shadow, stops, isOver, served } = beginning;
  let end: Stop = () => {};
  let leave: Stop = () => {};
  const tell: Beginning['tell'] = (message) => {
    beginning.tell(message);
    // The loader has taken the box out. A page that takes out the whole placement may put it in again.
    if (!box.parentNode) end();
  };
  const memory = createMemory();
  const restart = () => {
    const isAllowed = mayReload({ isProduction: true, now: Date.now, storage: () => memory });
    if (isAllowed) again().catch(() => tell({ type: 'civicActionNotDisplayed', reason: 'network' }));
    return isAllowed;
  };
  async function again() {
    end();
    await begin(await addRoot(shadow), null);
  }
  async function begin(root: HTMLElement, from: Beginning['served']) {
    if (isOver()) return;
    const widget = create({ ...beginning, tell, served: from }, root, restart);
    leave = widget.left;
    const unfollow = follow(box, widget);
    let drawing: ReturnType<typeof loadDrawing> | undefined;
    const load = () => {
      drawing = loadDrawing();
      return drawing;
    };
    const letGo = from ? takeOver(root, widget, from.card, from.page, load) : undefined;
    end = () => {
      unfollow();
      letGo?.();
      widget.destroy();
      // Nothing is fetched to take away what was never drawn.
      drawing?.then(
        ({ clear }) => clear(root),
        () => {},
      );
    };
    if (from) return;
    const { draw } = await load();
    if (isOver()) return;
    draw(root, widget);
    tell({ type: 'civicActionReady', takes: true });
  }
  stops.push(() => {
    leave();
    end();
  });
  const root = served ? shadow.getElementById('root') : await addRoot(shadow);
  if (root) await begin(root, served);
}
