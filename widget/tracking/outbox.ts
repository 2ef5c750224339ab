import { recordActivity } from '../api/calls/activity.ts';
import type { Client } from '../api/client.ts';
import { isTooMany, isUnsettled, RequestError } from '../api/errors.ts';
import { sendLast } from '../api/last.ts';
import type { RecordActivityRequest } from '../api/wire.ts';
import { uuid } from '../browser/uuid.ts';

type Letter = { body: RecordActivityRequest; key: string };

/** Beyond this the oldest go: a tab that stays offline all day must not fill the memory of an old phone. */
const MAX_KEPT = 200;

/** It did not arrive, or the server had no time for it. What it refuses is not worth keeping. */
const mayArriveLater = (error: unknown) =>
  error instanceof RequestError && error.failure !== 'parse' && (isUnsettled(error) || isTooMany(error));

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
    client.post(recordActivity, body, { key, by: sendLast, isQuiet: true });

  const flush = async () => {
    if (isSending) return;
    isSending = true;
    while (kept[0]) {
      const error = await deliver(kept[0]).then(
        () => null,
        (cause: unknown) => cause,
      );
      if (mayArriveLater(error)) break;
      kept.shift();
    }
    isSending = false;
  };

  page.addEventListener('online', flush);
  return {
    async send(body: RecordActivityRequest) {
      const letter = { body, key: uuid() };
      // In its order: what was kept goes first.
      if (kept.length > 0) {
        kept = [...kept, letter].slice(-MAX_KEPT);
        return flush();
      }
      await deliver(letter).catch((error) => {
        if (mayArriveLater(error)) kept.push(letter);
      });
    },
    stop: () => page.removeEventListener('online', flush),
  };
}
