import { listen, type Stop } from './page/guard.ts';
import { origin } from './page/origin.ts';
import type { HostMessage, WidgetMessage } from './protocol.ts';

/** What the placement does on each of the widget's messages. */
type Handlers = { [M in WidgetMessage as M['type']]: (message: M) => void };

/** @returns two functions: one sends a message; the other repeats every message to a frame that has just become ready */
export const connect = (
  stops: Stop[],
  frame: HTMLIFrameElement,
  options: HostMessage,
  stages: { ready?: number },
  handlers: Handlers,
) => {
  const hear: { [type: string]: ((message: never) => void) | undefined } = handlers;
  const said = [options];
  // To any origin: a sandboxed frame has an opaque one, and nothing here is secret.
  const post = (message: HostMessage) => frame.contentWindow?.postMessage(message, '*');
  stops.push(
    // source, then origin, then shape (contract §5): adverts share this window
    listen<MessageEvent>(window, 'message', (event) => {
      // a removed frame has no window, and its last messages have no source: null must not match null
      if (event.source === (frame.contentWindow || 0) && [origin, 'null'].includes(event.origin))
        hear[event.data?.type]?.(event.data as never);
    }),
  );
  // an adopted frame may have been ready before the loader listened
  post(options);
  return [
    /** Never before the options: a frame that is not ready yet receives it once it is. */
    (message: HostMessage) => {
      said.push(message);
      if (stages.ready) post(message);
    },
    () => said.map(post),
  ] as const;
};
