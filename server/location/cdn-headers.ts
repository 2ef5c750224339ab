import type { IncomingHttpHeaders } from 'node:http';
import KNOWN_CDNS from './cdns.json' with { type: 'json' };
import { countryFactsOf, type IpLocation } from './ip-location.ts';

/** The names of a CDN's headers. */
type Names = Record<'country' | 'area' | 'areaName' | 'city' | 'postalCode' | 'latitude' | 'longitude', string>;

/** Cloudflare ("Add visitor location headers"), Vercel and CloudFront, as their documentation names them. */
const CDNS: Names[] = KNOWN_CDNS;

/** XX is "unknown" and T1 the Tor network. */
const isCountry = (code: string | undefined): code is string => /^[A-Z]{2}$/.test(code ?? '') && code !== 'XX';

/** Vercel percent-encodes names outside ASCII; Cloudflare sends UTF-8, which Node reads as Latin-1. */
function text(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    return decodeURIComponent(Buffer.from(value, 'latin1').toString('utf8'));
  } catch {
    return value; // A lone percent sign is part of the name.
  }
}

function degrees(headers: IncomingHttpHeaders, name: string): number | undefined {
  const value = Number.parseFloat(text(headers, name) ?? '');
  return Number.isFinite(value) ? value : undefined;
}

/** The location that a CDN's headers name. Used only behind a trusted proxy, since anybody can send headers. */
export const cdnLocation = (): IpLocation => ({
  async find({ ip, headers }) {
    const names = CDNS.find(({ country }) => isCountry(text(headers, country)));
    if (!names) return null;
    return {
      query: ip,
      ...countryFactsOf(text(headers, names.country) ?? ''),
      city: text(headers, names.city),
      zip: text(headers, names.postalCode),
      adminArea1Code: text(headers, names.area),
      adminArea1Name: text(headers, names.areaName),
      lat: degrees(headers, names.latitude),
      lon: degrees(headers, names.longitude),
    };
  },
});
