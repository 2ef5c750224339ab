import { LRUCache } from 'lru-cache';
import { MOST_ON_WALL, type WireAction } from '../../widget/core/api/wire.ts';
import { initialOf } from '../../widget/core/model/wall-name.ts';
import type { Database } from '../db/schema.ts';
import { isGivenName, nameParts, plainName } from './given-names.ts';

/** Whether an action is a petition that shows the names of its latest signers (contract §6, `details.wall`). */
export const hasWall = ({ type, details }: Pick<WireAction, 'type' | 'details'>) =>
  type.toLowerCase() === 'petition' && details?.wall === true;

/** @property before an ISO time: only who signed earlier */
type Asked = { identifier: string; before?: string };

/** Among so many of the latest signers, a first name that several share is one, whatever a list knows. */
const MOST_READ = 300;
const SHARING = 3;
/** Of a first name: `Mary Ann`. */
const MOST_PARTS = 2;

type Signer = { shownName: string; emailKey: string; submissionKey?: string | null };

/** Signers who agreed to be shown and whom nobody has hidden, the latest first. */
const signersOf = (db: Database, { identifier, before }: Asked): Promise<Signer[]> =>
  db
    .selectFrom('signatures')
    .select(['shownName', 'emailKey', 'submissionKey'])
    .where('identifier', '=', identifier)
    .where('shownName', 'is not', null)
    .where('isHidden', 'is', null)
    .$if(before !== undefined, (query) => query.where('at', '<', before as string))
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

/** A name as others see it, and what its signer sent. */
type Shown = { name: string; key?: string | null | undefined };

/** Latest signers of an action, the latest first: one more than a wall has, since one may be who asks. */
async function latestShown(db: Database, asked: Asked): Promise<Shown[]> {
  const signers = await signersOf(db, asked);
  const names = namesForOthers(signers);
  const shown: Shown[] = signers
    .map(({ submissionKey: key }, at) => ({ name: names[at] ?? '', key }))
    .filter(({ name }) => name !== '')
    .slice(0, MOST_ON_WALL + 1);
  return shown.length > MOST_ON_WALL ? shown : [...shown, ...(await madeUpOf(db, asked.identifier))];
}

/** @param except a submission's key: everybody but its sender */
const namesIn = (shown: readonly Shown[], except?: string): string[] =>
  shown
    .filter(({ key }) => except === undefined || key !== except)
    .slice(0, MOST_ON_WALL)
    .map(({ name }) => name);

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
  const kept = new LRUCache<string, { minute: number; shown: Shown[] }>({ max: MOST_KEPT });

  async function shownOf(identifier: string): Promise<Shown[]> {
    if (countsAgeMs === 0) return latestShown(db, { identifier });
    const minute = Math.floor(clock().getTime() / countsAgeMs);
    const known = kept.get(identifier);
    if (known?.minute === minute) return known.shown;
    const before = new Date((minute - WAITS) * countsAgeMs).toISOString();
    const shown = await latestShown(db, { identifier, before });
    kept.set(identifier, { minute, shown });
    return shown;
  }

  return {
    async of(identifiers) {
      const walls = new Map<string, string[]>();
      for (const identifier of identifiers) walls.set(identifier, namesIn(await shownOf(identifier)));
      return walls;
    },
    others: async (identifier, except) => namesIn(await shownOf(identifier), except),
  };
}

/** Signatures that were gathered elsewhere (contract §6, `details.signatures`). */
export function signaturesOf({ details }: Pick<WireAction, 'details'>): number {
  const given = details?.signatures;
  return typeof given === 'number' ? given : 0;
}
