import { recordActivity } from '../api/calls/activity.ts';
import type { Client } from '../api/client.ts';
import { RequestError } from '../api/errors.ts';
import type { RecordActivityRequest } from '../api/wire.ts';
import { uuid } from '../browser/uuid.ts';

type Letter = { body: RecordActivityRequest; key: string };

/** Beyond this the oldest go: a tab that stays offline all day must not fill the memory of an old phone. */
const MAX_KEPT = 200;

const neverArrived = (error: unknown) =>
  error instanceof RequestError && error.failure !== 'status' && error.failure !== 'parse';

/**
 * Sends activity so that it outlives the page; what could not leave while offline is kept and sent, with its key and in
 * its order, when the connection is back.
 *
 * @returns `send`, and `stop`, which lets go of the page
 */
export function createOutbox(client: Client, page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window) {
  let kept: Letter[] = [];
  let isSending = false;

  const deliver = async ({ body, key }: Letter) =>
    client.post(recordActivity, body, { key, keepalive: true, isQuiet: true });

  const flush = async () => {
    if (isSending) return;
    isSending = true;
    while (kept[0]) {
      const error = await deliver(kept[0]).then(
        () => null,
        (cause: unknown) => cause,
      );
      if (neverArrived(error)) break;
      kept.shift();
    }
    isSending = false;
  };

  page.addEventListener('online', flush);
  return {
    async send(body: RecordActivityRequest) {
      const letter = { body, key: uuid() };
      try {
        await deliver(letter);
        if (kept.length > 0) await flush();
      } catch (error) {
        if (neverArrived(error)) kept = [...kept, letter].slice(-MAX_KEPT);
      }
    },
    stop: () => page.removeEventListener('online', flush),
  };
}
