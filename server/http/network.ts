import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

const GROUPS = 8;
const GROUP_BITS = 16;
/** A household or phone has a whole /64. */
const NETWORK_BITS = 64;
const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;
/** The same in hexadecimal digits: `::ffff:cb00:7107`. */
const MAPPED_HEX = /^(?:::|(?:0+:){5})ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i;

/** The IPv4 address that an IPv6 address only writes in another way. */
function mappedIn(ip: string): string | undefined {
  const [, high = '', low = ''] = MAPPED_HEX.exec(ip) ?? [];
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
  return high ? bytes.join('.') : MAPPED.exec(ip)?.[1];
}

function groupsOf(ipv6: string): string[] {
  const [head = '', tail] = ipv6.split('::');
  const split = (part: string) => part.split(':').filter(Boolean);
  if (tail === undefined) return split(head);
  const missing = GROUPS - split(head).length - split(tail).length;
  return [...split(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...split(tail)];
}

/** `[address]`, with a port perhaps, or an IPv4 address with a port, as some proxies write it (Azure's). */
const BRACKETED = /^\[([^\]]+)\](?::\d+)?$/;
const WITH_PORT = /^(\d+(?:\.\d+){3}):\d+$/;

/** The address alone, without port and brackets; `null` for what is no address. */
export function addressIn(text: string): string | null {
  const trimmed = text.trim();
  const address = BRACKETED.exec(trimmed)?.[1] ?? WITH_PORT.exec(trimmed)?.[1] ?? trimmed;
  return isIP(address) === 0 ? null : address;
}

/**
 * The addresses of an `X-Forwarded-For` header, the nearest last. What stands before something that is no address is left
 * out, since nobody knows who has written it: the request then counts as the next one's.
 */
export function forwardedFor(header: string): string[] {
  const addresses = header.split(',').map(addressIn);
  return addresses.slice(addresses.lastIndexOf(null) + 1) as string[];
}

/** What requests of one household share: an IPv4 address, or the first half of an IPv6 address. */
export const networkOf = (ip: string): string => widerNetworkOf(ip, NETWORK_BITS) ?? mappedIn(ip) ?? ip;

/** The IPv6 network of so many bits, at most 64, to which an address belongs; null for an IPv4 address. */
export function widerNetworkOf(ip: string, bits: number): string | null {
  if (!ip.includes(':') || mappedIn(ip)) return null;
  const groups = groupsOf(ip.toLowerCase().replace(/%.*$/, '')).slice(0, Math.ceil(bits / GROUP_BITS));
  return groups
    .map((group, at) => {
      const hidden = Math.max(0, (at + 1) * GROUP_BITS - bits);
      return ((Number.parseInt(group, 16) >> hidden) << hidden).toString(16);
    })
    .join(':');
}

/** Ranges that Fastify knows by name. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** The widest private networks are 10.0.0.0/8 and fc00::/7; anything wider includes strangers. */
const SHORTEST_PREFIX: Record<number, number> = { 4: 8, 6: 7 };
const LONGEST_PREFIX: Record<number, number> = { 4: 32, 6: 128 };

/** Whether a text names proxies: an address, a network such as `10.0.0.0/8`, or a range by its name. */
export function isProxy(text: string): boolean {
  if (RANGES.includes(text)) return true;
  const [address = '', prefix] = text.split('/', 2);
  const family = isIP(address);
  if (family === 0 || text.split('/').length > 2) return false;
  if (prefix === undefined) return true;
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
  return bits >= (SHORTEST_PREFIX[family] ?? 0) && bits <= (LONGEST_PREFIX[family] ?? 0);
}

/**
 * The proxies whose forwarded headers Fastify believes.
 * @param trustProxy how many proxies are in front, their addresses as a list, or `false`
 */
export const trustedProxies = (trustProxy: number | string | false) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;

const FORWARDED = 'x-forwarded-for';

/**
 * Has Fastify read the addresses of `X-Forwarded-For` as they are meant. Says once where one is none: every limit then counts
 * such requests as those of the proxy.
 */
export function readForwarded(app: FastifyInstance) {
  let hasWarned = false;
  app.addHook('onRequest', async ({ raw: { headers }, log }) => {
    const header = headers[FORWARDED];
    if (typeof header !== 'string') return;
    const addresses = forwardedFor(header);
    const isWhole = addresses.length === header.split(',').length;
    if (!isWhole && !hasWarned)
      log.warn(`A proxy sends ${FORWARDED} with something that is no address; it is passed over.`);
    hasWarned ||= !isWhole;
    if (addresses.length > 0) headers[FORWARDED] = addresses.join(', ');
    else delete headers[FORWARDED];
  });
}

/** Keeps memory within bounds, whoever asks. */
const MOST_NETWORKS = 50_000;

/**
 * What is counted of each network in a day (UTC), in the memory of this process: no address is stored.
 *
 * @returns the day's counts of an address's network, to be changed in place
 */
export function countDaily<Counts extends object>(clock: () => Date, none: Counts): (ip: string) => Counts {
  // With `max` instead, memory for all of them would be taken at once.
  const days = new LRUCache<string, { day: string; counts: Counts }>({
    maxSize: MOST_NETWORKS,
    sizeCalculation: () => 1,
  });
  return (ip) => {
    const [network, day] = [networkOf(ip), clock().toISOString().slice(0, 'YYYY-MM-DD'.length)];
    const known = days.get(network);
    if (known?.day === day) return known.counts;
    const counts = { ...none };
    days.set(network, { day, counts });
    return counts;
  };
}
