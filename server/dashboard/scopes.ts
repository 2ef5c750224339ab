import type { ScopesAnswer } from '../../dashboard/answers.ts';
import type { WireWidget } from '../../widget/api/wire.ts';
import type { Database } from '../db/schema.ts';
import type { Access } from './asked.ts';

const nameOf = ({ widgetName, cards }: WireWidget, requestId: string) => {
  const [card] = (cards ?? []) as { actions?: { title?: string | null }[] }[];
  return widgetName || card?.actions?.[0]?.title || requestId;
};

async function daysIn(db: Database, publisherId: string | null) {
  const scope = publisherId === null ? '' : `publisher:${publisherId}`;
  const rows = await Promise.all(
    (['timingDays', 'activityDays'] as const).map((table) =>
      db
        .selectFrom(table)
        .select([db.fn.min<string | null>('day').as('first'), db.fn.max<string | null>('day').as('last')])
        .where('scope', '=', scope)
        .executeTakeFirst(),
    ),
  );
  const first = rows.flatMap((row) => row?.first ?? []).sort()[0];
  const last = rows
    .flatMap((row) => row?.last ?? [])
    .sort()
    .at(-1);
  return first && last ? { first, last } : null;
}

const isMadeUp = async (db: Database) =>
  (await db
    .selectFrom('timingDays')
    .select('day')
    .where('scope', '=', '')
    .where('dimension', '=', '')
    .where('madeUp', '=', 1)
    .executeTakeFirst()) !== undefined;

/** What somebody may look at. */
export async function scopesOf(db: Database, { publisherId }: Access, isTrial: boolean): Promise<ScopesAnswer> {
  let publishers = db.selectFrom('publishers').selectAll().orderBy('id');
  let widgets = db.selectFrom('widgets').select(['requestId', 'publisherId', 'data']).orderBy('requestId');
  if (publisherId !== null) {
    publishers = publishers.where('id', '=', publisherId);
    widgets = widgets.where('publisherId', '=', publisherId);
  }
  const all = (await widgets.execute()).map(({ data, ...row }) => ({ ...row, widget: JSON.parse(data) as WireWidget }));
  return {
    publishers: (await publishers.execute()).map(({ id, data }) => ({
      id,
      name: (JSON.parse(data) as WireWidget).publisherName ?? id,
      widgets: all
        .filter((each) => each.publisherId === id)
        .map(({ requestId, widget }) => ({
          id: requestId,
          name: nameOf(widget, requestId),
          articleUrl: widget.articleUrl ?? null,
        })),
    })),
    days: await daysIn(db, publisherId),
    isTrial,
    isMadeUp: await isMadeUp(db),
  };
}
