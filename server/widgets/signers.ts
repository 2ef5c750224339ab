/** The names on petitions' walls, for those who answer for them: what others see, and what is hidden. */
import type { SignersAnswer } from '../../dashboard/answers.ts';
import type { WireAction, WireCard, WireWidget } from '../../widget/core/api/wire.ts';
import { actionKeyOf, identifierOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { hasWall, namesForOthers } from './wall.ts';

/** Whose walls; null for all. */
type Whose = { publisherId?: string | null; widgetId?: string | null };

type Wall = { action: string; title: string };

/** Petitions with a wall, by what their rows are stored under. */
async function wallsOf(db: Database, { publisherId = null, widgetId = null }: Whose): Promise<Map<string, Wall>> {
  const rows = await db
    .selectFrom('widgets')
    .select('data')
    .$if(publisherId !== null, (query) => query.where('publisherId', '=', publisherId as string))
    .$if(widgetId !== null, (query) => query.where('requestId', '=', widgetId as string))
    .execute();
  const walls = new Map<string, Wall>();
  for (const { data } of rows) {
    const widget = JSON.parse(data) as WireWidget;
    const actions = ((widget.cards ?? []) as WireCard[]).flatMap((card) => (card.actions ?? []) as WireAction[]);
    for (const action of actions.filter(hasWall)) {
      const key = actionKeyOf(action, String(widget.publisherId));
      walls.set(key, walls.get(key) ?? { action: identifierOf(action), title: action.title ?? '' });
    }
  }
  return walls;
}

/** Among so many of the latest, several who share a first name are counted. */
const MOST_READ = 300;

async function signersOf(db: Database, identifier: string, { action, title }: Wall) {
  const rows = await db
    .selectFrom('signatures')
    .select(['id', 'at', 'shownName', 'emailKey', 'isHidden'])
    .where('identifier', '=', identifier)
    .where('shownName', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_READ)
    .$narrowType<{ shownName: string }>()
    .execute();
  const seen = rows.filter(({ isHidden }) => isHidden === null);
  const names = namesForOthers(seen);
  const seenAs = new Map(seen.map(({ id }, index) => [id, names[index] ?? '']));
  return rows.map(({ id, at, shownName, isHidden }) => ({
    ...{ id, at, action, title, name: shownName, isHidden: isHidden !== null },
    seenAs: seenAs.get(id) ?? '',
  }));
}

export const MOST_LISTED = 50;

/** The latest signers of walls who agreed to be shown, hidden ones among them; the latest first. */
export async function latestSigners(db: Database, whose: Whose = {}): Promise<SignersAnswer['signers']> {
  const all: SignersAnswer['signers'] = [];
  for (const [identifier, wall] of await wallsOf(db, whose)) all.push(...(await signersOf(db, identifier, wall)));
  return all
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : other.id - one.id))
    .slice(0, MOST_LISTED);
}

/**
 * Takes names off their walls, or puts them back. Readers see it within a minute.
 *
 * @param ids of signatures
 * @returns how many there are among those of the walls
 */
export async function hideSigners(db: Database, ids: readonly number[], isHidden: boolean, whose: Whose = {}) {
  const walls = [...(await wallsOf(db, whose)).keys()];
  if (walls.length === 0 || ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('signatures')
    .set({ isHidden: isHidden ? 1 : null })
    .where('id', 'in', [...ids])
    .where('identifier', 'in', walls)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
