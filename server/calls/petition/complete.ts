import { calls } from '../../../widget/api/calls.ts';
import { CompletePetitionRequest } from '../../../widget/api/wire.ts';
import type { Transact } from '../../db/schema.ts';
import { addToTally, totalsOf, WHOLE_ACTION } from '../../db/tallies.ts';
import { signaturesOf } from '../../widgets/signatures.ts';
import { findAction, type KnownAction } from '../action.ts';
import { contextJson } from '../context.ts';
import { submission } from '../module.ts';
import { storeOptIns } from '../opt-ins.ts';
import { emailKeyOf, json } from '../person.ts';

type Request = CompletePetitionRequest;

const rowOf = (request: Request, identifier: string, at: string) => ({
  identifier,
  emailKey: emailKeyOf(request.email),
  email: request.email,
  fullName: request.from ?? null,
  prefix: request.prefix ?? null,
  firstName: request.firstName,
  middleName: request.middleName ?? null,
  lastName: request.lastName,
  suffix: request.suffix ?? null,
  phone: json(request.phoneNumber),
  postalCode: request.zipCode ?? null,
  address: json(request.address),
  at,
  context: contextJson(request),
});

/** @returns whether this person signs for the first time */
async function sign(trx: Transact, request: Request, { identifier }: KnownAction, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('signatures')
    .values(rowOf(request, identifier, at))
    .onConflict((conflict) => conflict.columns(['identifier', 'emailKey']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function countOf(trx: Transact, { identifier, action }: KnownAction): Promise<number> {
  const totals = await totalsOf(trx, [identifier]);
  return signaturesOf(action) + (totals.get(identifier) ?? 0);
}

/**
 * Signs a petition. Who signed before is thanked again and not counted again, but what they now agree to, or no longer,
 * is kept beside what they did before: the last record holds.
 */
export const completePetition = submission(
  calls.completePetition,
  CompletePetitionRequest,
  async (request, trx, { now }) => {
    const petition = await findAction(trx, request.id, 'petition');
    const { identifier } = petition;
    const at = now.toISOString();
    const isNew = await sign(trx, request, petition, at);
    await storeOptIns(trx, { identifier, emailKey: emailKeyOf(request.email), at }, request.optIns);
    if (isNew) await addToTally(trx, identifier, WHOLE_ACTION);
    return { endUsersCount: await countOf(trx, petition) };
  },
);
