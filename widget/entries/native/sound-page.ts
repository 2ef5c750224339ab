import { listen } from '../../../loader/page/guard.ts';
import { ALLOW, EMBED, type NativeBox } from '../../../loader/protocol.ts';

/** What the application takes for granted of the language. Each is wrong on a page whose own script has replaced it by something else. */
const PROOFS: (() => boolean)[] = [
  () => [...['a'].entries()].join() === '0,a', // Prototype makes it a copy of the list
  () => JSON.stringify({ a: ['b'] }) === '{"a":["b"]}', // Prototype and old MooTools have a toJSON for lists
  () => JSON.stringify(new Date(0)) === '"1970-01-01T00:00:00.000Z"',
  () =>
    [3, 1, 2]
      .sort((a, b) => a - b)
      .map((each, at) => each + at)
      .join() === '1,3,5',
  () => [1, 2].reduce((sum, each) => sum + each, 0) === 3 && [[1], [2]].flat().includes(2) && [1, 2].at(-1) === 2,
  () => Array.from({ length: 2 }, (_, at) => at).find((each) => each === 1) === 1,
  () => new Map([[1, 2]]).get(1) === 2 && new Set([1, 1]).size === 1 && new WeakMap().get({}) === undefined,
  () => Object.entries(Object.fromEntries([['a', 1]])).join() === 'a,1',
  () => new URL('b?c=d#e', 'https://a.example/').href === 'https://a.example/b?c=d#e',
  () => String(new URLSearchParams({ a: 'b c' })) === 'a=b+c' && encodeURIComponent('é') === '%C3%A9',
  () => 'a-b-c'.replaceAll('-', '').padStart(4, '0') === '0abc' && 'abc'.startsWith('ab'),
  () => typeof Promise.resolve().finally === 'function' && typeof Promise.allSettled === 'function',
  () => !new AbortController().signal.aborted && new Event('a').type === 'a',
  () => Number.isInteger(1) && Math.max(1, 2) === 2 && Object.is(NaN, NaN),
  () => typeof fetch === 'function' && typeof requestAnimationFrame === 'function' && setTimeout.length >= 0,
  () => {
    const element = document.createElement('div');
    const child = document.createElement('i');
    element.append(child);
    return child.closest('div') === element && element.querySelector('i') === child && child.matches('div>i');
  },
  () => {
    // A page that has frozen the prototypes (SES) lets nobody assign what an object inherits, which packages do.
    const own = {};
    const say = () => 'own';
    own.toString = say;
    return own.toString === say;
  },
  () => {
    for (const _ in []) return false; // a page has given every list, or every object, another member
    return true;
  },
];

/** Whether the page has left the language to its programs as it is. */
export const isSoundPage = () =>
  PROOFS.every((holds) => {
    try {
      return holds();
    } catch {
      return false;
    }
  });

/** What a frame calls the same placement. */
const IN_A_FRAME: Record<string, number> = {
  [EMBED.Regular]: EMBED.Iframe,
  [EMBED.RegularWidgetId]: EMBED.IframeWidgetId,
};

// Written whole, as is the event below in its guard: the page may have replaced what would make them.
const STYLE =
  'width:100%!important;height:100%!important;border:0!important;display:block!important;color-scheme:light!important';

/**
 * Shows the frame that the box stands for, on a page where the application could not run. The loader speaks to it as to the box:
 * it measures the box, which the frame fills, and listens to the box's window, which is the frame's from now on.
 */
export function giveWay(box: NativeBox) {
  const frame = document.createElement('iframe');
  frame.title = box.title;
  frame.allow = ALLOW;
  Object.assign(frame, { credentialless: crossOriginIsolated });
  frame.style.cssText = STYLE;
  frame.src = box.src.replace(/\bembedType=(\d)/, (whole, type) =>
    type in IN_A_FRAME ? `embedType=${IN_A_FRAME[type]}` : whole,
  );
  listen(frame, 'load', () => box.dispatchEvent(new Event('load')));
  box.append(frame);
  if (frame.contentWindow) box.contentWindow = frame.contentWindow;
}
