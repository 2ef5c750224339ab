import { randomUUID } from 'node:crypto';
import { createServer, type Server } from '../../../server/app.ts';
import type { ServerOptions } from '../../../server/options.ts';
import { createDatabase } from './databases.ts';

export type Answer = { status: number; body: unknown; headers: Record<string, unknown>; text: string };
export type TestServer = Server & {
  /** Sends `body` with a new key, or with the given headers. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
};

/** No build: tests that need one make it. */
const NO_BUILD = 'test/server/support/no-build';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function createPost({ app }: Server): TestServer['post'] {
  return async (path, body, headers = { 'idempotency-key': randomUUID() }) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: answer.statusCode, body: parsed(answer.body), headers: answer.headers, text: answer.body };
  };
}

/** Runs `use` against its own server, which is closed afterwards. */
export async function withServer(use: (server: TestServer) => Promise<void>, options: ServerOptions = {}) {
  const database = await createDatabase();
  try {
    const server = await createServer({ logLevel: 'silent', distDir: NO_BUILD, ...database.options, ...options });
    try {
      await use({ ...server, post: createPost(server) });
    } finally {
      await server.close();
    }
  } finally {
    await database.remove();
  }
}
