import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';
import type { Mailbox } from './message.ts';
import { countOutbox } from './outbox.ts';
import { createPostman } from './postman.ts';
import { createRelay, type Relay } from './relay.ts';

type MailOptions = { relay?: Relay | undefined; smtpUrl?: string | undefined; mailFrom?: Mailbox | undefined };

export type Mail = { start: () => Promise<void>; stop: () => Promise<void> };

/** Whether letters are sent at all; otherwise they wait for an operator. */
export const sendsMail = ({ relay, smtpUrl, mailFrom }: MailOptions): boolean =>
  Boolean((relay ?? smtpUrl) && mailFrom);

/** Logs how many letters wait, and why. */
async function tell(db: Database, isSending: boolean, log: FastifyBaseLogger) {
  const { queued, sending, failed } = await countOutbox(db);
  const waiting = queued + sending;
  if (!isSending && waiting > 0)
    log.warn({ waiting }, 'letters wait in the outbox: SMTP_URL is not set; `npm run outbox` lists and exports them');
  else log.info({ waiting }, isSending ? 'letters are handed to SMTP_URL' : 'letters are kept: SMTP_URL is not set');
  if (failed > 0) log.warn({ failed }, 'letters were given up; `npm run outbox` says why and tries them again');
}

/** Sends the outbox's letters if a relay is configured; otherwise they wait. */
export function createMail(
  db: Database,
  { relay, smtpUrl, mailFrom, clock }: MailOptions & { clock: () => Date },
  log: FastifyBaseLogger,
): Mail {
  const way = relay ?? (smtpUrl ? createRelay(smtpUrl) : null);
  const postman = way && mailFrom ? createPostman({ db, relay: way, from: mailFrom, clock, log }) : null;
  return {
    async start() {
      await tell(db, postman !== null, log);
      postman?.start();
    },
    stop: async () => postman?.stop(),
  };
}

/** Kinds that send letters to officials. */
const WRITING = ['email', 'recordvideo'];

async function isWritten(db: Database): Promise<boolean> {
  const action = await db.selectFrom('actions').select('actionId').where('type', 'in', WRITING).executeTakeFirst();
  return action !== undefined;
}

/** A notice for the operator of a server that sends no letters; null if the content has none. */
export async function lettersNotice(db: Database): Promise<string | null> {
  const { queued, sending } = await countOutbox(db);
  const waiting = queued + sending;
  if (waiting > 0)
    return `LETTERS WAIT: ${waiting} letters and receipts are not sent, since SMTP_URL is not set. Set it, or write them to files: npm run outbox export FOLDER`;
  return (await isWritten(db))
    ? 'Letters to officials will be kept and not sent: SMTP_URL is not set. Readers are told so.'
    : null;
}
