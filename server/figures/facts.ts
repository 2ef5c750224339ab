import type { IncomingHttpHeaders } from 'node:http';
import { EMBED } from '../../loader/protocol.ts';
import type { WireLocation } from '../../widget/core/api/wire.ts';

/** Kinds of devices, as far as a request says (RFC 8942, `Sec-CH-UA-Mobile`; else the user agent's own words). */
type Device = 'phone' | 'tablet' | 'desktop';

const TABLET = /\b(iPad|Tablet|PlayBook|Silk|Kindle|Nexus (7|9|10))\b|Android(?!.*\bMobile\b)/i;
const PHONE = /\b(Mobile|Mobi|iPhone|iPod|Opera Mini|Windows Phone)\b/i;

/** @param touchPoints how many fingers the screen feels; an iPad calls itself a Macintosh, which feels none */
export function deviceOf(headers: IncomingHttpHeaders, touchPoints?: number | null): Device {
  const agent = headers['user-agent'] ?? '';
  if (TABLET.test(agent) || (/Macintosh/.test(agent) && (touchPoints ?? 0) > 1)) return 'tablet';
  return headers['sec-ch-ua-mobile'] === '?1' || PHONE.test(agent) ? 'phone' : 'desktop';
}

/** ISO 3166; null where the network's country is not known. */
export const countryOf = (location: WireLocation | null): string | null =>
  location?.countryCode && /^[A-Z]{2}$/.test(location.countryCode) ? location.countryCode : null;

/** What is told of anything that strangers made up, and of what comes after the most common. */
export const OTHER = 'other';

const oneOf =
  (...known: string[]) =>
  (value: string | number | null | undefined): string => {
    const text = value === null || value === undefined ? '' : String(value);
    return text === '' || known.includes(text) ? text : OTHER;
  };

const VERSION = /^\d{1,4}(\.\d{1,4}){1,3}(-[\w.]{1,20})?$/;

/** By the numbers of `PerformanceNavigation.type` (Navigation Timing 1). */
const NAVIGATIONS = ['navigate', 'reload', 'back_forward'];

export const navigationOf = (type: number | null | undefined): string | null => NAVIGATIONS[type ?? -1] ?? null;

/** Empty for what is not known: a body may come from anybody, so that only words of ours become dimensions. */
export const FACTS = {
  connection: oneOf('slow-2g', '2g', '3g', '4g'),
  embedType: oneOf(...Object.values(EMBED).map(String)),
  arrival: oneOf('loader', 'loader card', 'page', 'page card', 'native'),
  cache: oneOf('network', 'cache'),
  navigation: oneOf(...NAVIGATIONS),
  reason: oneOf('blocked', 'no-content', 'network', 'timeout', 'csp', 'config'),
  /** A design's number. */
  variant: (value: string) => (/^\d{0,2}$/.test(value) ? value : OTHER),
  version: (value: string | null | undefined) => (!value || VERSION.test(value) ? (value ?? '') : OTHER),
};

/** Where the page itself draws the widget. */
const NATIVE: readonly number[] = [EMBED.Regular, EMBED.RegularWidgetId];

/** How a placement's frame came; empty where it did not come, or did not say. */
export const arrivalOf = (embedType: number | null, arrival: string | null) =>
  embedType !== null && NATIVE.includes(embedType) ? 'native' : FACTS.arrival(arrival);
