/** The query key of the route. The fragment is left to the host (contract §4). */
const KEY = 'route';

export const readRoute = (href: string): string | null => new URL(href).searchParams.get(KEY);

/** The same address with this route. Slashes are legal in a query and stay readable: `…&route=/poll/success`. */
export function routeUrl(href: string, route: string): string {
  const url = new URL(href);
  url.searchParams.delete(KEY);
  const rest = url.search.replace(/^\?/, '');
  url.search = `${rest}${rest && '&'}${KEY}=${encodeURIComponent(route).replaceAll('%2F', '/')}`;
  return url.href;
}

/**
 * Keeps the route in the address, without a history entry. Safari throws after 100 changes within seconds: the address
 * then stays behind until the next change.
 */
export function writeRoute(route: string) {
  try {
    history.replaceState(history.state, '', routeUrl(location.href, route));
  } catch {
    // The widget works without it; only a reload begins at an earlier screen.
  }
}
