import { WIDGETS } from './config.ts';
import { guard, listen, type Stop } from './guard.ts';
import { createPlacement } from './placement.ts';
import type { Timing } from './timings.ts';

const SELECTOR = '[data-civic-action]:not(script)';
const PARSED_EVERY_MS = 50;

type Callback = (api: CivicAction) => void;

/** The page's API (contract §2). Before the script arrives it is an array that callbacks are pushed into. */
export type CivicAction = {
  push: (callback: Callback) => void;
  /** Mounts placements that came later; `root` may be one itself, and is one where `data` says what it shows. */
  scan: (root?: ParentNode, data?: DOMStringMap) => void;
  /** Removes a widget and everything done for it; the placement's own content comes back. */
  destroy: (element: Element) => void;
  /** `event` with or without its prefix: `ready`, `civicaction:ready`. */
  on: (event: string, listener: (event: CustomEvent) => void) => Stop;
  timings: () => Timing[];
  version: string;
};

type Page = { civicAction?: CivicAction | Callback[] };

const createApi = (origin: string): CivicAction => {
  const mounted = new Map<Element, Stop | undefined>();
  const log: Timing[] = [];
  let count = 0;
  const mount = (element: HTMLElement, data = element.dataset) => {
    if (mounted.has(element)) return;
    // before it starts, since a listener of its first event may scan again
    mounted.set(element, undefined);
    mounted.set(element, createPlacement(element, data, origin, ++count, log));
  };
  const api: CivicAction = {
    push: (callback) => guard(callback)(api),
    scan: guard((root: ParentNode = document, data?: DOMStringMap) => {
      for (const element of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>(SELECTOR)])
        if (data || element.matches?.(SELECTOR)) mount(element, data);
    }),
    destroy: guard((element: Element) => {
      mounted.get(element)?.();
      mounted.delete(element);
    }),
    on: (event, listener) => listen(document, `civicaction:${event.split(':').pop()}`, listener),
    timings: () => [...log],
    version: __VERSION__,
  };
  return api;
};

const start = guard(() => {
  const page = window as Page;
  const script = document.currentScript as HTMLScriptElement;
  const before = page.civicAction;
  let api = before as CivicAction;
  if (!api?.scan) {
    api = page.civicAction = createApi(__ORIGIN__ || new URL(script.src).origin);
    // callbacks first: they may want to hear of the very first event
    (before as Callback[])?.map(api.push);
  }
  api.scan();
  // only a whole document can be said to hold no more placements, or none
  const finish: () => void = guard(() => {
    if (document.readyState === 'loading') return setTimeout(finish, PARSED_EVERY_MS);
    api.scan();
    // a script tag that names a widget, on a page without placements, is its own: the widget stands right after it
    if (!WIDGETS.some((name) => name in script.dataset) || document.querySelector(SELECTOR)) return;
    const element = document.createElement('div');
    script.after(element);
    api.scan(element, script.dataset);
  });
  finish();
});

start();
