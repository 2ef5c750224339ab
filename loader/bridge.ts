import { listen, type Stop } from './page/guard.ts';
import { origin } from './page/origin.ts';
import type { HostMessage, Options, WidgetMessage } from './protocol.ts';

/** What the placement does on each of the widget's messages, and on no other: the type of one may be `constructor`. */
type Handlers = { [M in WidgetMessage as M['type']]: (message: M) => void } & { __proto__: null };

type Heard = { [type: string]: ((message: never) => void) | null | undefined };

/**
 * @returns three functions: one sends a message; one repeats every message to a frame that has just become ready; the
 *   last sends a message that is not to be repeated, and returns null if the frame has been removed
 */
export const connect = (
  stops: Stop[],
  frame: HTMLIFrameElement,
  options: Options,
  stages: { ready?: number },
  handlers: Handlers,
) => {
  const said: HostMessage[] = [{ ...options, type: 'consent', language: document.documentElement.lang }];
  // To any origin: a sandboxed frame has an opaque one, and nothing here is secret.
  const post = (message: HostMessage) => {
    frame.contentWindow?.postMessage(message, '*');
    return frame.contentWindow;
  };
  stops.push(
    // source, then origin, then shape (contract §5): adverts share this window
    listen<MessageEvent>(window, 'message', (event) => {
      // a removed frame has no window, and its last messages have no source: null must not match null
      if (event.source === (frame.contentWindow || 0) && [origin, 'null'].includes(event.origin))
        (handlers as Heard)[event.data?.type]?.(event.data as never);
    }),
  );
  // an adopted frame may have been ready before the loader listened
  said.map(post);
  return [
    /** Never before the options: a frame that is not ready yet receives it once it is. */
    (message: HostMessage) => {
      said.push(message);
      if (stages.ready) post(message);
    },
    () => said.map(post),
    post,
  ] as const;
};
