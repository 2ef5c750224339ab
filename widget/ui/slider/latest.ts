import { SLIDER_THROTTLE_MS } from '../../core/numbers/constants.ts';

export type LatestOptions<T> = {
  /** Sends an answer. It must not throw. @returns whether it is settled; if not, it may be sent again */
  send: (value: T) => Promise<boolean>;
  /** How long to wait before each further try, ms. Default: no further try. */
  retriesMs?: readonly number[];
  /** Called when nothing is left to send. */
  onRest?: () => void;
};

/** An answer that is to be sent, with the number of tries so far. Times are those of `performance.now()`. */
type Waiting<T> = { value: T; tries: number; notBefore: number };

/**
 * Sends a reader's answers one at a time, and at most one in 500 ms (spec §4). One that is given meanwhile waits and
 * replaces the one that waited, so that the last answer is always sent last.
 */
export function createLatest<T>({ send, retriesMs = [], onRest }: LatestOptions<T>) {
  let waiting: Waiting<T> | null = null;
  let isSending = false;
  let throttledUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A newer answer has taken the place of this one. */
  function keep({ value, tries }: Waiting<T>) {
    const ms = retriesMs[tries];
    if (waiting || ms === undefined) return;
    waiting = { value, tries: tries + 1, notBefore: performance.now() + ms };
  }

  async function next(): Promise<void> {
    clearTimeout(timer);
    if (isSending) return;
    if (!waiting) return onRest?.();
    const ms = Math.max(throttledUntil, waiting.notBefore) - performance.now();
    if (ms > 0) {
      timer = setTimeout(next, ms);
      return;
    }
    const sent = waiting;
    waiting = null;
    isSending = true;
    throttledUntil = performance.now() + SLIDER_THROTTLE_MS;
    const isSettled = await send(sent.value);
    isSending = false;
    if (!isSettled) keep(sent);
    return next();
  }

  /** Takes the reader's newest answer. */
  return (value: T): void => {
    waiting = { value, tries: 0, notBefore: 0 };
    void next();
  };
}
