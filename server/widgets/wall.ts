import { LRUCache } from 'lru-cache';
import { MOST_ON_WALL, type WireAction } from '../../widget/core/api/wire.ts';
import type { Database } from '../db/schema.ts';

/** Whether an action is a petition that shows the names of its latest signers (contract §6, `details.wall`). */
export const hasWall = ({ type, details }: Pick<WireAction, 'type' | 'details'>) =>
  type.toLowerCase() === 'petition' && details?.wall === true;

/** Of one submission, whose sender is not among the others. */
type Asked = { identifier: string; before?: string; except?: string };

/** Signers who agreed to be shown, the latest first. */
const signersOf = (db: Database, { identifier, before, except }: Asked) =>
  db
    .selectFrom('signatures')
    .select('shownName')
    .where('identifier', '=', identifier)
    .where('shownName', 'is not', null)
    .$if(before !== undefined, (query) => query.where('at', '<', before as string))
    .$if(except !== undefined, (query) =>
      query.where((eb) => eb.or([eb('submissionKey', '<>', except as string), eb('submissionKey', 'is', null)])),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ON_WALL)
    .$narrowType<{ shownName: string }>()
    .execute();

const madeUpOf = (db: Database, identifier: string) =>
  db
    .selectFrom('demoNames')
    .select('name')
    .where('identifier', '=', identifier)
    .orderBy('position')
    .limit(MOST_ON_WALL)
    .execute();

/**
 * Names of an action's latest signers, at most four, the latest first.
 *
 * @param asked.before an ISO time: only who signed earlier
 * @param asked.except a submission's key: everybody but its sender
 */
export async function latestNames(db: Database, asked: Asked): Promise<string[]> {
  const names = (await signersOf(db, asked)).map(({ shownName }) => shownName);
  if (names.length < MOST_ON_WALL) names.push(...(await madeUpOf(db, asked.identifier)).map(({ name }) => name));
  return names.slice(0, MOST_ON_WALL);
}

/** The names of actions with a wall, by identifier, as those may know who did not sign just now. */
export type ShownWalls = (identifiers: string[]) => Promise<Map<string, string[]>>;

const MOST_KEPT = 10_000;

/**
 * Names of those who had signed at the last full minute, as the counts beside them (`shown-counts.ts`). Each action's are
 * read once a minute, however many readers ask.
 *
 * @param countsAgeMs a minute, or 0 for the present names
 */
export function createShownWalls(
  db: Database,
  { clock, countsAgeMs }: { clock: () => Date; countsAgeMs: number },
): ShownWalls {
  const kept = new LRUCache<string, { minute: number; names: string[] }>({ max: MOST_KEPT });

  async function namesOf(identifier: string): Promise<string[]> {
    if (countsAgeMs === 0) return latestNames(db, { identifier });
    const minute = Math.floor(clock().getTime() / countsAgeMs);
    const known = kept.get(identifier);
    if (known?.minute === minute) return known.names;
    const before = new Date(minute * countsAgeMs).toISOString();
    const names = await latestNames(db, { identifier, before });
    kept.set(identifier, { minute, names });
    return names;
  }

  return async (identifiers) => {
    const walls = new Map<string, string[]>();
    for (const identifier of identifiers) walls.set(identifier, await namesOf(identifier));
    return walls;
  };
}

/** Signatures that were gathered elsewhere (contract §6, `details.signatures`). */
export function signaturesOf({ details }: Pick<WireAction, 'details'>): number {
  const given = details?.signatures;
  return typeof given === 'number' ? given : 0;
}
