import { ADDRESS_SLOW_MS } from '../../core/numbers/constants.ts';

type Handlers = {
  /** A request has been running for `ADDRESS_SLOW_MS`. */
  onSlow: () => void;
  onError: (error: unknown) => void;
};

/** Requests to the address service, one at a time: each request aborts the one before, whose answer is dropped. */
export function createRequests({ onSlow, onError }: Handlers) {
  let current = new AbortController();
  let slow: ReturnType<typeof setTimeout> | undefined;

  function abort() {
    clearTimeout(slow);
    current.abort();
  }

  function start(): AbortSignal {
    abort();
    current = new AbortController();
    slow = setTimeout(onSlow, ADDRESS_SLOW_MS);
    return current.signal;
  }

  return {
    abort,
    /** @param use takes the answer, unless the request was aborted meanwhile */
    async run<T>(ask: (signal: AbortSignal) => Promise<T>, use: (answer: T) => void) {
      const signal = start();
      try {
        const answer = await ask(signal);
        if (signal.aborted) return;
        clearTimeout(slow);
        use(answer);
      } catch (error) {
        if (signal.aborted) return;
        clearTimeout(slow);
        onError(error);
      }
    },
  };
}
