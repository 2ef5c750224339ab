import { CONTEXT } from './fit/context.ts';

/** Fields of the body that say where and how an action was taken (spec §7), kept beside it as JSON. */
const NAMES = [
  ...Object.keys(CONTEXT).filter((name) => name !== 'location'),
  ...['widgetPreviewId', 'answerText', 'skipEndCard', 'publisherKey', 'pageDomain'],
];

type Place = { latitude?: number | null; longitude?: number | null };

/** About 10 km: names a town, but no house. */
const DEGREES_STEP = 10;
const coarse = (degrees: number | null | undefined) =>
  typeof degrees === 'number' ? Math.round(degrees * DEGREES_STEP) / DEGREES_STEP : undefined;

/** The circumstances of a request as JSON, without personal data. */
export function contextJson(request: object & { location?: Place | null }): string {
  const given = new Map(Object.entries(request));
  const place = request.location;
  return JSON.stringify({
    ...Object.fromEntries(NAMES.map((name) => [name, given.get(name) ?? undefined])),
    location: place ? { latitude: coarse(place.latitude), longitude: coarse(place.longitude) } : undefined,
  });
}
