/** Whose messages count: the widget's origin, or "null", which is what a sandboxed frame without its origin says. */
export const peerOf = (origin: string, frame?: HTMLIFrameElement | null) =>
  frame?.sandbox.length && !frame.sandbox.contains('allow-same-origin') ? 'null' : origin;
