import type { FastifyInstance } from 'fastify';

/** The federal government's page, which links to every state's. */
const OFFICIAL_PAGE = 'https://vote.gov/register';

/** The widget links here for readers who may not be registered. A product site may serve its own page at this path. */
export function addRegisterToVote(app: FastifyInstance) {
  app.get('/register-to-vote', (_request, reply) => reply.redirect(OFFICIAL_PAGE, 302));
}
