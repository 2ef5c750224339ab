import type { WireAction, WireWidget } from '../../../widget/api/wire.ts';
import { fileNameOf } from '../../media/address.ts';
import { languageOf } from '../copy.ts';
import { filled } from '../filled.ts';
import { type Html, html, raw } from '../html.ts';
import { shareAddress } from '../snippet.ts';
import { PAGE_STYLE } from '../style.ts';
import { wordsOf } from './words.ts';

export type WatchPage = {
  /** Without a slash at its end. */
  url: string;
  origin: string;
  contentType: string;
  hasPicture: boolean;
  action: WireAction | null;
  /** Null where the content no longer has it. */
  widget: WireWidget | null;
};

export const WATCH_STYLE = `${PAGE_STYLE}
video { display: block; width: 100%; max-height: 70vh; margin: 0 0 1.5rem; background: #000; border-radius: 4px; }
.next { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; margin: 0; }
`;

const meta = (property: string, content: string | null | undefined) =>
  content ? html`<meta property="${property}" content="${content}">\n` : html``;

function links({ widget, origin }: WatchPage, language: string): Html | null {
  if (!widget?.widgetRequestId) return null;
  const { takeAction, read } = wordsOf(language);
  const share = shareAddress(origin, String(widget.widgetRequestId));
  const article = URL.parse(widget.articleUrl ?? '');
  const isWeb = article !== null && /^https?:$/.test(article.protocol);
  return html`<p class="next"><a href="${share}">${takeAction}</a>
${isWeb && html`<a href="${article.href}">${read}</a>`}</p>
`;
}

/** A page that plays one reader's video. It runs no script, and search engines are asked to leave it alone. */
export function watchPage(page: WatchPage): string {
  const { url, contentType, hasPicture, action, widget } = page;
  const language = languageOf(widget?.languageLocale);
  const words = wordsOf(language);
  const title = filled(action?.title ?? '', action, widget) || words.title;
  const picture = hasPicture ? `${url}/picture.jpg` : null;
  const file = `${url}/${fileNameOf(contentType)}`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${[
  meta('og:type', 'video.other'),
  meta('og:url', url),
  meta('og:title', title),
  meta('og:site_name', widget?.publisherName),
  meta('og:video', file),
  meta('og:video:type', contentType),
  meta('og:image', picture),
]}<meta name="twitter:card" content="summary">
<style>${raw(WATCH_STYLE)}</style>
</head>
<body>
<main>
${widget?.publisherName ? html`<p class="publisher">${words.by} ${widget.publisherName}</p>` : null}
<h1>${title}</h1>
<video controls playsinline preload="metadata" src="${file}" aria-label="${words.title}"${picture ? html` poster="${picture}"` : null}></video>
${links(page, language)}</main>
</body>
</html>
`.markup;
}
