import { list } from '../../i18n/format.ts';
import type { WireAction, WireWidget } from '../../widget/api/wire.ts';
import { fillPlaceholders } from '../../widget/model/copy/placeholders.ts';

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
