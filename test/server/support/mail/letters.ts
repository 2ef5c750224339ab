import type { Database } from '../../../../server/db/schema.ts';
import { type claimDue, enqueue } from '../../../../server/mail/outbox.ts';

export const START = new Date('2026-11-21T12:00:00.000Z');

type Changes = Partial<Awaited<ReturnType<typeof claimDue>>[number]['letter']>;

/** Puts one person's letter to `count` officials into the outbox, due since `START`. */
export async function putLetter(db: Database, count = 1, changes: Changes = {}) {
  const id = `letter-${Math.random()}`;
  const at = START.toISOString();
  await db
    .insertInto('letters')
    .values({
      id,
      identifier: '3040|email@1',
      emailKey: 'ada@example.org',
      isTest: 0,
      isReceipt: 0,
      email: 'ada@example.org',
      prefix: 'Ms.',
      firstName: 'Ada',
      middleName: null,
      lastName: 'Lovelace',
      suffix: null,
      phone: '"+12015550123"',
      address:
        '{"streetNo":"12","street":"Ferry St","city":"Newark","adminArea1Code":"NJ","zipCode":"07102","countryCode":"US"}',
      subject: 'Please repair the lamps',
      text: 'Dear Councilmember,\n\n.one dot, and Ünïcödé — 東京.',
      answerId: null,
      at,
      context: '{}',
      ...changes,
    })
    .execute();
  const recipients = Array.from({ length: count }, (_, index) => ({
    key: `name:${index}`,
    name: `Official ${index}`,
    email: `official${index}@city.example`,
    status: 'queued' as const,
  }));
  await db.transaction().execute((trx) => enqueue(trx, id, recipients, at));
}
