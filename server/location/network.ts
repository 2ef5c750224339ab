import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Reader } from 'mmdb-lib';
import type { WireLocation } from '../../widget/api/wire.ts';
import { currencyOf } from './currency.ts';
import type { IpLocation } from './ip-location.ts';
import { factsOf } from './network-record.ts';
import { createIsPublic } from './private.ts';

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
