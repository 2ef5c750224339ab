import type { Id } from '../../widget/api/wire.ts';
import type { ActionType } from '../../widget/model/enums.ts';
import type { Transact } from '../db/schema.ts';
import { addToTally } from '../db/tallies.ts';
import { findOpenAction } from './action.ts';
import { contextJson } from './context.ts';
import { countOf } from './person.ts';

type Request = Parameters<typeof contextJson>[0] & { id: Id; widgetId?: Id | null | undefined };

/** Counts a reader who has done an action that asks for nothing: an opened link, a watched video. */
export async function storeCompletion(trx: Transact, type: ActionType, request: Request, now: Date) {
  const { identifier } = await findOpenAction(trx, request, type, now);
  const at = now.toISOString();
  await trx
    .insertInto('completions')
    .values({ identifier, at, context: contextJson(request) })
    .execute();
  await addToTally(trx, { identifier, at });
  return { endUsersCount: await countOf(trx, identifier) };
}
