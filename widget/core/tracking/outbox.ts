import { recordActivity } from '../api/calls/notes.ts';
import type { Client } from '../api/client.ts';
import { mayArriveLater } from '../api/errors.ts';
import { sendKeepalive } from '../api/keepalive.ts';
import type { RecordActivityRequest } from '../api/wire.ts';
import { uuid } from '../browser/uuid.ts';

type Queued = { body: RecordActivityRequest; key: string };

/** The oldest are dropped beyond this: a tab that is offline all day must not fill the memory of an old phone. */
const MAX_QUEUED = 200;

/** Waits before further attempts, ms: browsers often say that the connection is back before it is. */
const WAITS_MS = [1_000, 5_000, 25_000];

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;

/** What is still to be sent, oldest first, and its delivery. */
function createQueue(client: Client) {
  let queued: readonly Queued[] = [];

  /** @returns whether it has arrived, or never will */
  async function deliver(item: Queued): Promise<boolean> {
    const { body, key } = item;
    const error = await client.post(recordActivity, body, { key, by: sendKeepalive, isQuiet: true }).then(
      () => null,
      (cause: unknown) => cause,
    );
    // What the server refuses is dropped.
    if (mayArriveLater(error)) return false;
    queued = queued.filter((each) => each !== item);
    return true;
  }

  return {
    deliver,
    items: () => queued,
    add(item: Queued) {
      queued = [...queued, item].slice(-MAX_QUEUED);
    },
  };
}

/** Sends the queue one after the other, and tries again when the connection is back. */
function createFlush({ deliver, items }: ReturnType<typeof createQueue>) {
  let isSending = false;
  let isBack = false;
  let timesBack = 0;

  /** Stops at the first that can't be delivered now. */
  async function sendInOrder() {
    for (;;) {
      const [next] = items();
      if (!next || !(await deliver(next))) return;
    }
  }

  async function flush() {
    if (isSending) return;
    isSending = true;
    do {
      isBack = false;
      await sendInOrder();
    } while (isBack);
    isSending = false;
  }

  return {
    flush,
    isSending: () => isSending,
    /** An attempt made without the connection may fail only after it is back, so one more round follows it. */
    async heedConnection() {
      isBack = true;
      timesBack += 1;
      const turn = timesBack;
      await flush();
      for (const wait of WAITS_MS) {
        if (items().length === 0) return;
        await after(wait);
        if (turn !== timesBack) return;
        await flush();
      }
    },
    stopTrying() {
      timesBack += 1;
    },
  };
}

/**
 * Sends activity one after the other, because the server records events in the order of arrival. When the page is being
 * closed it sends all at once, by requests that outlive the page. Events that fail while offline are kept, and sent in
 * their order and with their key when the connection is back.
 *
 * @returns `send`; `sent`, a promise of what was last sent; `stop`, which removes the listeners
 */
export function createOutbox(client: Client, page: Page = window) {
  const queue = createQueue(client);
  const { flush, isSending, heedConnection, stopTrying } = createFlush(queue);
  let isLeaving = false;
  let last = Promise.resolve();

  /** The first is already being sent. No answer is waited for any more. */
  async function sendAll() {
    await Promise.all(
      queue
        .items()
        .slice(isSending() ? 1 : 0)
        .map(queue.deliver),
    );
  }

  const heedLeaving = ({ type }: Event) => {
    isLeaving = type === 'pagehide' || page.document.visibilityState === 'hidden';
    if (isLeaving) void sendAll();
  };
  const listeners = { online: heedConnection, pagehide: heedLeaving, visibilitychange: heedLeaving } as const;
  for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener);

  return {
    send(body: RecordActivityRequest): Promise<void> {
      const item = { body, key: uuid() };
      queue.add(item);
      last = isLeaving ? queue.deliver(item).then(() => {}) : flush();
      return last;
    },
    sent: () => last,
    stop() {
      stopTrying();
      for (const [type, listener] of Object.entries(listeners)) page.removeEventListener(type, listener);
    },
  };
}
