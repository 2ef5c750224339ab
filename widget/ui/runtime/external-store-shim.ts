/** Replaces the shim that the signals' React binding imports. */
export { useSyncExternalStore } from 'react';
