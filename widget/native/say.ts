import type { NativeBox, WidgetMessage } from '../../loader/protocol.ts';

/** The page hears it like a frame's message; the loader knows the sender by the window that it has given to it. */
export function say(box: NativeBox, data: WidgetMessage) {
  dispatchEvent(Object.assign(new Event('message'), { data, origin: 'null', source: box.contentWindow }));
}
