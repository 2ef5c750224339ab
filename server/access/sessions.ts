import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { hashOf, newSecret } from '../secrets.ts';
import type { TokenRow } from './tokens.ts';

const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;
const MS_PER_SECOND = 1_000;

/**
 * The cookie of a browser that is signed in. It holds a random id of its own: not the token, which opens other doors too
 * and is asked for again on another machine; and nothing signed, which could not be taken back and would need a key
 * that all servers share. The database knows it by its hash, so that every server does, and signing out ends it.
 */
export function createSessions(db: Database, publicOrigin: string | undefined) {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  // The prefix has browsers refuse one that another host of the domain has set; it asks for the path `/`.
  const name = isSecure ? '__Host-dashboard' : 'dashboard';
  const cookie = (value: string, maxAge: number) =>
    stringifySetCookie({
      name,
      value,
      maxAge,
      path: isSecure ? '/' : '/dashboard',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
    });
  const of = ({ headers }: FastifyRequest) => parseCookie(headers.cookie ?? '')[name];

  return {
    of,
    /** @returns the header that keeps the browser signed in */
    async begin(now: Date, { id, expiresAt }: TokenRow): Promise<string> {
      const session = newSecret();
      const end = Math.min(
        now.getTime() + SESSION_DAYS * DAY_MS,
        Date.parse(expiresAt ?? '') || Number.POSITIVE_INFINITY,
      );
      await db.deleteFrom('accessSessions').where('expiresAt', '<=', now.toISOString()).execute();
      await db
        .insertInto('accessSessions')
        .values({ sessionHash: hashOf(session), tokenId: id, expiresAt: new Date(end).toISOString() })
        .execute();
      return cookie(session, Math.floor((end - now.getTime()) / MS_PER_SECOND));
    },
    /** @returns the header that has the browser forget its cookie */
    async end(request: FastifyRequest): Promise<string> {
      const session = of(request);
      if (session) await db.deleteFrom('accessSessions').where('sessionHash', '=', hashOf(session)).execute();
      return cookie('', 0);
    },
  };
}
