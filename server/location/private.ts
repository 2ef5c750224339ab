import { BlockList, isIP } from 'node:net';

/** Networks without a location: private, local, shared and documentation ranges (IANA's special-purpose registries). */
const NOWHERE: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is public; databases hold rows for the others too. */
export function createIsPublic(): (address: string) => boolean {
  const nowhere = new BlockList();
  for (const [network, prefix] of NOWHERE) nowhere.addSubnet(network, prefix, family(network));
  return (address) => isIP(address) !== 0 && !nowhere.check(address, family(address));
}
