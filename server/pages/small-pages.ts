import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Each country's own list of its officials. */
const OFFICIAL_LISTS: Record<string, string> = {
  US: 'https://www.usa.gov/elected-officials',
  GB: 'https://members.parliament.uk/',
  CA: 'https://www.ourcommons.ca/members/en',
  AU: 'https://www.aph.gov.au/Senators_and_Members',
  NZ: 'https://www.parliament.nz/en/mps-and-electorates/members-of-parliament/',
};

/** A list of the parliaments of every country. */
const ELSEWHERE = 'https://www.ipu.org/national-parliaments';

const listOf = (country: unknown) => {
  const code = String(country).toUpperCase();
  return Object.hasOwn(OFFICIAL_LISTS, code) ? OFFICIAL_LISTS[code] : undefined;
};

/**
 * The widget links here for readers who can't reach an official. A product site may serve its own page at this path.
 */
export function addContactOfficials(app: FastifyInstance) {
  app.get<{ Querystring: { country?: unknown } }>('/contact-officials', ({ query }, reply) =>
    reply.redirect(listOf(query.country) ?? ELSEWHERE, 302),
  );
}

/** The federal government's page, which links to every state's. */
const OFFICIAL_PAGE = 'https://vote.gov/register';

/** The widget links here for readers who may not be registered. A product site may serve its own page at this path. */
export function addRegisterToVote(app: FastifyInstance) {
  app.get('/register-to-vote', (_request, reply) => reply.redirect(OFFICIAL_PAGE, 302));
}

/** Where Apple looks for it, without following redirects. */
const PATH = '/.well-known/apple-developer-merchantid-domain-association';

/** Serves the file by which Apple knows that this domain may take payments; nothing where none is named. */
export function addApplePayDomain(app: FastifyInstance, file: string | undefined) {
  if (!file) return;
  const text = readFileSync(file);
  app.get(PATH, (_request, reply) => reply.type('text/plain').send(text));
}
