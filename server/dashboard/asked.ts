import { DIMENSIONS, type Dimension, isDay, type Span, STAGES, type Stage } from '../../dashboard/answers.ts';
import type { Database } from '../db/schema.ts';
import { badInput, HttpError, notFound } from '../http/errors.ts';
import { DAY_MS } from '../time.ts';

/** The publisher whose figures a viewer may see; null means every publisher's. */
type Access = { publisherId: string | null };

/** What a view asks for. */
export type Asked = Span & {
  /** As the folded rows name it (server/db/tables/figures.ts). */
  scope: string;
  publisherId: string | null;
  widgetId: string | null;
  stage: Stage;
  by: Dimension;
  /** When it was asked: the last day may still go on. */
  now: Date;
};

type Query = Record<string, unknown>;

const DEFAULT_DAYS = 28;
/** Hours make a chart of at most so many days. */
const HOURLY_DAYS = 2;
/** What fits into a chart, and into the time that a view may take. */
const MOST_DAYS = 400;

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

function spanOf({ from, to }: Query, now: Date): Span {
  const errors: Record<string, string[]> = {};
  if (from !== undefined && !isDay(from)) errors.from = ['Must be a day such as 2026-10-31'];
  if (to !== undefined && !isDay(to)) errors.to = ['Must be a day such as 2026-10-31'];
  const last = isDay(to) ? to : dayAt(now.getTime());
  const first = isDay(from) ? from : dayAt(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY_MS);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (days < 1) errors.to ??= ['Must not be before `from`'];
  if (days > MOST_DAYS) errors.from ??= [`Must be at most ${MOST_DAYS} days before \`to\``];
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return { from: first, to: last, grain: days <= HOURLY_DAYS ? 'hour' : 'day' };
}

/** @throws HttpError 400 for any other word */
function oneOf<T extends string>(known: readonly T[], field: string, value: unknown, otherwise: T): T {
  if (value === undefined) return otherwise;
  const found = known.find((each) => each === value);
  if (!found) throw badInput({ [field]: [`Must be one of ${known.join(', ')}`] });
  return found;
}

function idIn(query: Query, field: string): string | null {
  const value = query[field];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || value.includes('\0')) throw badInput({ [field]: ['Must be an id'] });
  return value;
}

/** The publisher to whom a widget belonged on the last day on which it was measured; null if it never was. */
export async function lastOwnerOf(db: Database, widgetId: string): Promise<string | null> {
  const row = await db
    .selectFrom('timingDays')
    .select('value')
    .where('scope', '=', `widget:${widgetId}`)
    .where('dimension', '=', 'publisher')
    .orderBy('day', 'desc')
    .orderBy('value')
    .limit(1)
    .executeTakeFirst();
  return row?.value || null;
}

/** A widget may be gone from the content; its figures stay. */
async function ownerOf(db: Database, widgetId: string): Promise<string | null> {
  const row = await db.selectFrom('widgets').select('publisherId').where('requestId', '=', widgetId).executeTakeFirst();
  return row ? row.publisherId : lastOwnerOf(db, widgetId);
}

const refuse = () => new HttpError(403, { error: 'Your access is to another publisher' });

async function scopeOf(db: Database, access: Access, query: Query) {
  const publisherId = idIn(query, 'publisher') ?? access.publisherId;
  const widgetId = idIn(query, 'widget');
  if (access.publisherId !== null && publisherId !== access.publisherId) throw refuse();
  if (widgetId === null)
    return { publisherId, widgetId, scope: publisherId === null ? '' : `publisher:${publisherId}` };
  const owner = await ownerOf(db, widgetId);
  if (access.publisherId !== null && owner !== access.publisherId) throw refuse();
  if (publisherId !== null && owner !== publisherId) throw notFound('This publisher has no such widget');
  return { publisherId: owner, widgetId, scope: `widget:${widgetId}` };
}

/**
 * Reads the query of a view.
 *
 * @throws HttpError 400 for what is wrong, 403 for another publisher's figures, 404 for a widget of another publisher
 */
export async function readAsked(db: Database, access: Access, query: Query, now: Date): Promise<Asked> {
  return {
    ...spanOf(query, now),
    ...(await scopeOf(db, access, query)),
    stage: oneOf(STAGES, 'stage', query.stage, 'ready'),
    by: oneOf(DIMENSIONS, 'by', query.by, 'version'),
    now,
  };
}

/** As many days just before a span. Where the span still goes on, they are cut at the same hour, which is `end`. */
export function beforeOf({ from, to }: Span, now: Date) {
  const length = Date.parse(to) + DAY_MS - Date.parse(from);
  const isCut = now.getTime() < Date.parse(to) + DAY_MS;
  const end = isCut ? new Date(now.getTime() - length) : new Date(from);
  return { from: dayAt(Date.parse(from) - length), to: dayAt(Date.parse(to) - length), isCut, end };
}

/** The span's first hour, and the one after its last. */
export const hoursOf = ({ from, to }: Span) => ({ first: `${from}T00`, end: `${dayAt(Date.parse(to) + DAY_MS)}T00` });

/** Every day or hour of a span, so that a chart shows gaps as gaps. */
export function stepsOf({ from, to, grain }: Span): string[] {
  const step = grain === 'day' ? DAY_MS : DAY_MS / 24;
  const end = Date.parse(to) + DAY_MS;
  const steps: string[] = [];
  for (let at = Date.parse(from); at < end; at += step)
    steps.push(new Date(at).toISOString().slice(0, grain === 'day' ? 10 : 13));
  return steps;
}
