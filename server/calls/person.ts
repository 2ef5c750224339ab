import type { Transact } from '../db/schema.ts';
import { addToTally, totalsOf, WHOLE_ACTION } from '../db/tallies.ts';

/** Somebody who took an action at a time. */
export type Person = { identifier: string; emailKey: string; at: string };

/** One address is one person, however it is typed. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

/** JSON for a column; what is not there is null. */
export const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** How many people have taken an action. */
export const countOf = async (trx: Transact, identifier: string) =>
  (await totalsOf(trx, [identifier])).get(identifier) ?? 0;

/** Counts a person once per action. @returns how many people there are now */
export async function countPerson(trx: Transact, person: Person): Promise<number> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('participants')
    .values(person)
    .onConflict((conflict) => conflict.columns(['identifier', 'emailKey']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) await addToTally(trx, person.identifier, WHOLE_ACTION);
  return countOf(trx, person.identifier);
}
