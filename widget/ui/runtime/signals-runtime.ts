/** Connects signals to Preact. Only this file imports it, since stores use the core package alone. */
import '@preact/signals';

/** React components must call this; Preact's signals track reads without it. */
export function useSignals() {}
