import type { WireWidget } from '../../../widget/core/api/wire.ts';
import { colorsFor, parseColor } from '../../../widget/core/model/look/contrast.ts';
import { DEFAULT_ACCENT_COLOR } from '../../../widget/core/numbers/constants.ts';
import { languageOf, shareCopy } from '../copy.ts';
import { html } from '../html.ts';
import { firstOf, labelOf, leadOf } from '../lead.ts';
import { shareAddress } from '../snippet.ts';
import { themeOfFirst } from '../style.ts';
import type { Thumbnail } from './picture/index.ts';

type Feed = { widget: WireWidget; origin: string; requestId: string; picture: Thumbnail | null; now: Date };

/** Half of the picture's own width, for screens of two pixels in one; mail programs scale what has a `width` alone. */
const PICTURE_WIDTH = 600;

/** Mail programs know no other notation. */
const hex = (color: string) =>
  `#${(parseColor(color) ?? []).map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** Outlook gives a link no padding, but an edge of the ground's colour. */
function buttonStyle(widget: WireWidget): string {
  const { backgroundColor, accentColor } = themeOfFirst(widget, firstOf(widget).action);
  const colors = colorsFor(backgroundColor, accentColor, DEFAULT_ACCENT_COLOR);
  const [ground, text] = [hex(colors.accent), hex(colors.onAccent)];
  return `background-color:${ground};border:12px solid ${ground};border-width:12px 20px;border-radius:8px;color:${text};display:inline-block;font-weight:bold;text-decoration:none`;
}

/**
 * What stands for a widget in feeds and newsletters: picture, title, text and a link. Readers of feeds drop scripts,
 * frames, classes and style sheets, and mail programs most of CSS; what is here, they keep. The title's colour is the
 * reader's own, which may be light on dark.
 */
export function feedFragment({ widget, origin, requestId, picture, now }: Feed): string {
  const language = languageOf(widget.languageLocale);
  const copy = shareCopy(language);
  const lead = leadOf(widget, copy.takeAction);
  const { title, description } = lead;
  const label = labelOf(widget, lead, copy, now);
  const page = shareAddress(origin, requestId);
  return html`<div lang="${language}">
${
  picture
    ? html`<p><a href="${page}"><img src="${picture.url}" width="${PICTURE_WIDTH}" alt="${widget.publisherName || title}" style="border:0;display:block;height:auto;max-width:100%"></a></p>
`
    : null
}<p style="font-size:20px;line-height:1.3"><strong><a href="${page}" style="color:inherit;text-decoration:none">${title}</a></strong></p>
${
  description
    ? html`<p>${description}</p>
`
    : null
}<p><a href="${page}" style="${buttonStyle(widget)}">${label}</a></p>
</div>
`.markup;
}
