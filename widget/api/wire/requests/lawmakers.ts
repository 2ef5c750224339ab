import * as s from 'superstruct';
import { Finite, Id, maybe, Short } from '../common.ts';
import { RepresentativeSearch } from '../widget.ts';
import { Address } from './address.ts';
import { Generic, list } from './common.ts';

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
export const GetForContactRequest = s.type({
  ...Generic,
  representativeSearch: AskedSearch,
  address: Address,
});
export type GetForContactRequest = s.Infer<typeof GetForContactRequest>;
