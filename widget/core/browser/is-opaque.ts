/**
 * Whether this is a sandboxed frame with an opaque origin, where popups and external apps are blocked (contract §4).
 */
export const isOpaque = () => globalThis.origin === 'null';
