import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Test } from 'uvu';

export type Received = { path: string; method: string; headers: IncomingHttpHeaders; body: unknown; text: string };

/** By default a completion that counts one. `hangUp` breaks the connection, `breakOff` the body; `never` waits. */
export type Reply = {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  hangUp?: true;
  never?: true;
  breakOff?: true;
};

/** Failures after which nobody knows whether a submission was stored, so that it is repeated with its key. */
export const DROPS: readonly [title: string, reply: Reply][] = [
  ['before the server acted', { hangUp: true }],
  ['after the server acted', { breakOff: true }],
  ['by a busy server', { status: 503 }],
];

/** A real local server that sends its replies one after the other; the last one repeats. */
export async function startApi() {
  const received: Received[] = [];
  let replies: Reply[] = [{}];

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { url = '', method = '', headers } = request;
    received.push({ path: url, method, headers, text, body: text ? JSON.parse(text) : null });
    answer(response, (replies.length > 1 ? replies.shift() : replies[0]) ?? {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    base: `http://127.0.0.1:${port}/api/`,
    received,
    replyWith: (...next: Reply[]) => {
      received.splice(0);
      replies = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function answer(
  response: ServerResponse,
  { status = 200, json = { endUsersCount: 1 }, text, headers, hangUp, never, breakOff }: Reply,
) {
  if (hangUp) return response.destroy();
  if (never) return undefined;
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  if (breakOff) return response.write('{"', () => response.destroy());
  return response.end(text ?? JSON.stringify(json));
}

export type Api = Awaited<ReturnType<typeof startApi>>;

/** Starts an API before a file's first test and stops it after the last; use it inside tests only. */
export function withApi(test: Test): Api {
  const api = {} as Api;
  test.before(async () => void Object.assign(api, await startApi()));
  test.after(() => api.stop());
  return api;
}
