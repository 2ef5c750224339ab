import { recordActivity } from '../api/calls/activity.ts';
import type { Client } from '../api/client.ts';
import { isTooMany, isUnsettled, RequestError } from '../api/errors.ts';
import { sendKeepalive } from '../api/keepalive.ts';
import type { RecordActivityRequest } from '../api/wire.ts';
import { uuid } from '../browser/uuid.ts';

type Letter = { body: RecordActivityRequest; key: string };

/** Beyond this the oldest go: a tab that stays offline all day must not fill the memory of an old phone. */
const MAX_KEPT = 200;

/** Waits in ms before what still can't leave is tried again: a connection that is said to be back often isn't yet. */
const WAITS_MS = [1_000, 5_000, 25_000];

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** It did not arrive, or the server had no time for it. What it refuses is not worth keeping. */
const mayArriveLater = (error: unknown) =>
  error instanceof RequestError && error.failure !== 'parse' && (isUnsettled(error) || isTooMany(error));

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;

/**
 * Sends activity one after the other, since the server records events in the order in which they arrive; all at once
 * where the page goes away, which it outlives. What could not leave while offline is kept and sent, with its key and in
 * its order, when the connection is back.
 *
 * @returns `send`; `sent`, when that is over for now; and `stop`, which lets go of the page
 */
export function createOutbox(client: Client, page: Page = window) {
  let kept: readonly Letter[] = [];
  let isSending = false;
  let isBack = false;
  let timesBack = 0;
  let isLeaving = false;
  let last = Promise.resolve();

  /** @returns whether it has arrived, or never will */
  async function deliver(letter: Letter): Promise<boolean> {
    const { body, key } = letter;
    const error = await client.post(recordActivity, body, { key, by: sendKeepalive, isQuiet: true }).then(
      () => null,
      (cause: unknown) => cause,
    );
    if (mayArriveLater(error)) return false;
    kept = kept.filter((each) => each !== letter);
    return true;
  }

  async function flush() {
    if (isSending) return;
    isSending = true;
    do {
      isBack = false;
      while (kept[0] && (await deliver(kept[0])));
    } while (isBack);
    isSending = false;
  }

  /** The attempt that was made without the connection may fail after it is back. */
  async function heedConnection() {
    isBack = true;
    timesBack += 1;
    const turn = timesBack;
    await flush();
    for (const wait of WAITS_MS) {
      if (kept.length === 0) return;
      await after(wait);
      if (turn !== timesBack) return;
      await flush();
    }
  }

  /** The first is on its way; no answer is waited for any more. */
  async function sendAll() {
    await Promise.all(kept.slice(isSending ? 1 : 0).map(deliver));
  }

  const heedLeaving = ({ type }: Event) => {
    isLeaving = type === 'pagehide' || page.document.visibilityState === 'hidden';
    if (isLeaving) void sendAll();
  };
  const heard = { online: heedConnection, pagehide: heedLeaving, visibilitychange: heedLeaving } as const;
  for (const [type, hear] of Object.entries(heard)) page.addEventListener(type, hear);

  return {
    send(body: RecordActivityRequest): Promise<void> {
      const letter = { body, key: uuid() };
      kept = [...kept, letter].slice(-MAX_KEPT);
      last = isLeaving ? deliver(letter).then(() => {}) : flush();
      return last;
    },
    sent: () => last,
    stop() {
      timesBack += 1;
      for (const [type, hear] of Object.entries(heard)) page.removeEventListener(type, hear);
    },
  };
}
