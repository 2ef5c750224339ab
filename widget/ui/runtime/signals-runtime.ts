/** Hooks signals up to Preact: nobody else imports it, since stores know the core alone. */
import '@preact/signals';

/** Preact's signals track reads by themselves: what React components must call is nothing there. */
export function useSignals() {}
