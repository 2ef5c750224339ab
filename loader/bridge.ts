import { listen, type Stop } from './guard.ts';
import type { HostMessage, WidgetMessage } from './protocol.ts';

/** A sandboxed frame without its origin says "null", and no target but `*` reaches it. */
const isOpaque = ({ sandbox }: HTMLIFrameElement) => sandbox.length > 0 && !sandbox.contains('allow-same-origin');

export const postTo = (frame: HTMLIFrameElement, origin: string, message: HostMessage) =>
  frame.contentWindow?.postMessage(message, isOpaque(frame) ? '*' : origin);

/** Source, then origin, then shape (contract §5): adverts share this window. */
export const listenTo = (
  stops: Stop[],
  current: () => HTMLIFrameElement,
  origin: string,
  receive: (message?: WidgetMessage) => void,
) =>
  listen<MessageEvent>(stops, window, 'message', (event) => {
    const frame = current();
    if (event.source === frame.contentWindow && event.origin === (isOpaque(frame) ? 'null' : origin))
      receive(event.data);
  });
