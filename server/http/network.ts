import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

const GROUPS = 8;
/** A household or phone has a whole /64. */
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;

function groupsOf(ipv6: string): string[] {
  const [head = '', tail] = ipv6.split('::');
  const split = (part: string) => part.split(':').filter(Boolean);
  if (tail === undefined) return split(head);
  const missing = GROUPS - split(head).length - split(tail).length;
  return [...split(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...split(tail)];
}

/** What requests of one household share: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(ip: string): string {
  const [, mapped] = MAPPED.exec(ip) ?? [];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const groups = groupsOf(ip.toLowerCase().replace(/%.*$/, ''));
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
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
