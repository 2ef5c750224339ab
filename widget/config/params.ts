import type { Infer } from 'superstruct';
import type { GetActionsRequest } from '../api/wire/requests/get-actions.ts';

/** Keys of the frame's address (contract §4), read once; absent ones are `null`. */
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
  /** A word of the publisher's or the loader's; what it comes to is said in tracking/consent.ts. */
  consent: string | null;
  mode: string | null;
  designVariant: number | null;
  mockActionData: string | null;
  /** The whole of it, as it was written. */
  search: string;
};

/** How many of the three ways to name a widget are there; exactly one is right (spec §3). */
export const countWidgetKeys = ({ widgetRequestId, widgetPreviewId, articleUrl }: Params) =>
  [widgetRequestId, widgetPreviewId, articleUrl].filter(Boolean).length;

/** What the generic POST adds (spec §7). */
export const genericFields = ({ adCampaign, adNetworkDomain }: Pick<Params, 'adCampaign' | 'adNetworkDomain'>) => ({
  ...(adCampaign && { adCampaign }),
  ...(adNetworkDomain && { adNetworkDomain }),
});

/** The widget request (spec §3). @param pageUrl the page that holds us, as far as it is known */
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
