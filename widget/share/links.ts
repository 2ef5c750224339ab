/** Where a share leads (spec §7 "Sharing"). */
export type ShareChannel = 'copyLink' | 'facebook' | 'twitter' | 'linkedin' | 'native';

export type ShareTarget = {
  /** Absolute, ends in `/`. */
  shareBase: string;
  requestId: string | number | null;
  articleUrl: string;
};

/** Text after the first `?`, without the fragment: an article's address may be anything a publisher wrote. */
const queryOf = (articleUrl: string) => new URLSearchParams(articleUrl.split('#')[0]?.split('?').slice(1).join('?'));

/** The share page of this widget, with the article's query string; without a request id, the article itself. */
export function shareLink({ shareBase, requestId, articleUrl }: ShareTarget): string {
  if (requestId === null) return articleUrl;
  const link = new URL(encodeURIComponent(requestId), shareBase);
  for (const [key, value] of queryOf(articleUrl)) link.searchParams.append(key, value);
  return link.href;
}

const address = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`;

export const facebookUrl = (link: string) => address('https://www.facebook.com/sharer/sharer.php', { u: link });
export const xUrl = (text: string, link: string) => address('https://x.com/intent/post', { text: `${text} ${link}` });
export const linkedInUrl = (link: string) => address('https://www.linkedin.com/sharing/share-offsite/', { url: link });
