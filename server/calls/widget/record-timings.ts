import { calls } from '../../../widget/api/calls.ts';
import { RecordTimingsRequest } from '../../../widget/api/wire.ts';
import type { Database } from '../../db/schema.ts';
import { countryOf, deviceOf, navigationOf } from '../../figures/facts.ts';
import { notFound } from '../../http/errors.ts';
import type { KnownWidgets } from '../../widgets/known.ts';
import { TIMINGS_CONTEXT } from '../fit/activity.ts';
import { note } from '../module.ts';
import { isTrial } from './untracked.ts';

/** @throws HttpError 404 for a widget that there is not */
async function publisherOf(db: Database, knownWidgets: KnownWidgets, { widgetRequestId }: RecordTimingsRequest) {
  // Placements by article and previews have no request id; nobody waits for a look-up of theirs.
  if (!widgetRequestId) return null;
  const known = await knownWidgets.publisherOf(db, String(widgetRequestId));
  if (known === null) throw notFound('Unknown widget');
  return known;
}

/** Stores how long a placement's stages took (contract §3). */
export const recordTimings = note(
  calls.recordTimings,
  RecordTimingsRequest,
  async (request, db, { now, ip, headers, location, meters, knownWidgets }) => {
    // The loader doesn't check for test and preview mode, to save bytes, so that the server does.
    if (isTrial(request)) return {};
    const publisherId = await publisherOf(db, knownWidgets, request);
    const { config, adblock, frame, load, ready, loaded, visible } = request.stages;
    const stages = { config, adblock, frame, load, ready, loaded, visible };
    await db
      .insertInto('timings')
      .values({
        at: now.toISOString(),
        widgetRequestId: request.widgetRequestId?.toString() ?? null,
        articleUrlTracking: request.articleUrlTracking ?? null,
        embedType: request.embedType ?? null,
        version: request.version ?? null,
        effectiveConnectionType: request.effectiveConnectionType ?? null,
        country: countryOf(await location.find({ ip, headers })),
        device: deviceOf(headers, request.touchPoints),
        arrival: request.arrival ?? null,
        cache: request.cache ?? null,
        navigation: navigationOf(request.navigation),
        firstByte: request.firstByte ?? null,
        rate: request.timingsRate ?? null,
        reason: request.reason ?? null,
        stages: JSON.stringify(stages),
      })
      .execute();
    meters?.placement({
      embedType: request.embedType,
      publisherId,
      stages: { ...stages, firstByte: request.firstByte },
    });
    return {};
  },
  TIMINGS_CONTEXT,
);
