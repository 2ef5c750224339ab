import { listen, type Stop } from './page/guard.ts';
import { origin } from './page/origin.ts';
import type { HostMessage, Options, WidgetMessage } from './protocol.ts';

/** What the placement does on each of the widget's messages. */
type Handlers = { [M in WidgetMessage as M['type']]: (message: M) => void };

type Heard = { [type: string]: (message: unknown) => void };

/** Connects a placement with its frame (contract §5). */
export const connect = (
  stops: Stop[],
  frame: HTMLIFrameElement,
  options: Options,
  stages: { ready?: number },
  handlers: Handlers,
) => {
  const said: HostMessage[] = [{ ...options, type: 'consent', language: document.documentElement.lang }];
  /** Sends a message that is not to be repeated. @returns the window that hears it, if there is one */
  const post = (message: HostMessage) => {
    const window = frame.contentWindow;
    // To any origin: a sandboxed frame has an opaque one, and nothing here is secret.
    window?.postMessage(message, '*');
    return window;
  };
  /** Sends everything that was said, to a frame that has just become ready. */
  const repeat = () => {
    for (const message of said) post(message);
  };
  /** Never before the options: a frame that is not ready yet receives it once it is. */
  const say = (message: HostMessage) => {
    said.push(message);
    if (stages.ready) post(message);
  };
  stops.push(
    // source, then origin, then shape (contract §5): adverts share this window
    listen<MessageEvent>(window, 'message', ({ source, origin: sender, data }) => {
      // a removed frame has no window, and its last messages have no source
      if (!source || source !== frame.contentWindow) return;
      if (sender !== origin && sender !== 'null') return;
      // own names alone: the type of a message may be `constructor`
      if (data && Object.hasOwn(handlers, data.type)) (handlers as Heard)[data.type]?.(data);
    }),
  );
  // an adopted frame may have been ready before the loader listened
  repeat();
  return { say, repeat, post };
};
