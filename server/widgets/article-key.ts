/** Added by newsletters, networks and adverts; they never change which article it is. */
const TRACKING =
  /^(utm_\w+|mtm_\w+|pk_\w+|at_\w+|_hs\w+|_ga|_gl|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|twclid|ttclid|igshid|igsh|yclid|li_fat_id|mc_cid|mc_eid|mkt_tok|vero_id|oly_anon_id|oly_enc_id|s_cid|cmpid|ncid|amp)$/i;

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

function keptQuery(url: URL): string {
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const query = url.searchParams.toString();
  return query ? `?${query}` : '';
}

/** One spelling of each character (RFC 3986 §6.2.2): `%7e` is `~` and `%c3` is `%C3`. */
const withOneSpelling = (text: string) =>
  text.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });

/** One name for a site's host, with or without `www.`; `www.example` keeps what would leave no site. */
export const siteOf = (hostname: string) =>
  hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\.(?=[^.]+\.)/, '');

const portOf = ({ port }: URL) => (port && port !== '80' && port !== '443' ? `:${port}` : '');

/**
 * One name for all addresses of an article: without scheme, `www.`, account, usual port, fragment, tracking parameters
 * and trailing slash.
 * @returns null for what is no web address
 */
export function articleKeyOf(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return `${siteOf(url.hostname)}${portOf(url)}${withOneSpelling(withoutSlash(url.pathname))}${keptQuery(url)}`;
}
