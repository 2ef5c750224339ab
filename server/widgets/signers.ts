/** The names on petitions' walls, for those who answer for them: what others see, and what is hidden. */

import { type SqlBool, sql } from 'kysely';
import type { SignersAnswer } from '../../dashboard/answers.ts';
import { MOST_ON_WALL, type WireAction, type WireCard, type WireWidget } from '../../widget/core/api/wire.ts';
import { saidIn } from '../db/action-rows.ts';
import { actionKeyOf, identifierOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { hasWall, NAMES_WAIT_MS, namesForOthers } from './wall.ts';

const MAX_ID = 2 ** 31 - 1;

/** Whether it can be a signature's number, as both databases hold them. */
export const isSignatureId = (id: unknown): id is number =>
  Number.isSafeInteger(id) && Number(id) > 0 && Number(id) <= MAX_ID;

/** Limits walls to one publisher or one widget; null sets no limit. */
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

/** A petition may be shared by publishers: each sees its own readers' names, and those of whom no page said its publisher. */
function isOwn(db: Database, publisherId: string) {
  const said = saidIn(db, 'publisherId', 'signatures.context');
  return sql<SqlBool>`(${said} is null or ${said} = ${publisherId})`;
}

/** @param before an ISO time: those whom others see now */
async function signersOf(db: Database, identifier: string, { action, title }: Wall, before?: string) {
  const rows = await db
    .selectFrom('signatures')
    .select(['id', 'at', 'shownName', 'emailKey', 'isHidden', saidIn(db, 'publisherId').as('publisherId')])
    .where('identifier', '=', identifier)
    .where('shownName', 'is not', null)
    .$if(before !== undefined, (query) => query.where('at', '<', before as string).where('isHidden', 'is', null))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_READ)
    .$narrowType<{ shownName: string }>()
    .execute();
  const seen = rows.filter(({ isHidden }) => isHidden === null);
  const names = namesForOthers(seen);
  const seenAs = new Map(seen.map(({ id }, index) => [id, names[index] ?? '']));
  return rows.map(({ id, at, shownName, isHidden, publisherId }) => ({
    publisherId,
    signer: {
      ...{ id, at, action, title, name: shownName, isHidden: isHidden !== null },
      seenAs: seenAs.get(id) ?? '',
    },
  }));
}

export const MOST_LISTED = 50;

type Signers = SignersAnswer['signers'];

const latestFirst = (signers: Signers): Signers =>
  signers.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : other.id - one.id));

/**
 * The latest signers of walls who agreed to be shown, hidden ones among them, and all whom others see now, however many have
 * signed since; the latest first.
 *
 * @param now names wait before others see them
 */
export async function latestSigners(db: Database, whose: Whose = {}, now = new Date()): Promise<Signers> {
  const before = new Date(now.getTime() - NAMES_WAIT_MS).toISOString();
  const isTheirs = ({ publisherId }: { publisherId: unknown }) =>
    !whose.publisherId || publisherId === null || publisherId === whose.publisherId;
  const latest: Signers = [];
  const seen: Signers = [];
  for (const [identifier, wall] of await wallsOf(db, whose)) {
    const all = await signersOf(db, identifier, wall);
    const onWall = (await signersOf(db, identifier, wall, before)).filter(({ signer }) => signer.seenAs !== '');
    latest.push(...all.filter(isTheirs).map(({ signer }) => signer));
    seen.push(
      ...onWall
        .slice(0, MOST_ON_WALL)
        .filter(isTheirs)
        .map(({ signer }) => signer),
    );
  }
  const listed = [...seen, ...latestFirst(latest).slice(0, MOST_LISTED)];
  return latestFirst([...new Map(listed.map((signer) => [signer.id, signer])).values()]);
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
    .$if(Boolean(whose.publisherId), (query) => query.where(isOwn(db, whose.publisherId as string)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
