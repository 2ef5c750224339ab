import { calls } from '../../../widget/api/calls.ts';
import { RecordTimingsRequest } from '../../../widget/api/wire.ts';
import { countryOf, deviceOf, navigationOf } from '../../figures/facts.ts';
import { notFound } from '../../http/errors.ts';
import { TIMINGS_CONTEXT } from '../fit/activity.ts';
import { note } from '../module.ts';
import { isTrial } from './untracked.ts';

/** Stores how long a placement's stages took (contract §3). */
export const recordTimings = note(
  calls.recordTimings,
  RecordTimingsRequest,
  async (request, db, { now, ip, headers, location, knownWidgets }) => {
    // The loader doesn't check for test and preview mode, to save bytes, so that the server does.
    if (isTrial(request)) return {};
    const { widgetRequestId } = request;
    // Placements by article and previews have no request id.
    if (widgetRequestId && !(await knownWidgets.has(db, { widgetRequestId }))) throw notFound('Unknown widget');
    const { config, adblock, frame, load, ready, loaded, visible } = request.stages;
    await db
      .insertInto('timings')
      .values({
        at: now.toISOString(),
        widgetRequestId: widgetRequestId?.toString() ?? null,
        articleUrlTracking: request.articleUrlTracking ?? null,
        embedType: request.embedType ?? null,
        version: request.version ?? null,
        effectiveConnectionType: request.effectiveConnectionType ?? null,
        country: countryOf(await location.find({ ip, headers })),
        device: deviceOf(headers),
        arrival: request.arrival ?? null,
        cache: request.cache ?? null,
        navigation: navigationOf(request.navigation),
        firstByte: request.firstByte ?? null,
        rate: request.timingsRate ?? null,
        reason: request.reason ?? null,
        stages: JSON.stringify({ config, adblock, frame, load, ready, loaded, visible }),
      })
      .execute();
    return {};
  },
  TIMINGS_CONTEXT,
);
