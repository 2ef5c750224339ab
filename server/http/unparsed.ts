import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

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

/** Answers what is no request, or never became one, as every other failure is answered (Node's `clientError`). */
export const answerUnparsed = (headers: Headers) => (cause: Error & { code?: string }, socket: Socket) => {
  if (cause.code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUSES[cause.code ?? ''] ?? 400;
  const body = bodyOf(status);
  const lines = Object.entries(headersOf(headers, body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
};

/** Who expects what nobody can do is told so; Node would by itself, without a header. */
export function answerExpectations(server: Server, headers: Headers) {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(EXPECTATION_FAILED);
    response.writeHead(EXPECTATION_FAILED, headersOf(headers, body)).end(body);
  });
}
