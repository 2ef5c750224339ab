import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { ask, type Failure } from './ask.ts';

/** `last` is the answer to an earlier question, which stays in place until the new one has come. */
export type State<T> =
  | { is: 'waiting'; last: T | null; isSlow: boolean }
  | { is: 'there'; value: T }
  | { is: 'failed'; why: Failure };

export type Answer<T> = { state: ReadonlySignal<State<T>>; again: () => void };

/** After this a person wonders whether anything happens. */
const SLOW_AFTER_MS = 4_000;

const lastOf = <T>(state: State<T>): T | null => {
  if (state.is === 'there') return state.value;
  return state.is === 'waiting' ? state.last : null;
};

/**
 * Keeps the answer to a question that changes. A new question ends the request of the one before, whose answer never
 * counts, however late it comes. No question (`null`), no request.
 *
 * @param onEnded hears that the session is over, and says whether it leads elsewhere; otherwise that is the answer
 */
export function createAnswer<T>(address: ReadonlySignal<string | null>, onEnded: () => boolean): Answer<T> {
  const state = signal<State<T>>({ is: 'waiting', last: null, isSlow: false });
  const tries = signal(0);
  const waiting = (isSlow: boolean) => {
    state.value = { is: 'waiting', last: lastOf(state.peek()), isSlow };
  };
  effect(() => {
    const asked = address.value;
    void tries.value;
    if (asked === null) return;
    const controller = new AbortController();
    untracked(() => waiting(false));
    const timer = setTimeout(waiting, SLOW_AFTER_MS, true);
    void ask<T>(asked, controller.signal).then((got) => {
      clearTimeout(timer);
      if (controller.signal.aborted) return;
      if ('value' in got) state.value = { is: 'there', value: got.value };
      else if (got.failure !== 'ended' || !onEnded()) state.value = { is: 'failed', why: got.failure };
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  });
  return {
    state,
    again() {
      tries.value += 1;
    },
  };
}
