import { randomUUID } from 'node:crypto';
import type { WireAction } from '../../../widget/api/wire.ts';
import { mainUnits } from '../../../widget/model/donation/money.ts';
import type { Transact } from '../../db/schema.ts';
import { enqueue } from '../../mail/outbox.ts';
import type { Donation } from './donation.ts';
import { receiptWordsIn } from './receipt-words.ts';
import { moneyText } from './words.ts';

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
  const words = receiptWordsIn(language);
  const money = moneyText(mainUnits(amount, currency), currency, language);
  const lines = [
    words.greeting(firstName ?? ''),
    words.thanks(money, partner, dayText(paidAt ?? donation.at, language)),
    transactionId && words.reference(transactionId),
    words.tax(partner),
    isPlayMoney && words.playMoney,
  ];
  return { subject: words.subject(partner), text: lines.filter(Boolean).join('\n\n') };
}

/** Puts a receipt into the outbox, in the transaction that marks the donation as paid. */
export async function sendReceipt(trx: Transact, donation: Paid, isPlayMoney: boolean) {
  const { identifier, email, emailKey, firstName, lastName } = donation;
  // A person who was forgotten meanwhile gets none.
  if (!email || !emailKey) return;
  const id = randomUUID();
  const at = donation.paidAt ?? donation.at;
  const nobody = { prefix: null, firstName: null, middleName: null, lastName: null, suffix: null };
  await trx
    .insertInto('letters')
    .values({
      ...nobody,
      ...receiptOf(donation, await partnerNameOf(trx, identifier), isPlayMoney),
      id,
      identifier,
      emailKey,
      email,
      at,
      submissionKey: null,
      contentHash: null,
      isTest: 0,
      isReceipt: 1,
      phone: null,
      address: null,
      answerId: null,
      context: '{}',
    })
    .execute();
  const name = [firstName, lastName].filter(Boolean).join(' ');
  await enqueue(trx, id, [{ key: 'donor', name, email, status: 'queued' }], at);
}
