/** Gives the rows of earlier releases, which knew an action by its id and type alone, to the action's publisher. */
import { type Kysely, sql } from 'kysely';
import { countRows, divideAction, type Move, moveActions } from './action-rows.ts';
import { jsonOf } from './rows.ts';

// A migration describes the tables of its day, so it must not use today's schema type.
type AnyDatabase = Kysely<unknown>;

type Publishers = {
  /** Of each identifier: every publisher whose widgets have had it, with the ids of those widgets. */
  ever: Map<string, Map<string, string[]>>;
  /** Those whose present widgets have it. */
  now: Map<string, Set<string>>;
};

type Named = { widgetId: string; publisherId: string; actions: string; requestId: string };
type Widget = { cards?: { actions?: { id: unknown; type: string; shared?: boolean }[] }[] };

const all = async <Row>(db: AnyDatabase, query: ReturnType<typeof sql>) => (await query.execute(db)).rows as Row[];

const actionsIn = (widget: Widget) => (widget.cards ?? []).flatMap(({ actions = [] }) => actions);
const identifierOf = ({ id, type }: { id: unknown; type: string }) => `${id}|${type.toLowerCase()}`;

async function readPublishers(db: AnyDatabase): Promise<Publishers> {
  const publishers: Publishers = { ever: new Map(), now: new Map() };
  for (const { widgetId, publisherId, actions } of await all<Named>(db, sql`select * from widget_names`))
    for (const identifier of (jsonOf(actions) ?? []) as string[]) {
      const owners = publishers.ever.get(identifier) ?? new Map<string, string[]>();
      owners.set(publisherId, [...(owners.get(publisherId) ?? []), widgetId]);
      publishers.ever.set(identifier, owners);
    }
  for (const { publisherId, data } of await all<{ publisherId: string; data: string }>(db, sql`select * from widgets`))
    for (const action of actionsIn(JSON.parse(data) as Widget)) {
      const identifier = identifierOf(action);
      publishers.now.set(identifier, (publishers.now.get(identifier) ?? new Set()).add(publisherId));
    }
  return publishers;
}

const keyOf = (identifier: string, publisherId: string) => `${identifier}@${publisherId}`;

/** Writes into the content that publishers share an action, which has counted for all of them until now. */
async function markShared(db: AnyDatabase, shared: ReadonlySet<string>) {
  const mark = (widget: Widget) => {
    for (const action of actionsIn(widget)) if (shared.has(identifierOf(action))) action.shared = true;
    return JSON.stringify(widget);
  };
  for (const { requestId, data } of await all<{ requestId: string; data: string }>(db, sql`select * from widgets`)) {
    const marked = mark(JSON.parse(data) as Widget);
    if (marked !== data) await sql`update widgets set data = ${marked} where request_id = ${requestId}`.execute(db);
  }
}

const namesOf = (owners: ReadonlyMap<string, unknown>) => [...owners.keys()].sort().join(', ');

async function renameActions(db: AnyDatabase, { now }: Publishers) {
  for (const [identifier, owners] of now) {
    const [publisherId, ...others] = owners;
    if (publisherId === undefined || others.length > 0) continue;
    await sql`update actions set identifier = ${keyOf(identifier, publisherId)}, publisher_id = ${publisherId}
      where identifier = ${identifier}`.execute(db);
  }
}

async function renameNames(db: AnyDatabase, shared: ReadonlySet<string>) {
  for (const { requestId, publisherId, actions } of await all<Named>(db, sql`select * from widget_names`)) {
    const keys = ((jsonOf(actions) ?? []) as string[]).map((each) =>
      shared.has(each) ? each : keyOf(each, publisherId),
    );
    await sql`update widget_names set actions = ${JSON.stringify(keys)} where request_id = ${requestId}`.execute(db);
  }
}

/**
 * @param tell hears of actions that stay as they are: those of the present content that several publishers have count
 *   together as before, and are marked as shared; rows that name no widget of any publisher can't be told apart
 */
export async function splitActions(db: AnyDatabase, tell: (text: string) => void) {
  const publishers = await readPublishers(db);
  const shared = new Set([...publishers.now].filter(([, owners]) => owners.size > 1).map(([identifier]) => identifier));
  const moves: Move[] = [];
  const several: [identifier: string, owners: Map<string, string[]>][] = [];
  for (const [identifier, owners] of publishers.ever) {
    const [publisherId, ...others] = owners.keys();
    if (shared.has(identifier))
      tell(
        `Action ${identifier} stays one action of the publishers ${namesOf(owners)}: write "shared": true in the content`,
      );
    else if (publisherId !== undefined && others.length === 0)
      moves.push({ from: identifier, to: keyOf(identifier, publisherId) });
    else several.push([identifier, owners]);
  }
  await moveActions(db, moves);
  for (const [identifier, owners] of several) {
    for (const [publisherId, widgetIds] of owners)
      await divideAction(db, { from: identifier, to: keyOf(identifier, publisherId) }, { publisherId, widgetIds });
    const left = await countRows(db, identifier);
    if (left > 0)
      tell(
        `Rows of action ${identifier} that name no widget of the publishers ${namesOf(owners)}, and count for none: ${left}`,
      );
  }
  await renameActions(db, publishers);
  await renameNames(db, shared);
  await markShared(db, shared);
}
