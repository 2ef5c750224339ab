import type { NativeBox, WidgetMessage } from '../../../loader/protocol.ts';

/** The page hears it like a frame's message; the loader knows the sender by the window that it has given to it. */
export function say(box: NativeBox, data: WidgetMessage) {
  const message = new MessageEvent('message', { data, origin: 'null' });
  // A browser takes only a window or a port for it.
  dispatchEvent(Object.defineProperty(message, 'source', { value: box.contentWindow }));
}
