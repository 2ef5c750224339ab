import { readFile } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Reader } from 'mmdb-lib';
import * as s from 'superstruct';
import type { WireLocation } from '../../widget/core/api/wire.ts';
import { countryFactsOf, type IpLocation } from './ip-location.ts';

const text = s.optional(s.nullable(s.string()));
const number = s.optional(s.nullable(s.number()));

/** A record of ip-location-db's files: the country, and in city files the rest. */
const Flat = s.type({
  country_code: s.string(),
  state1: text,
  city: text,
  postcode: text,
  latitude: number,
  longitude: number,
});

const Names = s.optional(s.type({ en: text }));

/** A record in the layout of MaxMind and DB-IP. */
const Nested = s.type({
  country: s.type({ iso_code: s.string() }),
  subdivisions: s.optional(s.array(s.type({ iso_code: text, names: Names }))),
  city: s.optional(s.type({ names: Names })),
  postal: s.optional(s.type({ code: text })),
  location: s.optional(s.type({ latitude: number, longitude: number })),
});

type NetworkFacts = { countryCode: string } & Pick<
  WireLocation,
  'city' | 'zip' | 'adminArea1Code' | 'adminArea1Name' | 'lat' | 'lon'
>;

const fromFlat = (record: s.Infer<typeof Flat>): NetworkFacts => ({
  countryCode: record.country_code,
  city: record.city ?? undefined,
  zip: record.postcode ?? undefined,
  adminArea1Name: record.state1 ?? undefined,
  lat: record.latitude ?? undefined,
  lon: record.longitude ?? undefined,
});

const fromNested = ({ country, subdivisions, city, postal, location }: s.Infer<typeof Nested>): NetworkFacts => ({
  countryCode: country.iso_code,
  city: city?.names?.en ?? undefined,
  zip: postal?.code ?? undefined,
  adminArea1Code: subdivisions?.[0]?.iso_code ?? undefined,
  adminArea1Name: subdivisions?.[0]?.names?.en ?? undefined,
  lat: location?.latitude ?? undefined,
  lon: location?.longitude ?? undefined,
});

const isCountry = ({ countryCode }: NetworkFacts) => /^[A-Z]{2}$/.test(countryCode) && countryCode !== 'ZZ';

/** The location in a record of either layout; null if it names no country. */
export function factsOf(record: unknown): NetworkFacts | null {
  const facts = s.is(record, Flat) ? fromFlat(record) : s.is(record, Nested) ? fromNested(record) : null;
  return facts && isCountry(facts) ? facts : null;
}

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
  let opened: Promise<Networks | null> | undefined;
  return {
    async find({ ip }): Promise<WireLocation | null> {
      const address = plainAddress(ip);
      if (!isPublic(address)) return null;
      opened ??= file ? open(file) : openPackaged();
      const facts = factsOf((await opened)?.get(address));
      return facts && { query: ip, ...facts, ...countryFactsOf(facts.countryCode) };
    },
  };
}
