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
