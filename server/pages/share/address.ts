import { MAX_URL_CHARS } from '../../../widget/core/api/wire.ts';

/** A request's path and query, also if the request line holds the whole address (RFC 9112 §3.2.2). */
export const withoutOrigin = (url: string) => url.replace(/^https?:\/\/[^/?]*/i, '');

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** In test and preview mode nothing is sent, so a shared link must not lead there. */
const MODE = 'mode';

export const asksForMode = (url: string) => new URLSearchParams(queryOf(url)).has(MODE);

/** The query with `?`, such as campaign parameters, without the mode; empty if it is too long. */
export function keptQuery(url: string): string {
  const query = new URLSearchParams(queryOf(url));
  query.delete(MODE);
  const text = query.size > 0 ? `?${query}` : '';
  return text.length > MAX_URL_CHARS ? '' : text;
}

/** The article's address with the reader's parameters, so that the campaign isn't lost (spec §7, Sharing). */
export function articleWith(articleUrl: string | null | undefined, query: string): string | null {
  const url = URL.parse(articleUrl ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (!query && !url.searchParams.has(MODE)) return url.href;
  const readers = new URLSearchParams(query);
  const own = [...url.searchParams].filter(([name]) => !readers.has(name));
  const both = new URLSearchParams([...own, ...readers]);
  both.delete(MODE);
  url.search = String(both);
  return url.href;
}
