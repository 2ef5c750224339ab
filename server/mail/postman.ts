import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';
import { type Mailbox, messageOf } from './message.ts';
import { type Claimed, claimDue, markDelivered, markFailed } from './outbox.ts';
import { failureOf, type Relay } from './relay.ts';

const LOOK_EVERY_MS = 2_000;
const AT_ONCE = 5;

type PostmanOptions = {
  db: Database;
  relay: Relay;
  from: Mailbox;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

/** Sends due letters from the outbox to the relay until it is stopped. Several may share a database. */
export function createPostman({ db, relay, from, clock, log }: PostmanOptions) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  async function giveUp(letter: Claimed, cause: unknown) {
    const { reason, code, isFinal } = failureOf(cause);
    const status = await markFailed(db, letter, clock(), { reason, isFinal });
    // The reason may quote an address, so that only the code is logged.
    log.warn({ outboxId: letter.id, attempts: letter.attempts, code, status }, 'letter not delivered');
  }

  async function deliver(letter: Claimed) {
    let proof: object;
    try {
      proof = await relay.send(messageOf(letter, from));
    } catch (cause) {
      return giveUp(letter, cause);
    }
    await markDelivered(db, letter, clock(), proof);
  }

  /** Sends all that is due. @returns how many letters were tried */
  async function deliverDue(): Promise<number> {
    for (let tried = 0; ; ) {
      const letters = isStopped ? [] : await claimDue(db, clock(), AT_ONCE);
      if (letters.length === 0) return tried;
      const results = await Promise.allSettled(letters.map(deliver));
      for (const result of results)
        if (result.status === 'rejected') log.error({ err: result.reason }, 'a letter’s status could not be stored');
      tried += letters.length;
    }
  }

  function look() {
    round = deliverDue()
      .catch((cause) => log.error({ err: cause }, 'the outbox could not be read'))
      .then(() => {
        if (!isStopped) timer = setTimeout(look, LOOK_EVERY_MS).unref();
      });
  }

  return {
    deliverDue,
    start: look,
    /** Finishes the letters in flight and takes no more. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
      relay.close();
    },
  };
}
