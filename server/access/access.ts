import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';
import { originOf } from '../http/origin.ts';
import type { Options } from '../options.ts';
import { isLocalHost } from '../settings.ts';
import { createSessions, findBySession, findToken, noteUse, type TokenRow } from './tokens.ts';

/** `none`: typed, or from a bookmark. Browsers that don't say are older, or the address has no TLS. */
const OWN_SITES = [undefined, 'same-origin', 'none'];

const hostOf = (origin: string) => URL.parse(origin)?.host ?? null;

/**
 * Whether a page of ours asks, or no page at all. Hosts are compared without their schemes, since a proxy that adds TLS
 * may not have been named.
 */
export function isOwn(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (!OWN_SITES.includes(site as string | undefined)) return false;
  return origin === undefined || hostOf(origin) === hostOf(originOf(request, publicOrigin));
}

/** What proxies and tunnels add: the request then comes from elsewhere. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether it is asked by somebody who sits at this machine; the server listens to nobody else. */
export const isAtThisMachine = ({ headers }: FastifyRequest): boolean =>
  isLocalHost(headers.host) && FORWARDED.every((name) => headers[name] === undefined);

const HOME = '/dashboard';
const OF_PAGES = /^\/dashboard(?!\/(?:login|logout|api)(?:\/|$))(?:\/|$)/;

/** Where a reader goes on: to a page of the dashboards, or to the first one. Anybody may have written the address. */
export function ownPath(text: unknown): string {
  const address = typeof text === 'string' && text.startsWith('/') ? URL.parse(text, 'http://own.invalid') : null;
  // The router reads `%6cogin` as `login`, which would lead there again and again.
  if (address?.host !== 'own.invalid' || !OF_PAGES.test(address.pathname) || address.pathname.includes('%'))
    return HOME;
  return address.pathname + address.search;
}

/** Of one network, in a minute: more than anybody mistypes. */
export const WRONG_PER_MINUTE = 10;

/** Keeps memory within bounds, whoever asks. */
const MOST_NETWORKS = 50_000;
const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1_000;

type Tries = { since: number; wrong: number };

/** Counts in the memory of this process, since no address is stored. @param isOn whether this server limits requests at all */
export function createWrongTokens(clock: () => Date, isOn: boolean) {
  // With `max` instead, memory for all of them would be taken at once.
  const networks = new LRUCache<string, Tries>({ maxSize: MOST_NETWORKS, sizeCalculation: () => 1 });
  function triesOf(ip: string): Tries {
    const [network, now] = [networkOf(ip), clock().getTime()];
    const known = networks.get(network);
    if (known && now - known.since < MINUTE_MS) return known;
    const fresh = { since: now, wrong: 0 };
    networks.set(network, fresh);
    return fresh;
  }
  return {
    /**
     * Counts a wrong token. Right ones go on: nobody finds one of 160 bits by trying, and whoever shares a network with
     * somebody who tries must not be shut out. @throws HttpError 429 after too many
     */
    count(ip: string) {
      const tries = triesOf(ip);
      tries.wrong += 1;
      if (!isOn || tries.wrong <= WRONG_PER_MINUTE) return;
      const seconds = Math.ceil((tries.since + MINUTE_MS - clock().getTime()) / MS_PER_SECOND);
      throw new HttpError(429, { error: 'Too many wrong tokens' }, { 'retry-after': String(seconds) });
    },
  };
}

/** What somebody may see: one publisher's figures, or with null everybody's; and whether it is a sign-in here that says so. */
export type Viewer = { publisherId: string | null; canSignOut: boolean };

const EVERYTHING: Viewer = { publisherId: null, canSignOut: false };
const BEARER = /^Bearer +(\S+) *$/i;

type AccessOptions = Pick<
  Options,
  | 'clock'
  | 'publicOrigin'
  | 'rateLimit'
  | 'trustProxy'
  | 'openDashboards'
  | 'dashboardUserHeader'
  | 'dashboardPublisherHeader'
>;

export type Access = ReturnType<typeof createAccess>;

const textOf = (header: string | string[] | undefined) => String(header ?? '').trim();

/**
 * Whether one of the listed proxies has passed it on: Fastify then knows more addresses than the one it came from. A mere
 * number of proxies proves nothing, since it would believe whoever reaches the port.
 */
const cameByProxy = ({ ips = [] }: FastifyRequest, { trustProxy }: AccessOptions) =>
  typeof trustProxy === 'string' && ips.length > 1;

/** The viewer that the operator's own proxy has signed in; null if it names nobody. */
function viewerOfProxy(request: FastifyRequest, options: AccessOptions): Viewer | null {
  const { headers } = request;
  const { dashboardUserHeader, dashboardPublisherHeader } = options;
  if (!dashboardUserHeader || !cameByProxy(request, options) || !textOf(headers[dashboardUserHeader])) return null;
  if (!dashboardPublisherHeader) return EVERYTHING;
  const publisherId = textOf(headers[dashboardPublisherHeader]);
  if (publisherId === '*') return EVERYTHING;
  return publisherId ? { publisherId, canSignOut: false } : null;
}

/** @throws HttpError 403 for another publisher's figures. @returns whose are meant, where none is named too; null for everybody's */
function publisherOf({ publisherId }: Viewer, asked: string | null): string | null {
  if (publisherId === null || asked === null || asked === publisherId) return asked ?? publisherId;
  throw new HttpError(403, { error: 'These figures are another publisher’s' });
}

/** Finds the viewer of a request by its token, its session or the proxy's header. */
export function createAccess(db: Database, options: AccessOptions) {
  const { clock, publicOrigin, rateLimit, openDashboards } = options;
  const sessions = createSessions(db, publicOrigin);
  const wrongTokens = createWrongTokens(clock, rateLimit > 0);
  const known = new WeakMap<FastifyRequest, Promise<Viewer | null>>();

  async function tokenOf({ ip }: FastifyRequest, token: string): Promise<TokenRow | null> {
    const found = await findToken(db, clock(), token);
    if (found) return found;
    wrongTokens.count(ip);
    return null;
  }

  async function admitted(row: TokenRow | null | undefined, canSignOut: boolean): Promise<Viewer | null> {
    if (!row) return null;
    await noteUse(db, clock(), row);
    return { publisherId: row.publisherId, canSignOut };
  }

  async function find(request: FastifyRequest): Promise<Viewer | null> {
    if (openDashboards && isOwn(request, publicOrigin) && isAtThisMachine(request)) return EVERYTHING;
    const [, bearer] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    if (bearer) return admitted(await tokenOf(request, bearer), false);
    const session = sessions.of(request);
    return (
      viewerOfProxy(request, options) ?? (session ? admitted(await findBySession(db, clock(), session), true) : null)
    );
  }

  /** @returns null for nobody. @throws HttpError 429 after many wrong tokens */
  function of(request: FastifyRequest): Promise<Viewer | null> {
    const viewer = known.get(request) ?? find(request);
    known.set(request, viewer);
    return viewer;
  }

  return {
    of,
    /** A trial on somebody's own machine, open to whoever sits there. */
    isTrial: openDashboards,
    isOwn: (request: FastifyRequest) => isOwn(request, publicOrigin),
    publisherOf,
    /** For answers with figures. @throws HttpError 401 for nobody, and 403 where a page elsewhere asks */
    async viewerOf(request: FastifyRequest): Promise<Viewer> {
      if (!isOwn(request, publicOrigin)) throw new HttpError(403, { error: 'Pages of other sites may not ask' });
      const viewer = await of(request);
      if (!viewer) throw new HttpError(401, { error: 'An access token is needed' }, { 'www-authenticate': 'Bearer' });
      return viewer;
    },
    /** @returns the cookie's header, or null for a wrong token. @throws HttpError 429 after many */
    async signIn(request: FastifyRequest, token: string): Promise<string | null> {
      const row = await tokenOf(request, token);
      if (!row) return null;
      await noteUse(db, clock(), row);
      return sessions.begin(clock(), row);
    },
    signOut: sessions.end,
  };
}
