import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
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

type Headers = Record<string, string>;

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const EXPECTATION_FAILED = 417;

const bodyOf = (status: number) => JSON.stringify({ error: STATUS_CODES[status] });

const headersOf = (headers: Headers, body: string): Headers => ({
  ...headers,
  'cache-control': 'no-store',
  connection: 'close',
  'content-length': String(body.length),
  'content-type': 'application/json; charset=utf-8',
});

/** Answers malformed and unfinished requests (Node's `clientError`) like every other failure. */
export const answerUnparsed = (headers: Headers) => (cause: Error & { code?: string }, socket: Socket) => {
  if (cause.code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUSES[cause.code ?? ''] ?? 400;
  const body = bodyOf(status);
  const lines = Object.entries(headersOf(headers, body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
};

/** Refuses an unknown `Expect` header. Node would do so by itself, but without our headers. */
export function answerExpectations(server: Server, headers: Headers) {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(EXPECTATION_FAILED);
    response.writeHead(EXPECTATION_FAILED, headersOf(headers, body)).end(body);
  });
}
