import type { Infer } from 'superstruct';
import type { OptIn, OptIns } from '../../widget/api/wire.ts';
import type { Transact } from '../db/schema.ts';
import type { Person } from './person.ts';

const listOf = (optIns: Infer<typeof OptIns>): OptIn[] => (Array.isArray(optIns) ? optIns : optIns ? [optIns] : []);

const flag = (value: boolean | null | undefined) => (value ? 1 : 0);

const idOf = (id: OptIn['partnerId']) => (id === undefined || id === null ? null : String(id));

const rowOf = (person: Person, optIn: OptIn) => ({
  ...person,
  partnerId: idOf(optIn.partnerId),
  publisherId: idOf(optIn.publisherId),
  email: flag(optIn.isOptedInToPartnerEmail ?? optIn.isOptedInToPublisherEmail),
  sms: flag(optIn.isOptedInToPartnerSMS),
  call: flag(optIn.isOptedInToPartnerCall),
  labelSeen: optIn.recordedLabelSeen ?? null,
});

/** Stores consent and refusal alike, with the words that were on the screen (spec §3). */
export async function storeOptIns(trx: Transact, person: Person, optIns: Infer<typeof OptIns>) {
  const rows = listOf(optIns).map((optIn) => rowOf(person, optIn));
  if (rows.length > 0) await trx.insertInto('optIns').values(rows).execute();
}
