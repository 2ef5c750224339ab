import { LRUCache } from 'lru-cache';
import { MOST_ON_WALL, type WireAction } from '../../widget/core/api/wire.ts';
import { initialOf } from '../../widget/core/model/wall-name.ts';
import type { Database } from '../db/schema.ts';
import { isGivenName, nameParts, plainName } from './given-names.ts';

/** Whether an action is a petition that shows the names of its latest signers (contract §6, `details.wall`). */
export const hasWall = ({ type, details }: Pick<WireAction, 'type' | 'details'>) =>
  type.toLowerCase() === 'petition' && details?.wall === true;

/** Of one submission, whose sender is not among the others. */
type Asked = { identifier: string; before?: string; except?: string };

/** Among so many of the latest signers, a first name that several share is one, whatever a list knows. */
const MOST_READ = 300;
const SHARING = 3;
/** Of a first name: `Mary Ann`. */
const MOST_PARTS = 2;

type Signer = { shownName: string; emailKey: string };

/** Signers who agreed to be shown and whom nobody has hidden, the latest first. */
const signersOf = (db: Database, { identifier, before, except }: Asked): Promise<Signer[]> =>
  db
    .selectFrom('signatures')
    .select(['shownName', 'emailKey'])
    .where('identifier', '=', identifier)
    .where('shownName', 'is not', null)
    .where('isHidden', 'is', null)
    .$if(before !== undefined, (query) => query.where('at', '<', before as string))
    .$if(except !== undefined, (query) =>
      query.where((eb) => eb.or([eb('submissionKey', '<>', except as string), eb('submissionKey', 'is', null)])),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_READ)
    .$narrowType<{ shownName: string }>()
    .execute();

/** `Mary Ann R.` is the first name `Mary Ann` and an initial; `Maya` has none. */
function partsOf(shownName: string): [first: string, initial: string] {
  const [, first = shownName, initial = ''] = /^(.+?) (\p{L}\p{M}*\.)$/u.exec(shownName) ?? [];
  return [first, initial];
}

/**
 * Names as strangers see them. Anybody can sign under any words, so that only one or two words stand there in full, which are
 * given names or which several signers share; of others there is the first letter.
 *
 * @returns a name for each, '' where nothing of it can be shown
 */
export function namesForOthers(signers: readonly Signer[]): string[] {
  const sharing = new Map<string, Set<string>>();
  for (const { shownName, emailKey } of signers) {
    const first = plainName(partsOf(shownName)[0]);
    sharing.set(first, (sharing.get(first) ?? new Set()).add(emailKey));
  }
  return signers.map(({ shownName }) => {
    const [first, initial] = partsOf(shownName);
    const parts = nameParts(first);
    const isKnown = parts.every((part) => isGivenName(part));
    const isShared = (sharing.get(plainName(first))?.size ?? 0) >= SHARING;
    return parts.length <= MOST_PARTS && (isKnown || isShared)
      ? shownName
      : [initialOf(first), initial].filter(Boolean).join(' ');
  });
}

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
async function latestNames(db: Database, asked: Asked): Promise<string[]> {
  const names = namesForOthers(await signersOf(db, asked))
    .filter(Boolean)
    .slice(0, MOST_ON_WALL);
  if (names.length < MOST_ON_WALL) names.push(...(await madeUpOf(db, asked.identifier)).map(({ name }) => name));
  return names.slice(0, MOST_ON_WALL);
}

export type ShownWalls = {
  /** The names of actions with a wall, by identifier, as those may know who did not sign just now. */
  of: (identifiers: string[]) => Promise<Map<string, string[]>>;
  /** What the sender of a submission sees of others. @param except its key */
  others: (identifier: string, except: string) => Promise<string[]>;
};

const MOST_KEPT = 10_000;
/** How long a name waits, in steps of `countsAgeMs`: ten minutes. */
const WAITS = 10;
export const NAMES_WAIT_MS = WAITS * 60_000;

/**
 * Names of those who had signed ten full minutes ago, so that they can be hidden before anybody sees them
 * (server/widgets/signers.ts). Each action's are read once a minute, however many readers ask.
 *
 * @param countsAgeMs a minute, or 0 for the present names
 */
export function createShownWalls(
  db: Database,
  { clock, countsAgeMs }: { clock: () => Date; countsAgeMs: number },
): ShownWalls {
  const kept = new LRUCache<string, { minute: number; names: string[] }>({ max: MOST_KEPT });

  const minuteNow = () => Math.floor(clock().getTime() / countsAgeMs);
  const shownBefore = (minute: number) => new Date((minute - WAITS) * countsAgeMs).toISOString();

  async function namesOf(identifier: string): Promise<string[]> {
    if (countsAgeMs === 0) return latestNames(db, { identifier });
    const minute = minuteNow();
    const known = kept.get(identifier);
    if (known?.minute === minute) return known.names;
    const before = shownBefore(minute);
    const names = await latestNames(db, { identifier, before });
    kept.set(identifier, { minute, names });
    return names;
  }

  return {
    async of(identifiers) {
      const walls = new Map<string, string[]>();
      for (const identifier of identifiers) walls.set(identifier, await namesOf(identifier));
      return walls;
    },
    others: (identifier, except) =>
      latestNames(db, { identifier, except, ...(countsAgeMs > 0 && { before: shownBefore(minuteNow()) }) }),
  };
}

/** Signatures that were gathered elsewhere (contract §6, `details.signatures`). */
export function signaturesOf({ details }: Pick<WireAction, 'details'>): number {
  const given = details?.signatures;
  return typeof given === 'number' ? given : 0;
}
