import type { Infer } from 'superstruct';
import type { ConsentMessage } from '../../../loader/protocol.ts';
import type { GetActionsRequest } from '../api/wire/requests/queries.ts';
import { pixels, schemeIn } from './read-params.ts';

/** Options of the frame's address (contract §4); absent ones are `null`. */
export type Params = {
  widgetRequestId: string | null;
  widgetPreviewId: string | null;
  articleUrl: string | null;
  embedType: number;
  articleUrlTracking: string | null;
  sponsored: boolean;
  adCampaign: string | null;
  adNetworkDomain: string | null;
  notice: boolean;
  /** CSS px */
  width: number | null;
  /** CSS px */
  height: number | null;
  disableTracking: boolean;
  /** The setting of the publisher or the loader, as written; tracking/consent.ts interprets it. */
  consent: string | null;
  mode: string | null;
  designVariant: number | null;
  /** `auto`: the reader's system decides. A loader has decided it, and says which. */
  colorScheme: 'light' | 'dark' | 'auto' | null;
  mockActionData: string | null;
  /** The identifier of an action that was begun in the page, which leaves its next step to this frame (widget/entries/native). */
  begin: string | null;
  /** What the reader gives there, in `currency`. */
  amount: number | null;
  currency: string | null;
  /** The whole query, as written. */
  search: string;
};

/** How many of the three keys of a widget are given; it must be exactly one (spec §3). */
export const countWidgetKeys = ({ widgetRequestId, widgetPreviewId, articleUrl }: Params) =>
  [widgetRequestId, widgetPreviewId, articleUrl].filter(Boolean).length;

/** Fields that the generic POST adds (spec §7). */
export const genericFields = ({ adCampaign, adNetworkDomain }: Pick<Params, 'adCampaign' | 'adNetworkDomain'>) => ({
  ...(adCampaign && { adCampaign }),
  ...(adNetworkDomain && { adNetworkDomain }),
});

/** The request for the widget (spec §3). @param pageUrl address of the embedding page, as far as it is known */
export function widgetRequest(params: Params, pageUrl: string): Infer<typeof GetActionsRequest> {
  const { widgetRequestId, widgetPreviewId, articleUrl } = params;
  return {
    widgetEmbedType: params.embedType,
    articleUrlTracking: params.articleUrlTracking ?? pageUrl,
    sponsored: params.sponsored,
    ...(widgetRequestId && { widgetRequestId }),
    ...(widgetPreviewId && { widgetPreviewId }),
    ...(articleUrl && { articleUrl }),
  };
}

/**
 * Fills in the placement's options that the address lacks from the host's consent message (contract §5). The address
 * wins, except for consent; either can turn tracking off.
 */
export function applyPlacement(params: Params, message: ConsentMessage) {
  params.articleUrlTracking ||= message.articleUrlTracking || null;
  params.adCampaign ||= message.adCampaign || null;
  params.adNetworkDomain ||= message.adNetworkDomain || null;
  params.disableTracking ||= message.disableTracking === 'true';
  params.notice ||= message.notice === 'true';
  params.consent = message.consent || params.consent;
  params.width ??= pixels(message.width ?? null);
  params.height ??= pixels(message.height ?? null);
  params.colorScheme = schemeIn(message.colorScheme) ?? params.colorScheme;
}
