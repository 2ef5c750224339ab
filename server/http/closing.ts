import type { FastifyInstance } from 'fastify';

/** What a client has to finish sending a request, once closing began. */
const HALF_SENT_GRACE_MS = 2_000;
const LOOK_EVERY_MS = 100;

/**
 * Lets a server close: requests that arrived whole are answered, and nothing else is waited for.
 *
 * A connection that was busy when closing began would be kept alive after its answer, and the server with it: the last
 * answer tells its client to hang up. A request that never arrives whole would hold the server as long as its client
 * likes: it is cut off.
 */
export function hangUpWhenClosing(app: FastifyInstance, graceMs = HALF_SENT_GRACE_MS) {
  const answering = new Set<object>();
  let closing = false;
  let timer: NodeJS.Timeout | undefined;
  // Only here is a request's body known to be complete.
  app.addHook('preHandler', async (request, reply) => {
    answering.add(request);
    reply.raw.once('close', () => answering.delete(request));
  });
  app.addHook('preClose', async () => {
    closing = true;
    const since = performance.now();
    timer = setInterval(() => {
      if (answering.size === 0 && performance.now() - since >= graceMs) app.server.closeAllConnections();
    }, LOOK_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
