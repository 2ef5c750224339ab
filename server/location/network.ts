import { readFile } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Reader } from 'mmdb-lib';
import type { WireLocation } from '../../widget/api/wire.ts';
import { currencyOf, type IpLocation } from './ip-location.ts';
import { factsOf } from './network-record.ts';

/** Networks without a location: private, local, shared and documentation ranges (IANA's special-purpose registries). */
const NOWHERE = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  '::/127 2001:db8::/32 fc00::/7 fe80::/10 ff00::/8',
].flatMap((networks) => networks.split(' '));

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is public; databases hold rows for the others too. */
function createIsPublic(): (address: string) => boolean {
  const nowhere = new BlockList();
  for (const each of NOWHERE) {
    const [network = '', prefix] = each.split('/');
    nowhere.addSubnet(network, Number(prefix), family(network));
  }
  return (address) => isIP(address) !== 0 && !nowhere.check(address, family(address));
}

/** The packaged public-domain database, which knows countries only. */
const PACKAGED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

type Networks = { get: (ip: string) => unknown };

/** An IPv4 address as an IPv6 socket reports it. */
const plainAddress = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '');

const open = async (file: string): Promise<Networks> => new Reader(await readFile(file));

async function openPackaged(): Promise<Networks | null> {
  try {
    return await open(fileURLToPath(import.meta.resolve(PACKAGED)));
  } catch {
    return null; // Without the package no location is known.
  }
}

/**
 * The location of an address's network, from a database file (MMDB): the packaged one, or `file`. Private addresses
 * have none.
 */
export function networkLocation(file?: string): IpLocation {
  const isPublic = createIsPublic();
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
  let opened: Promise<Networks | null> | undefined;
  return {
    async find({ ip }): Promise<WireLocation | null> {
      const address = plainAddress(ip);
      if (!isPublic(address)) return null;
      opened ??= file ? open(file) : openPackaged();
      const facts = factsOf((await opened)?.get(address));
      if (!facts) return null;
      const { countryCode } = facts;
      return {
        query: ip,
        ...facts,
        countryName: countryNames.of(countryCode),
        currency: currencyOf(countryCode),
      };
    },
  };
}
