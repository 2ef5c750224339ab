import { uuid } from '../browser/uuid.ts';
import type { Call } from './calls/call.ts';
import type { Client } from './client.ts';
import { mayArriveLater } from './errors.ts';
import { sendKeepalive } from './keepalive.ts';

/** Waits before further attempts, ms; shorter where the connection comes back. */
const WAITS_MS = [1_000, 5_000, 25_000];

/** @returns after so long, or when the connection is back; without a time only then */
const pause = (ms: number | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(end, ms);
    addEventListener('online', end);
  });

export type Delivery<Req, Res> = {
  /**
   * Sends something that a reader does once, such as opening a link. What was made at the first call is sent each time, with the
   * same key, so that the server counts it once (contract §6). It leaves at once and outlives the page.
   *
   * @returns the answer; null while it could not be delivered, after which another call tries again
   */
  send(make: () => Req): Promise<Res | null>;
};

/** @param report told of the last failure */
export function createDelivery<Req, Res>(
  client: Client,
  call: Call<Req, Res>,
  report: (error: unknown) => void,
): Delivery<Req, Res> {
  const key = uuid();
  let body: Req | undefined;
  let underWay: Promise<Res | null> | null = null;

  async function deliver(request: Req): Promise<Res | null> {
    for (let tries = 0; ; tries++) {
      try {
        return await client.post(call, request, { key, by: sendKeepalive, isQuiet: true });
      } catch (error) {
        const isLast = tries >= WAITS_MS.length && navigator.onLine;
        if (isLast || !mayArriveLater(error)) {
          report(error);
          return null;
        }
        await pause(WAITS_MS[tries]);
      }
    }
  }

  return {
    send(make) {
      body ??= make();
      underWay ??= deliver(body).then((answer) => {
        if (answer === null) underWay = null;
        return answer;
      });
      return underWay;
    },
  };
}
