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
