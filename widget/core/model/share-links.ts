/** The link to share, and where networks take it (spec §7 "Sharing"). */

const FACEBOOK_SHARER = 'https://www.facebook.com/sharer/sharer.php';
const LINKEDIN_SHARER = 'https://www.linkedin.com/sharing/share-offsite/';
const X_INTENT = 'https://x.com/intent/post';

/** Query key of the widget's locale in a share link. */
const LANGUAGE_KEY = 'lang';

export type ShareTarget = {
  /** Absolute, ends in `/`. */
  shareBase: string;
  requestId: string | number | null;
  articleUrl: string;
  /** Set when the widget has `isSocialShareLanguageIncluded`. */
  language?: string;
};

/** The query string without the fragment. Not parsed as a URL: a publisher may have entered any text. */
const queryOf = (articleUrl: string) => new URLSearchParams(articleUrl.split('#')[0]?.split('?').slice(1).join('?'));

/** The share page of this widget, with the article's query string; without a request id, the article itself. */
export function shareLink({ shareBase, requestId, articleUrl, language }: ShareTarget): string {
  if (requestId === null) return articleUrl;
  const link = new URL(encodeURIComponent(requestId), shareBase);
  for (const [key, value] of queryOf(articleUrl)) link.searchParams.append(key, value);
  if (language) link.searchParams.set(LANGUAGE_KEY, language);
  return link.href;
}

const address = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`;

export const facebookUrl = (link: string) => address(FACEBOOK_SHARER, { u: link });
export const linkedInUrl = (link: string) => address(LINKEDIN_SHARER, { url: link });

/** Adds the link unless the text already contains one. */
export const xUrl = (text: string, link: string) =>
  address(X_INTENT, /https?:\/\//.test(text) ? { text } : { text, url: link });
