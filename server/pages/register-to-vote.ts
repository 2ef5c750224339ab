import type { FastifyInstance } from 'fastify';

/** The federal government's own page: it leads on to every state's. */
const OFFICIAL_PAGE = 'https://vote.gov/register';

/** Where the widget sends who may not be registered; a product site elsewhere has a page of its own at this address. */
export function addRegisterToVote(app: FastifyInstance) {
  app.get('/register-to-vote', (_request, reply) => reply.redirect(OFFICIAL_PAGE, 302));
}
