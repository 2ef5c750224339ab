import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Database, Schema } from '../db/schema.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { DAY_MS } from '../time.ts';

/** So that people, and programs that search for leaked secrets, know one when they see it. */
const PREFIX = 'ca_';
const DAY_LENGTH = 'YYYY-MM-DD'.length;

type TokensTable = Schema['accessTokens'];

/** What is asked of every token before it opens anything. */
export type TokenRow = Pick<TokensTable, 'publisherId' | 'lastUsedOn'> & { id: number; expiresAt: string | null };

export type NewToken = Pick<TokensTable, 'name' | 'publisherId' | 'expiresAt'>;

/** @returns the token, which can't be had again, and its number */
export async function makeToken(db: Database, now: Date, given: NewToken): Promise<{ id: number; token: string }> {
  const token = PREFIX + newSecret();
  const { id } = await db
    .insertInto('accessTokens')
    .values({ ...given, tokenHash: hashOf(token), at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

export const listTokens = (db: Database) => db.selectFrom('accessTokens').selectAll().orderBy('id').execute();

/** Tokens that have neither ended nor expired. */
const working = (db: Database, now: Date) =>
  db
    .selectFrom('accessTokens')
    .where('endedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('accessTokens.expiresAt', 'is', null), eb('accessTokens.expiresAt', '>', now.toISOString())]),
    );

const COLUMNS = ['accessTokens.id', 'publisherId', 'lastUsedOn', 'accessTokens.expiresAt'] as const;

export const findToken = (db: Database, now: Date, token: string): Promise<TokenRow | undefined> =>
  working(db, now).select(COLUMNS).where('tokenHash', '=', hashOf(token)).executeTakeFirst();

/** The token with which a browser has signed in. */
export const findBySession = (db: Database, now: Date, session: string): Promise<TokenRow | undefined> =>
  working(db, now)
    .innerJoin('accessSessions', 'accessSessions.tokenId', 'accessTokens.id')
    .select(COLUMNS)
    .where('sessionHash', '=', hashOf(session))
    .where('accessSessions.expiresAt', '>', now.toISOString())
    .executeTakeFirst();

/** Writes once a day. Whoever only wants to look does not fail because nothing can be stored. */
export async function noteUse(db: Database, now: Date, { id, lastUsedOn }: TokenRow): Promise<void> {
  const today = now.toISOString().slice(0, DAY_LENGTH);
  if (lastUsedOn === today) return;
  await db
    .updateTable('accessTokens')
    .set({ lastUsedOn: today })
    .where('id', '=', id)
    .execute()
    .catch(() => undefined);
}

/** Ends a token, and with it whoever is signed in by it. @returns whether there was one to end */
export const endToken = (db: Database, now: Date, id: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('accessSessions').where('tokenId', '=', id).execute();
    const { numUpdatedRows } = await trx
      .updateTable('accessTokens')
      .set({ endedAt: now.toISOString() })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });

const SESSION_DAYS = 30;
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
