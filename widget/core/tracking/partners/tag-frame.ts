/** What a sandboxed frame runs (tag-page.ts). It is sent once, as a message: nothing is ever pasted into code. */
export type TagOrder =
  | { kind: 'javascript' | 'html'; content: string; values: TagValues }
  | { kind: 'analytics'; script: string; calls: readonly unknown[][] };

export type TagValues = { readonly [name: string]: string | number | boolean | null };

/** The frame's message when its code throws, or a file fails to load. */
export type TagFailure = { failed: string };

export type TagFrame = {
  /** Passes a call to an analytics tag. */
  say(call: readonly unknown[]): void;
  close(): void;
};

export type OpenTagFrame = (order: TagOrder, onFailed?: (why: string) => void) => TagFrame;

const isFailure = (data: unknown): data is TagFailure =>
  typeof data === 'object' && data !== null && typeof (data as TagFailure).failed === 'string';

function createFrame(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Without allow-same-origin the frame has an opaque origin: no storage, no cookies, no access to our window or the
  // page's.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  // The frame's page has our origin, so its referrer would be the widget's full address, which contains the article's.
  frame.referrerPolicy = 'no-referrer';
  frame.tabIndex = -1;
  frame.hidden = true;
  frame.src = src;
  return frame;
}

/**
 * @param src address of the frame's page, on the widget's origin
 *
 * @returns a function that opens a sandboxed frame for each order
 */
export const tagFrames =
  (src: string): OpenTagFrame =>
  (order, onFailed) => {
    const { port1, port2 } = new MessageChannel();
    const frame = createFrame(src);
    // Once only: a tag may navigate its frame to another page.
    const start = () => frame.contentWindow?.postMessage(order, '*', [port2]);
    frame.addEventListener('load', start, { once: true });
    port1.onmessage = ({ data }) => {
      if (isFailure(data)) onFailed?.(data.failed);
    };
    document.body.append(frame);
    return {
      say: (call) => port1.postMessage(call),
      close() {
        port1.close();
        frame.remove();
      },
    };
  };
