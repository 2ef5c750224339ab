import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '../../widget/core/api/calls.ts';
import {
  AddressLocationRequest,
  AddressSuggestions,
  GEOCODE_PATH,
  GeocodedAddress,
  GetForContactRequest,
  GetForPreviewRequest,
  SUGGEST_PATH,
} from '../../widget/core/api/wire.ts';
import { ukPostcode } from '../../widget/core/model/address/address.ts';
import type { AddressLookUp, Query } from '../addresses/look-up.ts';
import { badInput } from '../http/errors.ts';
import { checkAnswer } from '../http/validate.ts';
import { coarse } from './context.ts';
import { query, submission } from './module.ts';

/** A parameter that is given twice comes as a list; the first one counts. */
function textOf(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return String((Array.isArray(value) ? value[0] : value) ?? '').replaceAll('\0', '');
}

const neededText = (request: FastifyRequest, name: string): string => {
  const text = textOf(request, name);
  if (text.trim() === '') throw badInput({ [name]: ['Required'] });
  return text;
};

function nearOf(request: FastifyRequest): Query['near'] {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => Number.parseFloat(textOf(request, name)));
  const isPlace = Math.abs(latitude ?? Number.NaN) <= 90 && Math.abs(longitude ?? Number.NaN) <= 180;
  return isPlace && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
}

const queryOf = (request: FastifyRequest): Query => ({
  text: neededText(request, 'query'),
  countryCode: textOf(request, 'countryCode').trim().toUpperCase(),
  near: nearOf(request),
});

/** The two GETs that look addresses up where no maps key is configured (contract §6). */
export function addAddressRoutes(app: FastifyInstance, addresses: AddressLookUp) {
  app.get(`/api/${SUGGEST_PATH}`, async (request, reply) => {
    const answer = checkAnswer(await addresses.suggest(queryOf(request)), AddressSuggestions);
    return reply.header('cache-control', 'no-store').send(answer);
  });
  app.get(`/api/${GEOCODE_PATH}`, async (request, reply) => {
    const answer = checkAnswer(await addresses.geocode(neededText(request, 'id')), GeocodedAddress);
    return reply.header('cache-control', 'no-store').send(answer);
  });
}

const US_SECTION = /\b(\d{3})\d{2}(?:-\d{4})?\b(?!.*\b\d{5}\b)/;
const CA_AREA = /\b([ABCEGHJ-NPRSTVXY]\d[A-Z])\s?\d[A-Z]\d\b/i;

/** The part of a postcode that thousands of homes share, such as `US 071`; empty if a text has no postcode. */
export function areaOfPostcode(text: string): string {
  const british = ukPostcode(text);
  if (british) return `GB ${british.split(' ')[0]}`;
  const canadian = CA_AREA.exec(text)?.[1];
  if (canadian) return `CA ${canadian.toUpperCase()}`;
  const american = US_SECTION.exec(text)?.[1];
  return american ? `US ${american}` : '';
}

const COUNTRY_CHARS = 2;

/**
 * Stores how far an IP location is from the address that was entered (spec §7). The two together would identify a
 * person: only the area of the postcode and coordinates to 10 km are stored, and deleted after a quarter.
 */
export const recordAddressLocationPairs = submission(
  calls.recordAddressLocationPairs,
  AddressLocationRequest,
  async (request, trx, { now }) => {
    await trx
      .insertInto('addressLocationPairs')
      .values({
        at: now.toISOString(),
        enteredArea: areaOfPostcode(request.enteredAddress),
        enteredLatitude: coarse(request.enteredAddressLatitude),
        enteredLongitude: coarse(request.enteredAddressLongitude),
        geolocatedCountry: request.geolocatedCountry?.slice(0, COUNTRY_CHARS).toUpperCase() ?? null,
        geolocatedLatitude: coarse(request.geolocatedLatitude),
        geolocatedLongitude: coarse(request.geolocatedLongitude),
      })
      .execute();
    return {};
  },
);

/** The lawmakers of an address (spec §5), whom the reader then calls or writes to. */
export const getForContact = query(calls.getLawmakersForContact, GetForContactRequest, (request, _db, { lawmakers }) =>
  lawmakers.byAddress(request.representativeSearch, request.address),
);

/** The lawmakers of an IP address's location, if that is certain. */
export const getForPreview = query(calls.getLawmakersForPreview, GetForPreviewRequest, (request, _db, { lawmakers }) =>
  lawmakers.byIp(request.representativeSearch, request.userIPLocation),
);
