/** Whether this is a sandboxed frame of no origin: there, popups and other programs are blocked (contract §4). */
export const isOpaque = () => globalThis.origin === 'null';
