import { openDatabase } from '../../../../server/db/open.ts';
import type { Database } from '../../../../server/db/schema.ts';
import type { Mailbox } from '../../../../server/mail/message.ts';
import { createPostman } from '../../../../server/mail/postman.ts';
import { createRelay, type Relay } from '../../../../server/mail/relay.ts';
import { createDatabase } from '../databases.ts';
import { START } from './letters.ts';
import { type Smtp, startSmtp } from './smtp.ts';

export const FROM: Mailbox = { name: 'Civic letters', address: 'letters@widgets.example' };

const SILENT = { warn: () => undefined, error: () => undefined };

export type Tools = {
  db: Database;
  other: Database;
  smtp: Smtp;
  at: (ms: number) => void;
  now: () => Date;
  postman: (relay?: Relay, db?: Database) => ReturnType<typeof createPostman>;
};

/** A mail server, and a database that two servers share if it can be shared. */
export async function withOutbox(use: (tools: Tools) => Promise<void>) {
  const { options, remove } = await createDatabase();
  const db = await openDatabase(options);
  const other = options.databaseUrl ? await openDatabase(options) : db;
  const smtp = await startSmtp();
  let now = START;
  const clock = () => now;
  const postmen: ReturnType<typeof createPostman>[] = [];
  const postman: Tools['postman'] = (relay = createRelay(smtp.url), on = db) => {
    const made = createPostman({ db: on, relay, from: FROM, clock, log: SILENT });
    postmen.push(made);
    return made;
  };
  const at = (ms: number) => {
    now = new Date(START.getTime() + ms);
  };
  try {
    await use({ db, other, smtp, at, now: clock, postman });
  } finally {
    for (const each of postmen) await each.stop();
    await smtp.close();
    if (other !== db) await other.destroy();
    await db.destroy();
    await remove();
  }
}
