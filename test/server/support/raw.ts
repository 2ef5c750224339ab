import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

function parsed(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') };
}

/** Sends raw bytes, which no HTTP client would send, and reads until the server closes the connection. */
export async function sendRaw(app: FastifyInstance, text: string): Promise<RawAnswer> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return parsed(answer);
}

/** A request with `target` unchanged in its first line. */
export const sendTarget = (app: FastifyInstance, target: string, { method = 'GET', body = '' } = {}) =>
  sendRaw(
    app,
    `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${body && 'Content-Type: application/json\r\n'}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
