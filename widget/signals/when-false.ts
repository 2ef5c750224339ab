import { effect, type ReadonlySignal } from '@preact/signals-core';

/** Resolves once the signal is false. */
export const whenFalse = (signal: ReadonlySignal<boolean>) =>
  new Promise<void>((resolve) => {
    const stop = effect(() => {
      if (signal.value) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
