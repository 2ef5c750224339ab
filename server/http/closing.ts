import type { FastifyInstance } from 'fastify';

/**
 * A connection that was busy when closing began would be kept alive after its answer, and the server with it: the last
 * answer tells its client to hang up.
 */
export function hangUpWhenClosing(app: FastifyInstance) {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
