import type { FastifyInstance } from 'fastify';

/** Where each country lists its officials itself, with all the ways to them. */
const OFFICIAL_LISTS: Record<string, string> = {
  US: 'https://www.usa.gov/elected-officials',
  GB: 'https://members.parliament.uk/',
  CA: 'https://www.ourcommons.ca/members/en',
  AU: 'https://www.aph.gov.au/Senators_and_Members',
  NZ: 'https://www.parliament.nz/en/mps-and-electorates/members-of-parliament/',
};

/** The parliaments of every country. */
const ELSEWHERE = 'https://www.ipu.org/national-parliaments';

const listOf = (country: unknown) => {
  const code = String(country).toUpperCase();
  return Object.hasOwn(OFFICIAL_LISTS, code) ? OFFICIAL_LISTS[code] : undefined;
};

/** Where the widget sends who can't reach an official; a product site elsewhere has a page of its own at this address. */
export function addContactOfficials(app: FastifyInstance) {
  app.get<{ Querystring: { country?: unknown } }>('/contact-officials', ({ query }, reply) =>
    reply.redirect(listOf(query.country) ?? ELSEWHERE, 302),
  );
}
