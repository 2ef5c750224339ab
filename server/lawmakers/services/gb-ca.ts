import * as s from 'superstruct';
import { knownArea } from '../../addresses/areas.ts';
import { provinceOf } from '../districts.ts';
import { LOWER_HOUSE } from '../ground.ts';
import { type Ask, type DistrictService, otherForm } from './service.ts';

const NOT_FOUND = 404;

/** The field without a year has constituencies of the map before 2024 in many answers. */
const Constituency = s.type({
  result: s.type({
    country: s.string(),
    parliamentary_constituency_2024: s.optional(s.nullable(s.string())),
    codes: s.type({ parliamentary_constituency_2024: s.optional(s.nullable(s.string())) }),
  }),
});
const NotFound = s.type({ status: s.literal(NOT_FOUND) });

/** postcodes.io, `/postcodes/POSTCODE`: the constituency of a British postcode's middle. */
export const postcodesIo = (base: string, ask: Ask): DistrictService => ({
  countryCode: 'GB',
  isByPostcode: true,
  async districtsAt({ postcode }) {
    const answer = await ask(new URL(`postcodes/${encodeURIComponent(postcode)}`, base), NOT_FOUND);
    if (s.is(answer, NotFound)) return null;
    if (!s.is(answer, Constituency)) throw otherForm();
    const { country, codes, parliamentary_constituency_2024: name } = answer.result;
    const names = [codes.parliamentary_constituency_2024, name].flatMap((each) => each?.trim() || []);
    const districts = names.length > 0 ? [{ ...LOWER_HOUSE, names }] : [];
    const adminArea1Code = knownArea('GB', country);
    return adminArea1Code ? { adminArea1Code, districts, point: null } : null;
  },
});

/** The map of the House of Commons, by its order. Another order has other ridings. */
const SET = 'federal-electoral-districts-2023-representation-order';

const Ridings = s.type({
  objects: s.array(
    s.type({ name: s.string(), external_id: s.string(), related: s.type({ boundary_set_url: s.string() }) }),
  ),
});

/** Open North's Represent, `/boundaries/`: the riding at a point in Canada. */
export const represent = (base: string, ask: Ask): DistrictService => ({
  countryCode: 'CA',
  async districtsAt({ point }) {
    if (!point) return null;
    const url = new URL('boundaries/', base);
    const contains = `${point.latitude},${point.longitude}`;
    url.search = new URLSearchParams({ contains, sets: SET }).toString();
    const answer = await ask(url);
    if (!s.is(answer, Ridings)) throw otherForm();
    const ridings = answer.objects.filter(({ related }) => related.boundary_set_url.includes(`/${SET}/`));
    const provinces = new Set(ridings.map(({ external_id }) => provinceOf(external_id)));
    const [only] = provinces;
    if (!only || provinces.size > 1) return null;
    return {
      adminArea1Code: only,
      districts: ridings.map(({ name, external_id }) => ({ ...LOWER_HOUSE, names: [external_id, name] })),
      point,
    };
  },
});
