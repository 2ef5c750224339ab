import { guard, listen, runAll, type Stop } from './guard.ts';
import { createPlacement } from './placement.ts';
import type { Timing } from './timings.ts';

/** `script` marks the placement that a script tag made for itself; the next such tag must not take it for the page's. */
const SELECTOR = '[data-civic-action]:not(script)';
const WRITTEN = `${SELECTOR}:not([data-civic-action=script])`;

type Callback = (api: CivicAction) => void;

/** The page's API (contract §2). Before the script arrives it is an array that callbacks are pushed into. */
export type CivicAction = {
  push: (callback: Callback) => void;
  /** Mounts placements that came later; `root` may be one itself. */
  scan: (root?: ParentNode) => void;
  /** Removes a widget and everything done for it; the placement's own content comes back. */
  destroy: (element: Element) => void;
  /** `event` with or without its prefix: `ready`, `civicaction:ready`. */
  on: (event: string, listener: (event: CustomEvent) => void) => Stop;
  timings: () => Timing[];
  version: string;
};

type Page = { civicAction?: CivicAction | Callback[] };

const createApi = (origin: string): CivicAction => {
  const mounted = new Map<Element, Stop>();
  const log: Timing[] = [];
  let count = 0;
  const mount = guard((element: HTMLElement) => {
    if (mounted.has(element)) return;
    // before it starts, since a listener of its first event may scan again
    mounted.set(element, () => {});
    mounted.set(element, createPlacement(element, origin, ++count, log));
  });
  const api: CivicAction = {
    push: (callback) => guard(callback)(api),
    scan: guard((root: ParentNode = document) => {
      const found = root.querySelectorAll<HTMLElement>(SELECTOR);
      for (const element of [root as HTMLElement, ...found]) if (element.matches?.(SELECTOR)) mount(element);
    }),
    destroy: guard((element: Element) => {
      mounted.get(element)?.();
      mounted.delete(element);
    }),
    on: (event, listener) => {
      const stops: Stop[] = [];
      listen(stops, document, `civicaction:${event.split(':').pop()}`, listener);
      return () => runAll(stops);
    },
    timings: () => log.slice(),
    version: __VERSION__,
  };
  return api;
};

/** A script tag that names a widget, on a page without placements, is its own: the widget stands right after it. */
const standIn = (script: HTMLElement, api: CivicAction) => {
  if (!/civic|widget|article/.test(`${Object.keys(script.dataset)}`) || document.querySelector(WRITTEN)) return;
  const element = document.createElement('div');
  Object.assign(element.dataset, script.dataset, { civicAction: 'script' });
  script.after(element);
  api.scan(element);
};

const start = guard(() => {
  const page = window as Page;
  const script = document.currentScript as HTMLScriptElement;
  const before = page.civicAction;
  const api = before && 'scan' in before ? before : createApi(__ORIGIN__ || new URL(script.src).origin);
  page.civicAction = api;
  // callbacks first: they may want to hear of the very first event
  if (Array.isArray(before)) before.map(api.push);
  api.scan();
  // only a whole document can be said to hold no more placements, or none
  const finish = () => {
    runAll(stops);
    api.scan();
    if (script) standIn(script, api);
  };
  const stops: Stop[] = [];
  if (document.readyState === 'loading') listen(stops, document, 'DOMContentLoaded', finish);
  else finish();
});

start();
