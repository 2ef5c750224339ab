import { within } from '../../model/time-limit.ts';
import { PaymentError } from '../provider.ts';
import type { Opening, Order, Said } from './protocol.ts';

/** A page of this machine answers at once; one that is missing, or whose frame was refused, never does. */
const OPEN_WITHIN_MS = 20_000;

export type PageFrame = {
  /** @throws PaymentError if the page doesn't answer */
  opened: Promise<void>;
  element: HTMLIFrameElement;
  say: (order: Order) => void;
  close: () => void;
};

const FILL: Partial<CSSStyleDeclaration> = {
  border: '0',
  // A scheme of the page around it would make the frame opaque.
  colorScheme: 'light',
  display: 'block',
  height: '100%',
  width: '100%',
};

function createElement(page: string, label: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.title = label;
  element.src = page;
  Object.assign(element.style, FILL);
  return element;
}

/** Puts a page of the second origin into a box, and speaks to it over a port that only that origin can get. */
export function openFrame(box: HTMLElement, page: string, opening: Opening, onSaid: (said: Said) => void): PageFrame {
  const element = createElement(page, opening.label);
  let port: MessagePort | undefined;
  const ready = new Promise<void>((resolve) => {
    const hear = ({ data }: MessageEvent<Said>) => {
      if (data.type !== 'ready') return onSaid(data);
      resolve();
    };
    // At each load: a frame that is moved in its document starts anew.
    element.addEventListener('load', () => {
      port?.close();
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = hear;
      element.contentWindow?.postMessage(opening, new URL(page).origin, [channel.port2]);
    });
  });
  box.append(element);
  return {
    opened: within(OPEN_WITHIN_MS, ready, () => new PaymentError('failed')),
    element,
    say: (order) => port?.postMessage(order),
    close() {
      port?.close();
      element.remove();
    },
  };
}
