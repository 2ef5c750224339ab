/** Preact's signals track reads by themselves: what React components must call is nothing there. */
export function useSignals() {}
