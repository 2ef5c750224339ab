/** What runs in a frame of its own (tag-page.ts). Sent once, by structured clone: nothing is ever pasted into code. */
export type TagOrder =
  | { kind: 'javascript' | 'html'; content: string; values: TagValues }
  | { kind: 'analytics'; script: string; calls: readonly unknown[][] };

export type TagValues = { readonly [name: string]: string | number | boolean | null };

/** The frame's page says so when what it runs throws, or when a file that it asks for does not come. */
export type TagFailure = { failed: string };

export type TagFrame = {
  /** To an analytics tag: one call of it. */
  say(call: readonly unknown[]): void;
  close(): void;
};

export type OpenTagFrame = (order: TagOrder, onFailed?: (why: string) => void) => TagFrame;

const isFailure = (data: unknown): data is TagFailure =>
  typeof data === 'object' && data !== null && typeof (data as TagFailure).failed === 'string';

function createFrame(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Without allow-same-origin the frame has an opaque origin: no storage, no cookies, and no way to ours or the page's.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  // Of our own origin, its page would be told the whole address of the widget's, and with it the article's.
  frame.referrerPolicy = 'no-referrer';
  frame.tabIndex = -1;
  frame.hidden = true;
  frame.src = src;
  return frame;
}

/** @param src the page for it, on the widget's origin @returns what opens a sandboxed frame for each order */
export const tagFrames =
  (src: string): OpenTagFrame =>
  (order, onFailed) => {
    const { port1, port2 } = new MessageChannel();
    const frame = createFrame(src);
    // A tag that leads its frame elsewhere is not followed there.
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
