import { list } from '../../i18n/format.ts';
import type { WireAction, WireWidget } from '../../widget/core/api/wire.ts';
import { fillPlaceholders } from '../../widget/core/model/copy/placeholders.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is safe to insert into a page. */
export type Html = { markup: string };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

type Value = Html | (Html | null)[] | string | number | null | undefined | false;

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map((each) => each?.markup ?? '').join('');
  return typeof value === 'object' ? value.markup : escapeHtml(String(value));
}

/** A template whose values are escaped, unless they are `Html` themselves. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: parts.reduce((text, part, index) => text + render(values[index - 1]) + part),
});

export const raw = (markup: string): Html => ({ markup });

/** Fills a text of an action with what a page knows. What only its reader's visit would tell is left out. */
export function filled(text: string, action: WireAction | null | undefined, widget: WireWidget | null): string {
  const { articleUrl, publisherName, languageLocale } = widget ?? {};
  const locale = languageLocale || 'en-US';
  const recipients = (action?.emailRecipients ?? []).map(({ name }) => name);
  return fillPlaceholders(text, {
    ...(articleUrl && { articleUrl }),
    ...(publisherName && { publisherName }),
    ...(action?.partner?.name && { partnerName: action.partner.name }),
    locale,
    recipientName: list(recipients, locale),
  });
}
