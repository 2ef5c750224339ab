import { effect, type ReadonlySignal, type Signal } from '@preact/signals-core';

/** A store's signal as others see it: only the store's own methods write it. */
export const readOnly = <T>(written: ReadonlySignal<T>): ReadonlySignal<T> => written;

/** A store's method that only writes a signal. */
export const setter =
  <T>(written: Signal<T>) =>
  (value: T): void => {
    written.value = value;
  };

/** Resolves once the signal is false. */
export const whenFalse = (signal: ReadonlySignal<boolean>) =>
  new Promise<void>((resolve) => {
    const stop = effect(() => {
      if (signal.value) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
