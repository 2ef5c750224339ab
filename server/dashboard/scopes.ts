import type { ScopesAnswer } from '../../dashboard/answers.ts';
import type { WireWidget } from '../../widget/core/api/wire.ts';
import type { Viewer } from '../access/access.ts';
import type { Database } from '../db/schema.ts';
import { lastMadeUpDay } from '../demo/past.ts';
import { lastOwnerOf } from './asked.ts';
import { titleOf } from './standing.ts';

const nameOf = ({ widgetName, cards }: WireWidget, requestId: string) => {
  const [card] = (cards ?? []) as { actions?: { title?: string | null }[] }[];
  return widgetName || titleOf(card?.actions?.[0]?.title) || requestId;
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
  const days = rows.flatMap((row) => [row?.first ?? [], row?.last ?? []].flat()).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? { first, last } : null;
}

type Publishers = ScopesAnswer['publishers'];

/** What the content has. @param publisherId null for all */
async function presentIn(db: Database, publisherId: string | null): Promise<Publishers> {
  let publishers = db.selectFrom('publishers').selectAll().orderBy('id');
  let widgets = db.selectFrom('widgets').select(['requestId', 'publisherId', 'data']).orderBy('requestId');
  if (publisherId !== null) {
    publishers = publishers.where('id', '=', publisherId);
    widgets = widgets.where('publisherId', '=', publisherId);
  }
  const all = (await widgets.execute()).map(({ data, ...row }) => ({ ...row, widget: JSON.parse(data) as WireWidget }));
  return (await publishers.execute()).map(({ id, data }) => ({
    id,
    name: (JSON.parse(data) as WireWidget).publisherName ?? id,
    isGone: false,
    widgets: all
      .filter((each) => each.publisherId === id)
      .map(({ requestId, widget }) => ({
        id: requestId,
        name: nameOf(widget, requestId),
        articleUrl: widget.articleUrl ?? null,
        isGone: false,
      })),
  }));
}

/** Widgets that have figures, and that the content has no longer, with the publisher to whom each belonged last. */
async function goneFrom(db: Database, publisherId: string | null): Promise<{ id: string; owner: string }[]> {
  const measured = await db
    .selectFrom('timingDays')
    .select('value')
    .distinct()
    .where('scope', '=', publisherId === null ? '' : `publisher:${publisherId}`)
    .where('dimension', '=', 'widget')
    .where('value', '!=', '')
    .where('value', 'not in', (eb) => eb.selectFrom('widgets').select('requestId'))
    .orderBy('value')
    .execute();
  const gone: { id: string; owner: string }[] = [];
  for (const { value: id } of measured) {
    const owner = await lastOwnerOf(db, id);
    if (owner !== null && (publisherId === null || owner === publisherId)) gone.push({ id, owner });
  }
  return gone;
}

/** Adds what is gone after what is there. */
function withGone(present: Publishers, gone: { id: string; owner: string }[]): Publishers {
  const known = present.map(({ id }) => id);
  const goneOwners = [...new Set(gone.map(({ owner }) => owner))].filter((owner) => !known.includes(owner)).sort();
  const all = [...present, ...goneOwners.map((id) => ({ id, name: id, isGone: true, widgets: [] }))];
  return all.map((each) => ({
    ...each,
    widgets: [
      ...each.widgets,
      ...gone
        .filter(({ owner }) => owner === each.id)
        .map(({ id }) => ({ id, name: id, articleUrl: null, isGone: true })),
    ],
  }));
}

/** What somebody may look at. */
export async function scopesOf(
  db: Database,
  { publisherId, canSignOut }: Viewer,
  isTrial: boolean,
): Promise<Omit<ScopesAnswer, 'lawmakers'>> {
  return {
    publishers: withGone(await presentIn(db, publisherId), await goneFrom(db, publisherId)),
    days: await daysIn(db, publisherId),
    isTrial,
    canSignOut,
    isMadeUp: (await lastMadeUpDay(db)) !== null,
  };
}
