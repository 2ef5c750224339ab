import { createAccess } from '../../../server/access/access.ts';
import { makeToken, type NewToken } from '../../../server/access/tokens.ts';
import { type ServerOptions, withDefaults } from '../../../server/options.ts';
import { createBuild } from './build.ts';
import { type TestServer, withServer } from './server.ts';

/** Answers whose figures a request may see, as the routes of figures will. */
export const FIGURES = '/dashboard/api/figures';

type Headers = Record<string, string>;
type Asked = { headers?: Headers; from?: string };

/** Written as PostgreSQL and SQLite keep times. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export type AccessServer = TestServer & {
  /** A new token, and its number. */
  make: (given?: Partial<NewToken>) => Promise<{ id: number; token: string }>;
  get: (url: string, asked?: Asked) => ReturnType<typeof request>;
  /** Sends the login's form. */
  signIn: (token: string, fields?: Headers, asked?: Asked) => ReturnType<typeof request>;
};

type Sent = Asked & { method: 'GET' | 'POST'; url: string; payload?: string };

const request = ({ app }: TestServer, { from = '192.0.2.1', ...sent }: Sent) =>
  app.inject({ ...sent, remoteAddress: from, headers: { host: 'localhost:4620', ...sent.headers } });

/** A server with dashboards and an answer with figures. */
export async function withAccess(use: (server: AccessServer) => Promise<void>, options: ServerOptions = {}) {
  const { dir, remove } = createBuild();
  const run = async (server: TestServer) => {
    const access = createAccess(server.db, withDefaults(options));
    server.app.get<{ Querystring: { publisher?: string } }>(FIGURES, async (asked) => ({
      publisherId: access.publisherOf(await access.viewerOf(asked), asked.query.publisher ?? null),
    }));
    await use({
      ...server,
      make: (given = {}) =>
        makeToken(server.db, new Date(), { name: 'Newsroom', publisherId: null, expiresAt: null, ...given }),
      get: (url, asked) => request(server, { method: 'GET', url, ...asked }),
      signIn: (token, fields = {}, { headers, ...asked } = {}) =>
        request(server, {
          method: 'POST',
          url: '/dashboard/login',
          payload: String(new URLSearchParams({ token, ...fields })),
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          ...asked,
        }),
    });
  };
  await withServer(run, { distDir: dir, ...options }).finally(remove);
}

/** What a browser sends back of `Set-Cookie`. */
export const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
