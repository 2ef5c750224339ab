import { randomUUID } from 'node:crypto';
import type { WireAction } from '../../../widget/core/api/wire.ts';
import { mainUnits } from '../../../widget/core/model/donation/money.ts';
import type { Transact } from '../../db/schema.ts';
import { enqueue } from '../../mail/outbox.ts';
import type { Donation } from './donation.ts';
import RECEIPTS from './receipts.json' with { type: 'json' };
import { filled, moneyText, wordsOf } from './words.ts';

/** A donation that was paid. */
type Paid = Donation & { transactionId: string | null };

async function partnerNameOf(trx: Transact, identifier: string): Promise<string | null> {
  const row = await trx.selectFrom('actions').select('data').where('identifier', '=', identifier).executeTakeFirst();
  const { partner } = JSON.parse(row?.data ?? '{}') as Partial<WireAction>;
  return partner?.name ?? null;
}

/** Days are those of UTC: nothing says where the donor lives. */
const dayText = (at: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

function receiptOf(donation: Paid, partner: string | null, isPlayMoney: boolean) {
  const { amount, currency, firstName, paidAt, transactionId } = donation;
  const language = donation.language ?? 'en';
  const words = wordsOf(RECEIPTS, language);
  const { subject, thanks } = partner ? words.named : words.nameless;
  const values = {
    firstName: firstName ?? '',
    money: moneyText(mainUnits(amount, currency), currency, language),
    partner: partner ?? words.organization,
    day: dayText(paidAt ?? donation.at, language),
    id: transactionId ?? '',
  };
  const lines = [words.greeting, thanks, transactionId && words.reference, words.tax, isPlayMoney && words.playMoney];
  const text = lines.flatMap((line) => (line ? filled(line, values) : [])).join('\n\n');
  return { subject: filled(subject, values), text };
}

/** Puts a receipt into the outbox, in the transaction that marks the donation as paid. */
export async function sendReceipt(trx: Transact, donation: Paid, isPlayMoney: boolean) {
  const { identifier, email, emailKey, firstName, lastName } = donation;
  // A person who was forgotten meanwhile gets none.
  if (!email || !emailKey) return;
  const id = randomUUID();
  const at = donation.paidAt ?? donation.at;
  await trx
    .insertInto('letters')
    .values({
      ...receiptOf(donation, await partnerNameOf(trx, identifier), isPlayMoney),
      id,
      identifier,
      emailKey,
      email,
      at,
      isTest: 0,
      isReceipt: 1,
      context: '{}',
    })
    .execute();
  const name = [firstName, lastName].filter(Boolean).join(' ');
  await enqueue(trx, id, [{ key: 'donor', name, email, status: 'queued' }], at);
}
