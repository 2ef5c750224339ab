import type { WireAction, WireWidget } from '../../../widget/core/api/wire.ts';
import { webHref } from '../../../widget/core/model/address/web-address.ts';
import { fileNameOf } from '../../media/storage.ts';
import { languageOf, shareCopy } from '../copy.ts';
import { filled, type Html, html } from '../html.ts';
import { isClosed } from '../lead.ts';
import { documentOf, meta, styleElement } from '../plain-page.ts';
import { articleBox, foot, head } from '../reader-parts.ts';
import { shareAddress } from '../snippet.ts';
import { styleOf } from '../style.ts';

type WatchPage = {
  /** Without a slash at its end. */
  url: string;
  origin: string;
  contentType: string;
  hasPicture: boolean;
  action: WireAction | null;
  /** Null where the content no longer has it. */
  widget: WireWidget | null;
  /** Colours and font of the widget's theme. */
  theme: string;
  /** Where files with a plain name are, as a whole address. */
  imagesBase: string;
  now: Date;
};

export const WATCH_STYLE = styleOf('base', 'page', 'reader', 'watch');

/** The button leads to the action; the article stands beside it. */
function next({ widget, action, origin, imagesBase, now }: WatchPage, language: string): Html | null {
  if (!widget?.widgetRequestId) return null;
  const copy = shareCopy(language);
  const { description } = action ?? {};
  const isOver = isClosed(widget, now);
  const label = isOver ? copy.seeResults : copy.recordYours;
  const share = shareAddress(origin, String(widget.widgetRequestId));
  const article = webHref(widget.articleUrl);
  return html`<div class="next">
${description && !isOver ? html`<p class="lead">${filled(description, action, widget)}</p>\n` : null}<p><a class="button" href="${share}">${label}</a></p>
${article && articleBox(article, copy, { widget, action, page: { imagesBase } })}</div>
`;
}

/** A page that plays one reader's video. It runs no script, and search engines are asked to leave it alone. */
export function watchPage(page: WatchPage): string {
  const { url, contentType, hasPicture, action, widget, theme } = page;
  const language = languageOf(widget?.languageLocale);
  const words = shareCopy(language);
  const title = filled(action?.title ?? '', action, widget) || words.video;
  const picture = hasPicture ? `${url}/picture.jpg` : null;
  const file = `${url}/${fileNameOf(contentType)}`;
  return documentOf({
    language,
    title,
    head: html`${[
      meta('og:type', 'video.other'),
      meta('og:url', url),
      meta('og:title', title),
      meta('og:site_name', widget?.publisherName),
      meta('og:video', file),
      meta('og:video:type', contentType),
      meta('og:image', picture),
    ]}<meta name="twitter:card" content="summary">
${styleElement(WATCH_STYLE)}${styleElement(theme)}`,
    body: html`${widget && head(widget, page)}<main${widget ? html` class="columns"` : null}>
<div>
${widget?.publisherName ? html`<p class="by">${words.recordedBy} ${widget.publisherName}</p>` : null}
<h1>${title}</h1>
</div>
<video controls playsinline preload="metadata" src="${file}" aria-label="${words.video}" width="640" height="480"${picture ? html` poster="${picture}"` : null}></video>
${next(page, language)}</main>
${widget && foot(widget, action ?? undefined, words.privacy)}`,
  });
}
