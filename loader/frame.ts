import type { Options } from './config.ts';
import { make } from './page/make.ts';
import { isOurs, origin } from './page/origin.ts';
import { title } from './page/title.ts';

/** Only what the widget's actions use (contract §3), and nothing that makes a browser log a warning. */
const ALLOW = 'autoplay;fullscreen;camera;microphone;payment;clipboard-write';

/** Not a copy of our own frame, such as a cached page holds: our canvas precedes it. */
export const findFrame = (element: Element) =>
  [...element.querySelectorAll<HTMLIFrameElement>('iframe:not(canvas~*)')].find(({ src }) => isOurs(src));

export const createFrame = () => make('iframe', { title, allow: ALLOW });

/**
 * The frame's address (contract §4). Block lists match on it, so some options go by message only, and the article's
 * address has the punctuation encoded that advert rules begin with (`_` in `banner_300x250`).
 */
export const addressOf = ({ type, articleUrlTracking, adCampaign, adNetworkDomain, articleUrl, ...rest }: Options) => {
  const article = articleUrl ? `&${new URLSearchParams({ articleUrl } as never)}` : '';
  const encoded = article.replace(/[-._]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `${origin}/widget/?${new URLSearchParams(rest as never)}${encoded}`;
};
