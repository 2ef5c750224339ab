import { type FakeClock, withClock } from './clock.ts';

/**
 * A fake clock and a fake network, since a real network would need the real clock. As in browsers, a request whose
 * signal is aborted already is not sent.
 *
 * @param run `asked` tells how many requests were sent
 */
export const withNetwork = (
  fetched: () => Promise<Response>,
  run: (clock: FakeClock, asked: () => number) => unknown,
) =>
  withClock(async (clock) => {
    const { fetch } = globalThis;
    let asked = 0;
    globalThis.fetch = async (_request, { signal } = {}) => {
      if (signal?.aborted) throw signal.reason;
      asked++;
      return fetched();
    };
    try {
      await run(clock, () => asked);
    } finally {
      globalThis.fetch = fetch;
    }
  });
