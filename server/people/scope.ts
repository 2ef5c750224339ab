import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ACTION_TYPES } from '../../widget/core/model/enums.ts';
import { jsonOf, partsOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { SettingError } from '../settings.ts';
import { DAY_MS } from '../time.ts';

/** The one spelling under which an e-mail address is stored and looked for, however it was typed. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

/** An operator's options, as typed. */
export type Wanted = {
  widget?: string | undefined;
  publisher?: string | undefined;
  action?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  email?: string | undefined;
};

/** Which rows are exported; null means all. */
export type Scope = {
  identifiers: readonly string[] | null;
  /** As the page reported it, since an action may stand in several widgets. */
  widgetId: string | null;
  publisherId: string | null;
  /** The widget's request id, as it was typed. */
  requestId: string | null;
  actionId: string | null;
  /** ISO times: rows at or after `since` and before `before`. */
  since: string | null;
  before: string | null;
  emailKey: string | null;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @param isEnd a day that is the end is included */
function timeOf(option: string, text: string | undefined, isEnd = false): string | null {
  if (!text) return null;
  const at = Date.parse(text);
  // JavaScript reads 2026-02-30 as March 2.
  const isDay = DAY.test(text) && new Date(at || 0).toISOString().startsWith(text);
  const isTime = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text);
  if (Number.isNaN(at) || !(isDay || isTime))
    throw new SettingError(`--${option} must be a day such as 2026-10-31 or a time such as 2026-10-31T18:00:00Z`);
  return new Date(isDay && isEnd ? at + DAY_MS : at).toISOString();
}

async function widgetScope(db: Database, requestId: string) {
  const row = await db
    .selectFrom('widgets')
    .innerJoin('widgetNames', 'widgetNames.requestId', 'widgets.requestId')
    .select(['widgetNames.widgetId', 'widgetNames.actions'])
    .where('widgets.requestId', '=', requestId)
    .executeTakeFirst();
  if (!row)
    throw new SettingError(`No widget of the present content has the id "${requestId}"; --action takes an action's id`);
  return { identifiers: jsonOf(row.actions) as string[], widgetId: row.widgetId };
}

/** All actions that a publisher's widgets have or had. */
async function publisherScope(db: Database, publisher: string) {
  const rows = await db.selectFrom('widgetNames').select('actions').where('publisherId', '=', publisher).execute();
  if (rows.length === 0) throw new SettingError(`No publisher with widgets has the id "${publisher}"`);
  const identifiers = new Set(rows.flatMap(({ actions }) => jsonOf(actions) as string[]));
  return { identifiers: [...identifiers], widgetId: null };
}

const ANYWHERE = { identifiers: null, widgetId: null };

/** An action of any kind, which may be gone from the content. @throws SettingError where several publishers have it */
async function everywhere(db: Database, action: string): Promise<string[]> {
  const found = new Set<string>();
  for await (const { actions } of db.selectFrom('widgetNames').select('actions').stream())
    for (const identifier of jsonOf(actions) as string[]) if (partsOf(identifier).id === action) found.add(identifier);
  const owners = new Set([...found].map((identifier) => partsOf(identifier).publisherId));
  if (owners.size > 1) {
    const names = [...owners].map((owner) => (owner === null ? 'one that several share' : `publisher ${owner}`)).sort();
    throw new SettingError(`There are several actions ${action} (${names.join(', ')}): say which with --publisher ID`);
  }
  // Rows of earlier releases that name no publisher have neither.
  return [...found, ...ACTION_TYPES.map((type) => `${action}|${type}`).filter((each) => !found.has(each))];
}

const scopeOfContent = (db: Database, { widget, publisher }: Wanted) =>
  widget ? widgetScope(db, widget) : publisher ? publisherScope(db, publisher) : ANYWHERE;

/** Narrows actions to one. */
const narrowed = async (db: Database, identifiers: readonly string[] | null, action: string) =>
  identifiers === null ? everywhere(db, action) : identifiers.filter((each) => partsOf(each).id === action);

/**
 * The rows that were asked for.
 *
 * @throws SettingError for an unknown widget or publisher, an action that several publishers have, or a bad time
 */
export async function scopeOf(db: Database, wanted: Wanted): Promise<Scope> {
  const { widget, publisher, action, since, until, email } = wanted;
  const { identifiers, widgetId } = await scopeOfContent(db, wanted);
  return {
    identifiers: action ? await narrowed(db, identifiers, action) : identifiers,
    widgetId,
    requestId: widget || null,
    publisherId: publisher || null,
    actionId: action || null,
    since: timeOf('since', since),
    before: timeOf('until', until, true),
    emailKey: email ? emailKeyOf(email) : null,
  };
}

const NOTHING = sql<SqlBool>`1 = 0`;

/** The scope as a condition. @param table the table with `identifier`, `at` and, if it is personal, `emailKey` */
export function within(table: string, scope: Scope): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const { identifiers, since, before, emailKey } = scope;
  if (identifiers?.length === 0) return NOTHING;
  const conditions = [
    sql`1 = 1`,
    ...(identifiers ? [sql`${column('identifier')} in (${sql.join([...identifiers])})`] : []),
    ...(since ? [sql`${column('at')} >= ${since}`] : []),
    ...(before ? [sql`${column('at')} < ${before}`] : []),
    ...(emailKey ? [sql`${column('emailKey')} = ${emailKey}`] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
