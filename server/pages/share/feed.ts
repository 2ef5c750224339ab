import type { WireWidget } from '../../../widget/api/wire.ts';
import { languageOf, shareCopy } from '../copy.ts';
import { html } from '../html.ts';
import type { Thumbnail } from '../oembed/answer.ts';
import { leadOf } from './lead.ts';

export type Feed = { widget: WireWidget; origin: string; requestId: string; picture: Thumbnail | null };

/** Half of the picture's own width, for screens of two pixels in one; mail programs scale what has a `width` alone. */
const PICTURE_WIDTH = 600;

/**
 * What stands for a widget in feeds and newsletters: picture, title, text and a link. Readers of feeds drop scripts,
 * frames, classes and style sheets, and mail programs most of CSS; what is here, they keep.
 */
export function feedFragment({ widget, origin, requestId, picture }: Feed): string {
  const language = languageOf(widget.languageLocale);
  const { takeAction } = shareCopy(language);
  const { title, description } = leadOf(widget, takeAction);
  const page = `${origin}/share/${encodeURIComponent(requestId)}`;
  return html`<div lang="${language}">
${
  picture
    ? html`<p><a href="${page}"><img src="${picture.url}" width="${PICTURE_WIDTH}" alt="" style="max-width:100%;height:auto;border:0"></a></p>
`
    : null
}<p><strong><a href="${page}">${title}</a></strong></p>
${
  description
    ? html`<p>${description}</p>
`
    : null
}<p><a href="${page}">${takeAction}</a></p>
</div>
`.markup;
}
