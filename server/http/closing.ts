import type { FastifyInstance } from 'fastify';

/** The time in which clients must finish sending a request once the server closes. */
const HALF_SENT_GRACE_MS = 2_000;
const LOOK_EVERY_MS = 100;

/**
 * Lets a server close: complete requests are answered, and nothing else is waited for.
 *
 * A busy connection would be kept alive after its answer, and the server with it, so that the last answer says
 * `Connection: close`. A request that never arrives completely would keep the server open, so that it is cut off.
 */
export function hangUpWhenClosing(app: FastifyInstance, graceMs = HALF_SENT_GRACE_MS) {
  const answering = new Set<object>();
  let closing = false;
  let timer: NodeJS.Timeout | undefined;
  // The first hook that runs after the whole body has arrived.
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
