import { randomUUID } from 'node:crypto';
import type { WireAction } from '../../../widget/api/wire.ts';
import { mainUnits } from '../../../widget/model/donation/money.ts';
import type { Transact } from '../../db/schema.ts';
import { enqueue } from '../../mail/outbox.ts';
import type { Donation } from './donation.ts';
import { moneyText } from './words.ts';

/** What a donor reads in a receipt. A partner without a name is left out. */
type Words = {
  subject: (partner: string | null) => string;
  greeting: (firstName: string) => string;
  thanks: (money: string, partner: string | null, day: string) => string;
  reference: (id: string) => string;
  tax: (partner: string | null) => string;
  playMoney: string;
};

const ENGLISH: Words = {
  subject: (partner) => (partner ? `Your donation to ${partner}` : 'Your donation'),
  greeting: (firstName) => `Hello ${firstName},`,
  thanks: (money, partner, day) =>
    `Thank you for your donation of ${money}${partner ? ` to ${partner}` : ''} on ${day}.`,
  reference: (id) => `Reference: ${id}`,
  tax: (partner) =>
    `This message confirms your payment. For a tax receipt, please ask ${partner ?? 'the organization'}.`,
  playMoney: 'This was a trial with play money: nothing was charged.',
};

const WORDS: Record<string, Words> = {
  es: {
    subject: (partner) => (partner ? `Tu donación a ${partner}` : 'Tu donación'),
    greeting: (firstName) => `Hola, ${firstName}:`,
    thanks: (money, partner, day) => `Gracias por tu donación de ${money}${partner ? ` a ${partner}` : ''} del ${day}.`,
    reference: (id) => `Referencia: ${id}`,
    tax: (partner) =>
      `Este mensaje confirma tu pago. Si necesitas un certificado fiscal, pídelo a ${partner ?? 'la organización'}.`,
    playMoney: 'Ha sido una prueba con dinero ficticio: no se te ha cobrado nada.',
  },
  fr: {
    subject: (partner) => (partner ? `Votre don à ${partner}` : 'Votre don'),
    greeting: (firstName) => `Bonjour ${firstName},`,
    thanks: (money, partner, day) => `Merci pour votre don de ${money}${partner ? ` à ${partner}` : ''} du ${day}.`,
    reference: (id) => `Référence : ${id}`,
    tax: (partner) =>
      `Ce message confirme votre paiement. Pour un reçu fiscal, adressez-vous à ${partner ?? 'l’association'}.`,
    playMoney: 'C’était un essai avec de l’argent fictif : rien n’a été débité.',
  },
  it: {
    subject: (partner) => (partner ? `La tua donazione a ${partner}` : 'La tua donazione'),
    greeting: (firstName) => `Ciao ${firstName},`,
    thanks: (money, partner, day) =>
      `Grazie per la tua donazione di ${money}${partner ? ` a ${partner}` : ''} del ${day}.`,
    reference: (id) => `Riferimento: ${id}`,
    tax: (partner) =>
      `Questo messaggio conferma il pagamento. Per una ricevuta fiscale, rivolgiti a ${partner ?? 'l’organizzazione'}.`,
    playMoney: 'Era una prova con denaro finto: non ti è stato addebitato nulla.',
  },
};

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
  const words = WORDS[language] ?? ENGLISH;
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
  const noNames = { prefix: null, firstName: null, middleName: null, lastName: null, suffix: null };
  await trx
    .insertInto('letters')
    .values({
      ...noNames,
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
