import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ACTION_TYPES } from '../../widget/core/model/enums.ts';
import type { Database } from '../db/schema.ts';
import { SettingError } from '../settings.ts';
import { DAY_MS } from '../time.ts';

/** The one spelling under which an e-mail address is stored and looked for, however it was typed. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

/** An operator's options, as typed. */
export type Wanted = {
  widget?: string | undefined;
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

type StoredWidget = { widgetId?: unknown; cards?: { actions?: { id: unknown; type: string }[] }[] };

async function widgetScope(db: Database, requestId: string) {
  const row = await db.selectFrom('widgets').select('data').where('requestId', '=', requestId).executeTakeFirst();
  if (!row)
    throw new SettingError(`No widget of the present content has the id "${requestId}"; --action takes an action's id`);
  const { widgetId, cards = [] } = JSON.parse(row.data) as StoredWidget;
  const actions = cards.flatMap((card) => card.actions ?? []);
  const identifiers = actions.map(({ id, type }) => `${id}|${type.toLowerCase()}`);
  return { identifiers, widgetId: widgetId === undefined ? null : String(widgetId) };
}

const ANYWHERE = { identifiers: null, widgetId: null };

/** Narrows a widget's actions to one; without a widget, the action may be of any kind and gone from the content. */
const narrowed = (identifiers: readonly string[] | null, action: string) =>
  (identifiers ?? ACTION_TYPES.map((type) => `${action}|${type}`)).filter((each) => each.startsWith(`${action}|`));

/**
 * The rows that were asked for.
 *
 * @throws SettingError for an unknown widget or a bad time
 */
export async function scopeOf(db: Database, { widget, action, since, until, email }: Wanted): Promise<Scope> {
  const { identifiers, widgetId } = widget ? await widgetScope(db, widget) : ANYWHERE;
  return {
    identifiers: action ? narrowed(identifiers, action) : identifiers,
    widgetId,
    requestId: widget || null,
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
