import { randomUUID } from 'node:crypto';
import type { Test } from 'uvu';
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

async function startServer(options: ServerOptions): Promise<{ server: TestServer; close: () => Promise<void> }> {
  const database = await createDatabase();
  try {
    const server = await createServer({
      logLevel: 'silent',
      distDir: NO_BUILD,
      lettersAhead: false,
      sharePictures: false,
      countsAgeMs: 0,
      ...database.options,
      ...options,
    });
    const close = async () => {
      await server.close();
      await database.remove();
    };
    return { server: { ...server, post: createPost(server) }, close };
  } catch (cause) {
    await database.remove();
    throw cause;
  }
}

/** Runs `use` against its own server, which is closed afterwards. */
export async function withServer(use: (server: TestServer) => Promise<void>, options: ServerOptions = {}) {
  const { server, close } = await startServer(options);
  try {
    await use(server);
  } finally {
    await close();
  }
}

/** One server for a file whose tests leave nothing behind in it; read it inside tests only. */
export function withSharedServer(test: Test, options: ServerOptions = {}): TestServer {
  const shared = {} as TestServer;
  let close: (() => Promise<void>) | undefined;
  test.before(async () => {
    const started = await startServer(options);
    close = started.close;
    Object.assign(shared, started.server);
  });
  test.after(async () => close?.());
  return shared;
}
