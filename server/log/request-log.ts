import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

const TENTHS = 10;
const rounded = (ms: number) => Math.round(ms * TENTHS) / TENTHS;

/** One line per request, after its answer, instead of Fastify's two. */
class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest) {
    request.log.debug({ req: request }, 'request came');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const facts = { req: request, res: reply, responseTime: rounded(reply.elapsedTime) };
    if (error) reply.log.error({ ...facts, err: error }, 'request failed while it was answered');
    else reply.log.info(facts, 'request answered');
  }

  /** Fastify's message holds the query, which may name the reader; the request's line has the 404. */
  override routeNotFound() {}
}

export const requestLog = () => new RequestLog();
