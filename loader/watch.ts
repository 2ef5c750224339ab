import { ATTRIBUTES, isTracked, readOptions, SELECTOR } from './config.ts';
import type { CivicAction } from './index.ts';
import { guard, listen, type Stop } from './page/guard.ts';
import { record } from './page/record.ts';
import type { PlacementElement } from './placement.ts';
import type { ConsentMessage, Options } from './protocol.ts';

/** What those attributes take that the widget does not read; it tells of the others (widget/core/config/option-check.ts). */
const TAKES: { [name: string]: { words: string; isRight: (value: string) => boolean } } = {
  embed: { words: 'iframe or native', isRight: (value) => value === 'iframe' || value === 'native' },
  colorScheme: { words: 'light, dark, auto or page', isRight: (value) => /^(light|dark|auto|page)$/.test(value) },
  loading: { words: 'eager or lazy', isRight: (value) => value === 'eager' || value === 'lazy' },
  timingsRate: { words: 'a number from 0 to 1', isRight: (value) => Number(value) >= 0 && Number(value) <= 1 },
};

/** `data-line-item-id` for `lineItemId`. */
const attributeOf = (name: string) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** How many letters side by side may be missing, too many or others. */
const MOST_LETTERS = 2;
/** Shorter words that differ in a letter are words of their own: `data-content` is no `data-consent`. */
const LONG = 8;

/** Whether a name is ours but for a few letters in one place. Both are in small letters. */
const isNear = (name: string, ours: string) => {
  const difference = Math.abs(name.length - ours.length);
  const isOtherWord = difference === 0 && name !== ours && ours.length < LONG;
  if (difference > MOST_LETTERS || isOtherWord) return false;
  const isOursElsewhere = (at: number) =>
    name.startsWith(ours.slice(0, at)) && name.endsWith(ours.slice(at + MOST_LETTERS));
  return [...ours].some((_, at) => isOursElsewhere(at));
};

/** What is odd in a placement's attributes: one sentence for each. Attributes that resemble none of ours are the page's. */
export const attributeProblems = (data: DOMStringMap): string[] =>
  Object.entries(data).flatMap(([name, value]) => {
    const attribute = attributeOf(name);
    if (ATTRIBUTES.includes(name)) {
      const rule = TAKES[name];
      return rule && value && !rule.isRight(value) ? `${attribute} takes ${rule.words}, not "${value}".` : [];
    }
    const meant = ATTRIBUTES.find((ours) => isNear(name.toLowerCase(), ours.toLowerCase()));
    return meant ? `${attribute} is unknown. Did you mean ${attributeOf(meant)}?` : [];
  });

/** Tells publishers in the console what they may have misspelt, in one line. The loader imports it where something looks odd. */
export const warnOfAttributes = (data: DOMStringMap) => {
  const problems = attributeProblems(data);
  if (problems.length > 0) console.warn(`[civicAction] ${problems.join(' ')}`);
};

/** Tells the server that an ad blocker kept a sponsored widget away (spec §8). @param origin the loader's */
export const recordBlocked = (options: Options, origin: string) => {
  if (!navigator.webdriver && isTracked(options))
    record(
      `${origin}/api/Widget/RecordActivity`,
      { ...options, sponsored: true, widgetEmbedType: options.embedType, actions: [], type: 'NotDisplayed' },
      {
        // `crypto.randomUUID` is missing on insecure pages; a blob's address ends in a UUID everywhere
        'Idempotency-Key': URL.createObjectURL(new Blob()).split('/').pop() as string,
        'Content-Type': 'application/json',
      },
    );
};

const PREFERS_DARK = '(prefers-color-scheme:dark)';

/** Light or dark: as the reader's system is (`auto`), or as the page's own `color-scheme` is there (`page`). */
const schemeAt = (element: Element, said: string) => {
  const isDark = matchMedia(PREFERS_DARK).matches;
  const own = said === 'auto' ? 'light dark' : getComputedStyle(element).colorScheme;
  return own.includes('dark') && (isDark || !own.includes('light')) ? 'dark' : 'light';
};

/**
 * Tells the placement's frame the scheme, or the element that stands for a frame where the page draws the widget itself.
 * The message repeats the placement's own consent, which its type requires.
 */
const tell = (element: Element, data: DOMStringMap, colorScheme: string) => {
  for (const each of element.querySelectorAll<HTMLIFrameElement>('*'))
    if ('contentWindow' in each) {
      const { consent } = readOptions(data, each.src ? each : undefined);
      const message: ConsentMessage = { type: 'consent', consent, colorScheme };
      each.contentWindow?.postMessage(message, '*');
    }
};

/** Tells the widget when the reader's system, or the page by a mark on its root or body, turns dark or light. */
const followScheme = (element: PlacementElement, data: DOMStringMap, said: string) => {
  let last = schemeAt(element, said);
  const look = guard(() => {
    const colorScheme = schemeAt(element, said);
    if (colorScheme !== last) tell(element, data, colorScheme);
    last = colorScheme;
  });
  const observer = new MutationObserver(look);
  for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true });
  element.civicAction?.push(() => observer.disconnect(), listen(matchMedia(PREFERS_DARK), 'change', look));
};

/**
 * Mounts a placement that can't be mounted at once: another tool holds its frame's address back, or the page or the reader's
 * system says whether it is dark. The loader imports it there.
 *
 * @param stops empty once the placement is destroyed
 * @param isHeld whether the address is still to come
 * @param mount mounts it with these attributes
 */
export const prepare = (
  element: PlacementElement,
  data: DOMStringMap,
  stops: Stop[],
  isHeld: () => unknown,
  mount: (data: DOMStringMap) => unknown,
) => {
  const said = data.colorScheme;
  const isFollowed = said === 'auto' || said === 'page';
  const look = guard(() => {
    if (isHeld()) return;
    observer.disconnect();
    mount(isFollowed ? { ...data, colorScheme: schemeAt(element, said) } : data);
    if (isFollowed) followScheme(element, data, said);
  });
  // destroyed before this file came
  if (!stops.length) return;
  const observer = new MutationObserver(look);
  observer.observe(element, { subtree: true, childList: true, attributeFilter: ['src'] });
  stops.push(() => observer.disconnect());
  look();
};

/** A script tag's own placement stands right after it. */
const WATCHED = `${SELECTOR},script+div`;

const hasElement = ({ addedNodes, removedNodes }: MutationRecord) =>
  [...addedNodes, ...removedNodes].some((node) => node instanceof Element);

/**
 * Mounts placements that come and destroys those that leave. The loader imports this file for pages that ask for it, and
 * has mounted what was there. One that the page has destroyed itself stays so while it is in the page.
 */
export const watch = (api: CivicAction, root: ParentNode = document): Stop => {
  const seen = new Set<PlacementElement>();
  const cached = new Set<PlacementElement>();

  const note = () => {
    for (const element of root.querySelectorAll<PlacementElement>(WATCHED)) if (element.civicAction) seen.add(element);
  };
  const look = guard(() => {
    // Once all changes are made: what was only moved is still there.
    for (const element of seen)
      if (!element.isConnected) {
        api.destroy(element);
        delete element.civicAction;
        seen.delete(element);
      }
    for (const element of root.querySelectorAll<PlacementElement>(SELECTOR))
      if (!element.civicAction) api.scan(element);
    note();
  });

  const observer = new MutationObserver((records) => {
    if (records.some(hasElement)) look();
  });
  observer.observe(root, { childList: true, subtree: true });
  note();
  // What has come meanwhile. Later, so that a watch that was ended before this file came mounts nothing.
  const timer = setTimeout(look);
  const stops = [
    () => clearTimeout(timer),
    () => observer.disconnect(),
    // Turbo keeps a copy of the page, a moment after it says so. The copy is to hold the placement's own content.
    listen(document, 'turbo:before-cache', () => {
      for (const element of seen)
        if (element.civicAction?.[0]) {
          api.destroy(element);
          cached.add(element);
        }
    }),
    // What it takes along to the next page, or has refreshed in its place.
    listen(document, 'turbo:render', () => {
      for (const element of cached) delete element.civicAction;
      cached.clear();
      look();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
