/** Fields of the body that say where and how an action was taken (spec §7), kept beside it as JSON. */
const NAMES = [
  'actionId',
  'widgetCardId',
  'articleId',
  'articleUrlTracking',
  'widgetId',
  'partnerName',
  'partnerId',
  'publisherId',
  'publishedDate',
  'widgetType',
  'widgetEmbedType',
  'issueId',
  'subIssueId',
  'actionOrder',
  'sponsored',
  'actionCompletedTime',
  'widgetPreviewId',
  'answerText',
  'skipEndCard',
  'adNetworkDomain',
  'adCampaign',
  'analyticsClientId',
  'googleAnalyticsUserId',
  'googleAnalyticsEventUserId',
  'publisherKey',
  'pageDomain',
  'fingerprint',
] as const;

type Place = { latitude?: number | null; longitude?: number | null };

/** About 10 km: enough to say which town, too little to say which house. */
const DEGREES_STEP = 10;
const coarse = (degrees: number | null | undefined) =>
  typeof degrees === 'number' ? Math.round(degrees * DEGREES_STEP) / DEGREES_STEP : undefined;

/** The circumstances of a request, without the person. */
export function contextJson(request: object & { location?: Place | null }): string {
  const given = new Map(Object.entries(request));
  const place = request.location;
  return JSON.stringify({
    ...Object.fromEntries(NAMES.map((name) => [name, given.get(name) ?? undefined])),
    location: place ? { latitude: coarse(place.latitude), longitude: coarse(place.longitude) } : undefined,
  });
}
