import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AddressSuggestions, GEOCODE_PATH, GeocodedAddress, SUGGEST_PATH } from '../../../widget/api/wire.ts';
import type { AddressLookUp, Query } from '../../addresses/look-up.ts';
import { badInput } from '../../http/errors.ts';
import { checkAnswer } from '../../http/validate.ts';

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
