import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { isRecord } from '../../../widget/core/model/value.ts';
import { actionKeyOf, identifierOf, jsonOf } from '../../db/rows.ts';
import type { Schema } from '../../db/schema.ts';
import type { Scope } from '../../people/scope.ts';
import { type Columns, fieldOf, PORTION, yesOrNo } from '../cells.ts';
import { type Named, WIDGET_COLUMNS } from '../names.ts';
import { isOfPublisher, type Source, type Table, type Titles } from '../table.ts';

const during = ({ since, before }: Scope): RawBuilder<SqlBool> =>
  sql<SqlBool>`${since ? sql`at >= ${since}` : sql`1 = 1`} and ${before ? sql`at < ${before}` : sql`1 = 1`}`;

type Timing = Selectable<Schema['timings']> & { named: Named; reached: unknown };

/** ms since the start of the placement; empty where it did not come so far. */
const stage =
  (name: string) =>
  ({ reached }: Timing) =>
    fieldOf(reached, name);

const TIMING: Columns<Timing> = {
  time: ({ at }) => at,
  ...WIDGET_COLUMNS,
  article_url: ({ articleUrlTracking }) => articleUrlTracking,
  embed_type: ({ embedType }) => embedType,
  version: ({ version }) => version,
  connection: ({ effectiveConnectionType }) => effectiveConnectionType,
  country: ({ country }) => country,
  device: ({ device }) => device,
  arrival: ({ arrival }) => arrival,
  cache: ({ cache }) => cache,
  navigation: ({ navigation }) => navigation,
  rate: ({ rate }) => rate,
  reason: ({ reason }) => reason,
  first_byte_ms: ({ firstByte }) => firstByte,
  config_ms: stage('config'),
  adblock_ms: stage('adblock'),
  frame_ms: stage('frame'),
  load_ms: stage('load'),
  ready_ms: stage('ready'),
  loaded_ms: stage('loaded'),
  visible_ms: stage('visible'),
};

const valuesOf = <Row>(columns: Columns<Row>, row: Row) => Object.values(columns).map((value) => value(row));

/** A row for each placement that told how long it took. */
export const timings: Table = {
  name: 'timings',
  isPersonal: false,
  columns: Object.keys(TIMING),
  async *records({ db, scope, nameOf }: Source) {
    const rows = db
      .selectFrom('timings')
      .selectAll()
      .where(during(scope))
      .$if(scope.requestId !== null, (query) => query.where('widgetRequestId', '=', scope.requestId))
      .orderBy('id');
    for await (const row of rows.stream(PORTION)) {
      const named = nameOf({ requestId: row.widgetRequestId, articleUrl: row.articleUrlTracking });
      if (!isOfPublisher(named, scope)) continue;
      yield valuesOf(TIMING, { ...row, named, reached: jsonOf(row.stages) });
    }
  },
};

type Event = Selectable<Schema['activities']> & { action: unknown; title: string; named: Named };

const flagIn =
  (name: string) =>
  ({ action }: Event) => {
    const flag = isRecord(action) ? action[name] : null;
    return typeof flag === 'boolean' ? yesOrNo(flag) : null;
  };

const EVENT: Columns<Event> = {
  time: ({ at }) => at,
  event_id: ({ id }) => id,
  event: ({ type }) => type,
  event_data: ({ eventData }) => eventData,
  action_id: ({ action }) => fieldOf(action, 'id'),
  action_type: ({ action }) => fieldOf(action, 'type'),
  action_title: ({ title }) => title,
  card_id: ({ action }) => fieldOf(action, 'widgetCardId'),
  order: ({ action }) => fieldOf(action, 'order'),
  variation: ({ action }) => fieldOf(action, 'variationName'),
  is_shown: flagIn('isVisual'),
  seconds_to_cancel: ({ action }) => fieldOf(action, 'cancelledTime'),
  ...WIDGET_COLUMNS,
  article_id: ({ articleId }) => articleId,
  article_url: ({ articleUrlTracking }) => articleUrlTracking,
  embed_type: ({ embedType }) => embedType,
  sponsored: ({ sponsored }) => yesOrNo(sponsored),
  fallback: ({ fallback }) => yesOrNo(fallback),
  country: ({ country }) => country,
  device: ({ device }) => device,
  previous_action: ({ previous }) => previous,
};

/** The title of the publisher's action, or of one that several share. */
function titleOf(titles: Titles, action: unknown, { publisherId }: Named): string {
  const named = { id: String(fieldOf(action, 'id')), type: String(fieldOf(action, 'type') ?? '') };
  return titles.get(actionKeyOf(named, String(publisherId))) ?? titles.get(identifierOf(named)) ?? '';
}

/** The actions of an event that were asked for; an event without actions has one row too. */
function actionsOf(json: string, { actionId }: Scope): unknown[] {
  const parsed = jsonOf(json);
  const actions = Array.isArray(parsed) ? parsed : [];
  if (actionId !== null) return actions.filter((action) => String(fieldOf(action, 'id')) === actionId);
  return actions.length > 0 ? actions : [null];
}

/** A widget by its request id; what the loader sends of a blocked one has that alone, and other events may lack it. */
const ofWidget = ({ requestId, widgetId }: Scope) =>
  sql<SqlBool>`coalesce(widget_request_id = ${requestId}, widget_id = ${widgetId})`;

/** A row for each action of an event, in the order in which events came. */
export const activity: Table = {
  name: 'activity',
  isPersonal: false,
  columns: Object.keys(EVENT),
  async *records({ db, scope, titles, nameOf }: Source) {
    const rows = db
      .selectFrom('activities')
      .selectAll()
      .where(during(scope))
      .$if(scope.requestId !== null, (query) => query.where(ofWidget(scope)))
      .orderBy('id');
    for await (const row of rows.stream(PORTION)) {
      const named = nameOf({ ...row, requestId: row.widgetRequestId, articleUrl: row.articleUrlTracking });
      if (!isOfPublisher(named, scope)) continue;
      for (const action of actionsOf(row.actions, scope))
        yield valuesOf(EVENT, { ...row, named, action, title: titleOf(titles, action, named) });
    }
  },
};
