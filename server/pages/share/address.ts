import { MAX_URL_CHARS } from '../../../widget/api/wire.ts';

/** What a request asks for, also where its line names the whole address (RFC 9112 §3.2.2). */
export const withoutOrigin = (url: string) => url.replace(/^https?:\/\/[^/?]*/i, '');

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** In test and preview nothing is sent: a link that a reader follows must not lead there. */
const MODE = 'mode';

export const asksForMode = (url: string) => new URLSearchParams(queryOf(url)).has(MODE);

/** The reader's own parameters, `?` included: those of a campaign, and no mode. None where they are longer than any. */
export function keptQuery(url: string): string {
  const query = new URLSearchParams(queryOf(url));
  query.delete(MODE);
  const text = query.size > 0 ? `?${query}` : '';
  return text.length > MAX_URL_CHARS ? '' : text;
}

/** The article with the reader's parameters, so that a campaign is not lost on the way (spec §7, Sharing). */
export function articleWith(articleUrl: string | null | undefined, query: string): string | null {
  const url = URL.parse(articleUrl ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const names = new Map([...url.searchParams, ...new URLSearchParams(query)]);
  if (query || names.has(MODE)) {
    names.delete(MODE);
    url.search = String(new URLSearchParams([...names]));
  }
  return url.href;
}
