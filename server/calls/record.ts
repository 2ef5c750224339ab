import { calls } from '../../widget/core/api/calls.ts';
import {
  type ActivityAction,
  MAX_ACTIVITY_ACTIONS,
  MAX_NAME_CHARS,
  MAX_RECORD_BYTES,
  MAX_TEXT_CHARS,
  MAX_URL_CHARS,
  RecordActivityRequest,
  RecordTimingsRequest,
} from '../../widget/core/api/wire.ts';
import { isSafari } from '../../widget/core/model/consent.ts';
import { flag, textOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { countryOf, deviceOf, navigationOf } from '../figures/facts.ts';
import { notFound } from '../http/errors.ts';
import type { KnownWidgets } from '../widgets/known.ts';
import {
  boolean,
  type CONTEXT,
  contextJson,
  type Fit,
  id,
  isTrial,
  list,
  number,
  numberOrText,
  numeric,
  record,
  text,
} from './context.ts';
import { type Context, note, submission } from './module.ts';

type Own<Request, Strict extends string> = Record<Exclude<keyof Request, keyof typeof CONTEXT | Strict>, Fit>;

/** A share of page views; anything else is left out, as if all were measured. */
const share: Fit = (value) => {
  const number = numeric(value);
  return typeof number === 'number' && number > 0 && number <= 1 ? number : undefined;
};

const ACTION = {
  actionId: id,
  type: text(MAX_NAME_CHARS),
  partnerId: id,
  order: number,
  issueId: id,
  isVisual: boolean,
  subIssueId: id,
  widgetCardId: id,
  cancelledTime: number,
  skipEndCard: boolean,
  variationName: text(MAX_NAME_CHARS),
} satisfies Record<Exclude<keyof ActivityAction, 'id'>, Fit>;

/** Context of `Widget/RecordActivity`, besides that of every submission. */
const ACTIVITY_CONTEXT = {
  widgetRequestId: id,
  widgetPreviewId: id,
  widgetName: text(MAX_NAME_CHARS),
  publisherKey: text(MAX_NAME_CHARS),
  pageDomain: text(MAX_NAME_CHARS),
  articleUrl: text(MAX_URL_CHARS),
  eventData: numberOrText(MAX_TEXT_CHARS),
  actions: list(MAX_ACTIVITY_ACTIONS, record(ACTION)),
  isFallbackAction: boolean,
  previousAction: text(MAX_NAME_CHARS),
  mode: text(MAX_NAME_CHARS),
} satisfies Own<RecordActivityRequest, 'type'>;

/** Context of `Widget/RecordTimings`: everything but the stages. */
const TIMINGS_CONTEXT = {
  widgetRequestId: id,
  embedType: numeric,
  mode: text(MAX_NAME_CHARS),
  version: text(MAX_NAME_CHARS),
  effectiveConnectionType: text(MAX_NAME_CHARS),
  arrival: text(MAX_NAME_CHARS),
  cache: text(MAX_NAME_CHARS),
  navigation: numeric,
  firstByte: numeric,
  touchPoints: numeric,
  timingsRate: share,
  reason: text(MAX_NAME_CHARS),
} satisfies Own<RecordTimingsRequest, 'stages'>;

/**
 * Whether an event must not be stored: in preview and test mode (spec §2) and in Safari (spec §4). The widget doesn't
 * send events there, but the loader sends its one event, `NotDisplayed`, without asking which browser it is in.
 */
const isUntracked = (event: RecordActivityRequest, userAgent = '') =>
  isTrial(event) || (event.type === 'NotDisplayed' && isSafari(userAgent));

/** Where a sender is: as the widget says, or their network, since a first card that many readers share doesn't know. */
async function placeOf(told: RecordActivityRequest['location'], { ip, headers, location }: Context) {
  const found = await location.find({ ip, headers });
  return { country: countryOf(found), location: told ?? (found && { latitude: found.lat, longitude: found.lon }) };
}

/** Keeps what happened on a known widget (spec §7). Strangers could fill the disk with events of made-up ones. */
export const recordActivity = submission(calls.recordActivity, RecordActivityRequest, {
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
        widgetId: textOf(request.widgetId),
        widgetRequestId: textOf(request.widgetRequestId),
        publisherId: textOf(request.publisherId),
        articleId: textOf(request.articleId),
        articleUrlTracking: textOf(request.articleUrlTracking ?? request.articleUrl),
        embedType: request.widgetEmbedType ?? null,
        sponsored: flag(request.sponsored),
        fallback: flag(request.isFallbackAction),
        eventData: textOf(request.eventData),
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
  context: ACTIVITY_CONTEXT,
  maxBytes: MAX_RECORD_BYTES,
});

/** @throws HttpError 404 for a widget that there is not */
async function publisherOf(db: Database, knownWidgets: KnownWidgets, { widgetRequestId }: RecordTimingsRequest) {
  // Placements by article and previews have no request id; nobody waits for a look-up of theirs.
  if (!widgetRequestId) return null;
  const known = await knownWidgets.publisherOf(db, String(widgetRequestId));
  if (known === null) throw notFound('Unknown widget');
  return known;
}

/** Stores how long a placement's stages took (contract §3). */
export const recordTimings = note(calls.recordTimings, RecordTimingsRequest, {
  async handle(request, db, { now, ip, headers, location, meters, knownWidgets }) {
    // The loader doesn't check for test and preview mode, to save bytes, so that the server does.
    if (isTrial(request)) return {};
    const publisherId = await publisherOf(db, knownWidgets, request);
    const { config, adblock, frame, load, ready, loaded, visible } = request.stages;
    const stages = { config, adblock, frame, load, ready, loaded, visible };
    await db
      .insertInto('timings')
      .values({
        at: now.toISOString(),
        widgetRequestId: textOf(request.widgetRequestId),
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
  context: TIMINGS_CONTEXT,
  maxBytes: MAX_RECORD_BYTES,
});
