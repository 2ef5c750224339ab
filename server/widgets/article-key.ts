import { MAX_URL_CHARS } from '../../widget/core/api/wire.ts';

/** Parameters that newsletters, networks and adverts add; they never identify an article. */
const TRACKING =
  /^(utm_\w+|mtm_\w+|pk_\w+|at_\w+|_hs\w+|_ga|_gl|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|twclid|ttclid|igshid|igsh|yclid|li_fat_id|mc_cid|mc_eid|mkt_tok|vero_id|oly_anon_id|oly_enc_id|s_cid|cmpid|ncid|amp)$/i;

/** A loop: the regular expression `/\/+$/` takes quadratic time, since it starts again at every slash. */
function withoutSlash(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** In one pass: deleting names one by one would serialise the whole address again each time. */
function keptQuery(url: URL): string {
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => !TRACKING.test(name)));
  kept.sort();
  return kept.size > 0 ? `?${kept}` : '';
}

/** One spelling of each character (RFC 3986 §6.2.2): `%7e` is `~` and `%c3` is `%C3`. */
const withOneSpelling = (text: string) =>
  text.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });

/** A site's host without `www.`; `www.example` keeps it, since `example` is no site. */
export const siteOf = (hostname: string) =>
  hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\.(?=[^.]+\.)/, '');

const portOf = ({ port }: URL) => (port && port !== '80' && port !== '443' ? `:${port}` : '');

/** Parses the address of an article; null if it is invalid or too long. */
export function webAddress(text: string): URL | null {
  const address = text.trim();
  const url = address.length > MAX_URL_CHARS ? null : URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/**
 * One key for all addresses of an article: without scheme, `www.`, account, default port, fragment, tracking parameters
 * and trailing slash.
 * @returns null if it is no web address or over 2,048 characters
 */
export function articleKeyOf(address: string): string | null {
  const url = webAddress(address);
  if (!url) return null;
  return `${siteOf(url.hostname)}${portOf(url)}${withOneSpelling(withoutSlash(url.pathname))}${keptQuery(url)}`;
}
