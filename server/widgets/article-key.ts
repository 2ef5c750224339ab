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

/**
 * One name for all addresses of an article: without scheme, fragment, tracking parameters and trailing slash.
 * @returns null for what is no web address
 */
export function articleKeyOf(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return `${url.host.replace(/:(80|443)$/, '')}${withoutSlash(url.pathname)}${keptQuery(url)}`;
}
