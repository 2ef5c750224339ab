import type { FastifyRequest } from 'fastify';
import { originOf } from '../http/origin.ts';
import { isLocalHost } from '../settings.ts';

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
