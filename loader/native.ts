import type { Config } from './config.ts';
import type { HostMessage, WidgetMessage } from './protocol.ts';

/** What `mount` of `/native.js` answers: the frame's bridge without the frame. */
export type NativeWidget = { post: (message: HostMessage) => void; destroy: () => void };

/** `mount(element, config, receive)` of `/native.js`; `config` holds the keys of the frame's address as strings. */
export type NativeModule = {
  mount: (element: HTMLElement, config: Config, receive: (message: WidgetMessage) => void) => NativeWidget;
};

/** Fetches the native widget and mounts it. Both directions carry the messages of `protocol.ts`. */
export const mountNative = (
  origin: string,
  element: HTMLElement,
  config: Config,
  receive: (message: WidgetMessage) => void,
): Promise<NativeWidget> =>
  import(`${origin}/native.js`).then((native: NativeModule) => native.mount(element, config, receive));
