import { jsonOf, partsOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import type { Scope } from '../people/scope.ts';
import { type Cell, type Columns, fieldOf, PORTION } from './cells.ts';
import { type Named, type NameOf, WIDGET_COLUMNS } from './names.ts';

/** Titles of the present content's actions, by their keys. */
export type Titles = ReadonlyMap<string, string>;

/** What people put their names to, by its hash. */
export type Wordings = ReadonlyMap<string, { title: string; text: string }>;

export type Source = { db: Database; scope: Scope; titles: Titles; wordings: Wordings; nameOf: NameOf };

/** One kind of file: its columns, and a stream of its rows. */
export type Table = {
  name: string;
  /** Whether rows hold an e-mail address. */
  isPersonal: boolean;
  columns: readonly string[];
  records: (source: Source) => AsyncIterable<Cell[]>;
  /** What an operator must know of the file. */
  caution?: string;
};

type Streamed<Row> = { stream: (portion: number) => AsyncIterable<Row> };

type Signed = { title: string; text: string } | undefined;
type Parsed<Row> = Row & { place: unknown; title: string; signed: Signed; named: Named };
type Taken = { identifier: string; context?: string | null; requestId?: string | null };

const isOfWidget = (context: unknown, widgetId: string | null) => {
  const told = fieldOf(context, 'widgetId');
  return widgetId === null || told === null || String(told) === widgetId;
};

/** Of an action that several publishers share, each gets what its own readers did. */
export const isOfPublisher = ({ publisherId }: Pick<Named, 'publisherId'>, scope: Scope) =>
  scope.publisherId === null || String(publisherId) === scope.publisherId;

/** What somebody put their name to, as it was then: earlier releases did not keep it. */
export const SIGNED: Columns<{ signed: Signed }> = {
  signed_title: ({ signed }) => signed?.title,
  signed_text: ({ signed }) => signed?.text,
};

/** Columns about where something was done, as the page reported it. */
const CIRCUMSTANCES = {
  article_url: 'articleUrlTracking',
  partner_id: 'partnerId',
  partner_name: 'partnerName',
  ad_campaign: 'adCampaign',
  ad_network_domain: 'adNetworkDomain',
};

const COLUMNS_OF_ACTION: Columns<Parsed<Taken>> = {
  action_id: ({ identifier }) => partsOf(identifier).id,
  action_title: ({ title }) => title,
};

const circumstances: Columns<Parsed<Taken>> = Object.fromEntries(
  Object.entries(CIRCUMSTANCES).map(([column, name]) => [column, ({ place }: Parsed<Taken>) => fieldOf(place, name)]),
);

const toldIn = (place: unknown) => ({
  widgetId: fieldOf(place, 'widgetId'),
  publisherId: fieldOf(place, 'publisherId'),
  articleUrl: fieldOf(place, 'articleUrlTracking'),
});

/** A table of submissions: time and action, then its own columns, then where it was done. */
export function submissionTable<Row extends Taken & { at: string | null }>(
  name: string,
  {
    isPersonal,
    select,
    columns,
  }: { isPersonal: boolean; select: (db: Database, scope: Scope) => Streamed<Row>; columns: Columns<Parsed<Row>> },
): Table {
  const all: Columns<Parsed<Row>> = {
    time: ({ at }) => at,
    ...COLUMNS_OF_ACTION,
    ...columns,
    ...WIDGET_COLUMNS,
    ...circumstances,
  };
  const values = Object.values(all);
  return {
    name,
    isPersonal,
    columns: Object.keys(all),
    async *records({ db, scope, titles, wordings, nameOf }) {
      for await (const row of select(db, scope).stream(PORTION)) {
        const place = jsonOf(row.context ?? null);
        if (!isOfWidget(place, scope.widgetId)) continue;
        const named = nameOf({ ...row, ...toldIn(place) });
        const owner = partsOf(row.identifier).publisherId ?? named.publisherId;
        if (!isOfPublisher({ publisherId: owner }, scope)) continue;
        const signed = wordings.get(String(fieldOf(place, 'wording')));
        const parsed = { ...row, place, named, signed, title: titles.get(row.identifier) ?? '' };
        yield values.map((value) => value(parsed));
      }
    },
  };
}
