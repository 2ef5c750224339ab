import { type completion, MAX_NAME_CHARS, MAX_TEXT_CHARS, MAX_URL_CHARS } from '../../widget/core/api/wire.ts';
import { isRecord } from '../../widget/core/model/value.ts';

/** Makes a value that a page sent fit its struct; `undefined` drops it. */
export type Fit = (value: unknown) => unknown;
/** One for each field of a record; other fields stay as they are. */
export type Fits = Record<string, Fit>;

/** Half of an emoji, which a cut may leave. */
const HALVES = /\p{Surrogate}/gu;

/** Text of at most `max` characters, which PostgreSQL takes in its JSON too. */
export const text =
  (max: number): Fit =>
  (value) =>
    typeof value === 'string' ? value.slice(0, max).replace(HALVES, '\ufffd') : undefined;

export const number: Fit = (value) => (Number.isFinite(value) ? value : undefined);

/** A number, or text that is one, as in an address's query. */
export const numeric: Fit = (value) => number(typeof value === 'string' && value.trim() ? Number(value) : value);

export const boolean: Fit = (value) => (typeof value === 'boolean' ? value : undefined);

export const numberOrText =
  (max: number): Fit =>
  (value) =>
    number(value) ?? text(max)(value);

export const id: Fit = numberOrText(MAX_NAME_CHARS);

/** A record whose fields are made to fit; drops anything else. */
export const record =
  (fits: Fits): Fit =>
  (value) =>
    isRecord(value) ? fitted(value, fits) : undefined;

/** A list's first `max` members, each made to fit; anything else is left for its struct to refuse. */
export const list =
  (max: number, fit: Fit): Fit =>
  (value) =>
    Array.isArray(value) ? value.slice(0, max).map((each) => fit(each) ?? each) : value;

/** A copy in which each field of `fits` either fits or is missing. */
function fitted(value: Record<string, unknown>, fits: Fits): Record<string, unknown> {
  const result = { ...value };
  for (const [name, fit] of Object.entries(fits)) {
    if (!Object.hasOwn(result, name)) continue;
    const kept = fit(result[name]);
    if (kept === undefined) delete result[name];
    else result[name] = kept;
  }
  return result;
}

/** A request's body whose context is made to fit; anything but an object is left for its struct to refuse. */
export const fitBody = (body: unknown, fits: Fits): unknown => (isRecord(body) ? fitted(body, fits) : body);

const short = text(MAX_NAME_CHARS);
const url = text(MAX_URL_CHARS);

/** `id` is left out: a submission without an action is refused. */
type ContextField = Exclude<keyof typeof completion, 'id'>;

/**
 * Where and how something was done (spec §7). The page sends it and the reader can't change it, so bad values are
 * shortened or dropped and never a reason to refuse a submission: a click on an advert alone can make an address too
 * long.
 */
export const CONTEXT = {
  adNetworkDomain: url,
  adCampaign: short,
  analyticsClientId: short,
  googleAnalyticsUserId: short,
  googleAnalyticsEventUserId: short,
  fingerprint: text(MAX_TEXT_CHARS),
  actionId: id,
  widgetCardId: id,
  articleId: id,
  articleUrlTracking: url,
  widgetId: id,
  partnerName: short,
  partnerId: id,
  publisherId: id,
  publishedDate: short,
  widgetType: id,
  widgetEmbedType: number,
  issueId: id,
  subIssueId: id,
  actionOrder: number,
  location: record({ latitude: number, longitude: number }),
  sponsored: boolean,
  actionCompletedTime: numberOrText(MAX_NAME_CHARS),
} satisfies Record<ContextField, Fit>;

/** Fields of the body that say where and how an action was taken (spec §7), kept beside it as JSON. */
const NAMES = [
  ...Object.keys(CONTEXT).filter((name) => name !== 'location'),
  ...['widgetPreviewId', 'answerText', 'skipEndCard', 'publisherKey', 'pageDomain'],
];

type Place = { latitude?: number | null; longitude?: number | null };

/** About 10 km: names a town, but no house. */
const STEPS_PER_DEGREE = 10;
export const coarse = (degrees: number | null | undefined) =>
  typeof degrees === 'number' && Number.isFinite(degrees)
    ? Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
    : null;

/** The circumstances of a request as JSON, without personal data. @param signed the action whose words somebody put their name to */
export function contextJson(
  request: object & { location?: Place | null },
  signed?: { action: { wording?: string } },
): string {
  const given = new Map(Object.entries(request));
  const place = request.location;
  return JSON.stringify({
    ...Object.fromEntries(NAMES.map((name) => [name, given.get(name) ?? undefined])),
    location: place
      ? { latitude: coarse(place.latitude) ?? undefined, longitude: coarse(place.longitude) ?? undefined }
      : undefined,
    wording: signed?.action.wording,
  });
}

type Sent = {
  mode?: string | null | undefined;
  articleUrlTracking?: string | null | undefined;
  widgetPreviewId?: unknown;
};

/**
 * Whether a request was sent in preview or test mode: by its own field, by the page's address (spec §2), or from a widget
 * that is looked at before it is published (contract §8).
 */
export function isTrial({ mode, articleUrlTracking, widgetPreviewId }: Sent): boolean {
  if (widgetPreviewId !== null && widgetPreviewId !== undefined) return true;
  const said = mode || new URLSearchParams(articleUrlTracking?.split(/[?#]/)[1]).get('mode');
  return /^ab4e-(preview|test)$/.test(said ?? '');
}
