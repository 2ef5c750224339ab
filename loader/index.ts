import { isPlacement, SELECTOR } from './config.ts';
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

type Page = { civicAction?: (CivicAction & { map?: never }) | (Callback[] & { scan?: never }) };

{
  const before = (window as Page).civicAction;
  const log = new Set<Timing[]>();
  let count = 0;
  // biome-ignore lint/suspicious/noAssignInExpressions: a statement of its own is larger
  const api: CivicAction = ((window as Page).civicAction = before?.scan
    ? before
    : {
        push: (callback: Callback) => guard(callback)(api),
        on: (event, listener) => listen(document, `civicaction:${event.split(':').pop()}`, listener),
        destroy: guard((element: PlacementElement) => {
          element.civicAction?.splice(0).map((stop) => stop());
        }),
        timings: () => [...log].flat(),
        version: __VERSION__,
        scan: guard((root: ParentNode = document, data?: DOMStringMap) => {
          for (const element of [root as PlacementElement, ...root.querySelectorAll<PlacementElement>(SELECTOR)])
            if ((data || element.matches?.(SELECTOR)) && !element.civicAction?.[0])
              mount(element, data ?? element.dataset, ++count, log);
        }),
        watch: (root) => {
          api.scan(root);
          const watching = (load('watch') as Promise<typeof import('./watch.ts')>)
            .then((file) => file.watch(api, root))
            .catch(console.warn);
          return () => watching.then((stop) => stop?.());
        },
      });
  // callbacks first: they may listen for the very first event
  before?.map?.(api.push);
  const scan: () => void = guard(() => {
    // a destroyed placement stays destroyed until the page itself scans again
    for (const element of document.querySelectorAll(SELECTOR)) if (!('civicAction' in element)) api.scan(element);
    // more placements may follow until the document is fully parsed
    if (document.readyState === 'loading') return setTimeout(scan, PARSED_EVERY_MS);
    // on a page without placements, a script tag with placement attributes mounts the widget right after itself
    if (isPlacement(script.dataset) && !document.querySelector(SELECTOR)) {
      const element = make('div');
      script.after(element);
      api.scan(element, script.dataset);
    }
  });
  scan();
}
