import { listen, type Stop } from './guard.ts';
import type { HostMessage, WidgetMessage } from './protocol.ts';

/** A sandboxed frame without its origin says "null", and no target but `*` reaches it. */
const isOpaque = (frame: HTMLIFrameElement) =>
  frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');

export const postTo = (frame: HTMLIFrameElement, origin: string, message: HostMessage) =>
  frame.contentWindow?.postMessage(message, isOpaque(frame) ? '*' : origin);

/** Source, then origin, then shape (contract §5): adverts share this window. `current` is asked, as a retry changes it. */
export const listenTo = (
  stops: Stop[],
  current: () => HTMLIFrameElement,
  origin: string,
  receive: (message: WidgetMessage) => void,
) =>
  listen<MessageEvent>(stops, window, 'message', ({ source, origin: sender, data }) => {
    const frame = current();
    if (source === frame.contentWindow && sender === (isOpaque(frame) ? 'null' : origin) && data) receive(data);
  });
