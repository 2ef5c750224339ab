import { isPlacement, SELECTOR } from './config.ts';
import { explainOddities } from './odd.ts';
import { guard, listen, type Stop } from './page/guard.ts';
import { make } from './page/make.ts';
import { load, script } from './page/origin.ts';
import { mount, type PlacementElement } from './placement.ts';
import type { Timing } from './timeline.ts';

const PARSED_EVERY_MS = 50;

type Callback = (api: CivicAction) => void;

/** The page's API (contract §2). Until the script has loaded, it is an array that callbacks are pushed into. */
export type CivicAction = {
  push: (callback: Callback) => void;
  /** Mounts placements added later, including `root` itself. With `data`, `root` is mounted with those options. */
  scan: (root?: ParentNode, data?: DOMStringMap) => void;
  /** Removes a widget and everything done for it, and restores the placement's own content. */
  destroy: (element: PlacementElement) => void;
  /** `event` with or without its prefix: `ready`, `civicaction:ready`. */
  on: (event: string, listener: (event: CustomEvent) => void) => Stop;
  /** Mounts the placements in `root` as they come, and destroys them as they leave, until the returned function is called. */
  watch: (root?: ParentNode) => Stop;
  timings: () => Timing[];
  version: string;
};

/** What the page has under our name: callbacks, what an earlier copy of the script has made, or an element of that id. */
type Found = Partial<CivicAction> | Callback[] | undefined;

const isApi = (found: Found): found is CivicAction => !!(found as Partial<CivicAction> | undefined)?.scan;

const page = window as { civicAction?: Found };
const found = page.civicAction;
const log = new Set<Timing[]>();
let count = 0;

const api: CivicAction = isApi(found)
  ? found
  : {
      push: (callback) => guard(callback)(api),
      on: (event, listener) => listen(document, `civicaction:${event.split(':').pop()}`, listener),
      destroy: guard((element: PlacementElement) => {
        for (const stop of element.civicAction?.splice(0) ?? []) stop();
      }),
      timings: () => [...log].flat(),
      version: __VERSION__,
      scan: guard((root: ParentNode = document, data?: DOMStringMap) => {
        for (const element of [root as PlacementElement, ...root.querySelectorAll<PlacementElement>(SELECTOR)]) {
          const isWanted = data || element.matches?.(SELECTOR); // a document matches nothing
          if (isWanted && !element.civicAction?.length) mount(element, data ?? element.dataset, ++count, log);
        }
      }),
      watch: (root) => {
        api.scan(root);
        const watching = (load('watch') as Promise<typeof import('./watch.ts')>)
          .then((file) => file.watch(api, root))
          .catch(console.warn);
        return () => watching.then((stop) => stop?.());
      },
    };
page.civicAction = api;
// callbacks first: they may listen for the very first event
if (Array.isArray(found)) for (const callback of found) api.push(callback);

/** On a page without placements, a script tag with placement attributes mounts the widget right after itself. */
const mountScript = (tag: HTMLElement) => {
  if (!isPlacement(tag.dataset)) return explainOddities(tag.dataset);
  const element = make('div');
  tag.after(element);
  api.scan(element, tag.dataset);
};

const scan: () => void = guard(() => {
  // a destroyed placement stays destroyed until the page itself scans again
  for (const element of document.querySelectorAll(SELECTOR)) if (!('civicAction' in element)) api.scan(element);
  // more placements may follow until the document is fully parsed
  if (document.readyState === 'loading') setTimeout(scan, PARSED_EVERY_MS);
  else if (script && !document.querySelector(SELECTOR)) mountScript(script);
});
scan();
