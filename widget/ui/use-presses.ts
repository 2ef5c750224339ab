import { type RefObject, useEffect } from 'react';
import { markLastInput } from '../core/browser/reader/last-input.ts';

/** Controls that act on a click. Text fields are left out: they act when the press begins. */
const CONTROLS = 'button, a[href], summary, label, input[type="radio"], input[type="checkbox"]';

/** CSS px that a hand may move during a press. */
const STILL_PX = 8;

type Press = { control: HTMLElement; x: number; y: number };

const isStill = ({ x, y }: Press, { clientX, clientY }: MouseEvent) => Math.hypot(clientX - x, clientY - y) <= STILL_PX;

const controlAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null);

/**
 * Makes a press count for the control on which it began. Leaving a field may move the page, for instance by an error
 * that appears below it: the control is then no longer under the pointer when the press ends, and the browser sends the
 * click to a common ancestor, or nowhere.
 *
 * @returns a function that stops it
 */
export function keepPresses(root: HTMLElement): () => void {
  let press: Press | null = null;
  const begin = (event: MouseEvent) => {
    const control = event.button === 0 ? controlAt(event) : null;
    press = control && { control, x: event.clientX, y: event.clientY };
  };
  const end = (event: MouseEvent) => {
    const ended = press;
    // The browser's own click comes before any timer, and leaves nothing to do.
    setTimeout(() => {
      if (ended !== press) return;
      press = null;
      if (!ended || !isStill(ended, event) || ended.control.matches(':disabled')) return;
      // As by a pointer: what pays judges those (widget/actions/donation/pay/press-guard.ts), and lets keys through.
      const click = { bubbles: true, cancelable: true, composed: true, detail: 1 };
      ended.control.dispatchEvent(new MouseEvent('click', click));
    });
  };
  const hear = (event: MouseEvent) => {
    const isByPointer = event.isTrusted && event.detail > 0;
    if (!press || !isByPointer) return;
    const path = event.composedPath();
    if (path.includes(press.control)) press = null;
    else if (path.includes(root) && isStill(press, event)) event.stopPropagation();
  };
  root.addEventListener('mousedown', begin, true);
  addEventListener('mouseup', end, true);
  // Ahead of whoever stops it on its way.
  addEventListener('click', hear, true);
  return () => {
    root.removeEventListener('mousedown', begin, true);
    removeEventListener('mouseup', end, true);
    removeEventListener('click', hear, true);
  };
}

/** Press handling that every widget's root needs, whatever it shows. */
export function usePresses(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!ref.current) return;
    const stops = [keepPresses(ref.current), markLastInput(ref.current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [ref]);
}
