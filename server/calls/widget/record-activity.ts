import { calls } from '../../../widget/api/calls.ts';
import { RecordActivityRequest } from '../../../widget/api/wire.ts';
import { countryOf, deviceOf } from '../../figures/facts.ts';
import { notFound } from '../../http/errors.ts';
import { contextJson } from '../context.ts';
import { ACTIVITY_CONTEXT } from '../fit/activity.ts';
import { type Context, preparedSubmission } from '../module.ts';
import { isUntracked } from './untracked.ts';

const text = (value: string | number | null | undefined) =>
  value === undefined || value === null ? null : String(value);

/** Where a sender is: as the widget says, or their network, since a first card that many readers share doesn't know. */
async function placeOf(told: RecordActivityRequest['location'], { ip, headers, location }: Context) {
  const found = await location.find({ ip, headers });
  return { country: countryOf(found), location: told ?? (found && { latitude: found.lat, longitude: found.lon }) };
}

const flag = (value: boolean | null | undefined) => (value ? 1 : 0);

const recording = preparedSubmission(calls.recordActivity, RecordActivityRequest, {
  async prepare(request, context, db) {
    if (isUntracked(request, context.headers['user-agent'])) return null;
    if (!(await context.knownWidgets.has(db, request))) throw notFound('Unknown widget');
    return placeOf(request.location, context);
  },
  async handle(request, trx, { now, headers, meters }, place) {
    if (isUntracked(request, headers['user-agent'])) return {};
    await trx
      .insertInto('activities')
      .values({
        at: now.toISOString(),
        type: request.type,
        widgetId: text(request.widgetId),
        widgetRequestId: text(request.widgetRequestId),
        publisherId: text(request.publisherId),
        articleId: text(request.articleId),
        articleUrlTracking: text(request.articleUrlTracking ?? request.articleUrl),
        embedType: request.widgetEmbedType ?? null,
        sponsored: flag(request.sponsored),
        fallback: flag(request.isFallbackAction),
        eventData: text(request.eventData),
        actions: JSON.stringify(request.actions),
        country: place?.country ?? null,
        device: deviceOf(headers),
        previous: request.previousAction ?? null,
        context: contextJson({ ...request, location: place?.location ?? null }),
      })
      .execute();
    meters?.activity(request.type);
    return {};
  },
});

/** Keeps what happened on a known widget (spec §7). Strangers could fill the disk with events of made-up ones. */
export const recordActivity = { ...recording, context: ACTIVITY_CONTEXT };
