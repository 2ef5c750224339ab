import * as s from 'superstruct';
import { Finite, Id, maybe, Short } from '../common.ts';
import { MAX_URL_CHARS } from '../limits.ts';
import { RepresentativeSearch } from '../widget.ts';
import { Address, Generic, list, Url } from './common.ts';

const GetActionsBase = s.type({
  ...Generic,
  widgetRequestId: maybe(Id),
  widgetPreviewId: maybe(Id),
  /** One character over the limit is allowed, so that an address which the sender has cut still shows as too long. */
  articleUrl: maybe(s.size(s.string(), 0, MAX_URL_CHARS + 1)),
  widgetEmbedType: maybe(s.number()),
  articleUrlTracking: maybe(Url),
  sponsored: maybe(s.boolean()),
});

/** Names of the three ways to ask for a widget; a request has exactly one (spec §3). */
const WIDGET_KEYS = ['widgetRequestId', 'widgetPreviewId', 'articleUrl'] as const;

export const GetActionsRequest = s.refine(
  GetActionsBase,
  'exactly one of widgetRequestId, widgetPreviewId, articleUrl',
  (value) => {
    const given = WIDGET_KEYS.filter((key) => value[key] !== undefined && value[key] !== null && value[key] !== '');
    return given.length === 1 || 'Exactly one of widgetRequestId, widgetPreviewId, articleUrl is required';
  },
);
export type GetActionsRequest = s.Infer<typeof GetActionsRequest>;

/** Asks where the reader is, and says nothing but who asks. */
export const GetEndUserLocationRequest = s.type({ ...Generic });
export type GetEndUserLocationRequest = s.Infer<typeof GetEndUserLocationRequest>;

/** A search from the widget's content, as the widget sends it back. For scale: the United States have 435 districts. */
const AskedSearch = s.assign(
  RepresentativeSearch(),
  s.type({
    countryCode: maybe(Short),
    levels: maybe(list(s.number(), 50)),
    roles: maybe(list(s.number(), 50)),
    adminArea1Codes: maybe(list(Short, 200)),
    districtIds: maybe(list(Id, 1_000)),
  }),
);

/** The location that `GetActionsAsync` returned. */
const AskedPlace = s.type({
  city: maybe(Short),
  countryCode: maybe(Short),
  zip: maybe(Short),
  adminArea1Code: maybe(Short),
  adminArea1Name: maybe(Short),
  lat: maybe(Finite),
  lon: maybe(Finite),
});

export const GetForPreviewRequest = s.type({
  ...Generic,
  representativeSearch: AskedSearch,
  userIPLocation: maybe(AskedPlace),
});
export type GetForPreviewRequest = s.Infer<typeof GetForPreviewRequest>;
export const GetForContactRequest = s.type({ ...Generic, representativeSearch: AskedSearch, address: Address });
export type GetForContactRequest = s.Infer<typeof GetForContactRequest>;
