/** What the signals' binding asks a shim for. */
export { useSyncExternalStore } from 'react';
