import type { Infer } from 'superstruct';
import type { GetActionsRequest } from '../api/wire.ts';

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
  consent: 'granted' | 'denied';
  mode: string | null;
  designVariant: number | null;
  mockActionData: string | null;
};

/** The iframe page without a loader (contract §4). */
const IFRAME_ONLY = 5;
const EMBED_TYPES = 8;

const number = (text: string | null) => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
};

const pixels = (text: string | null) => {
  const value = number(text);
  return value !== null && value > 0 ? value : null;
};

const embedTypeOf = (text: string | null) => {
  const value = number(text);
  return value !== null && Number.isInteger(value) && value >= 0 && value < EMBED_TYPES ? value : IFRAME_ONLY;
};

/** Reads an address's query. Whatever is malformed counts as absent: an address is anybody's to write. */
export function readParams(search: string): Params {
  const query = new URLSearchParams(search);
  const text = (key: string) => query.get(key) || null;
  const flag = (key: string) => query.get(key) === 'true';
  return {
    widgetRequestId: text('widgetRequestId'),
    widgetPreviewId: text('widgetPreviewId'),
    articleUrl: text('articleUrl'),
    embedType: embedTypeOf(text('embedType')),
    articleUrlTracking: text('articleUrlTracking'),
    sponsored: flag('sponsored'),
    adCampaign: text('adCampaign'),
    adNetworkDomain: text('adNetworkDomain'),
    notice: flag('notice'),
    width: pixels(text('width')),
    height: pixels(text('height')),
    disableTracking: flag('disableTracking'),
    consent: text('consent') === 'denied' ? 'denied' : 'granted',
    mode: text('mode'),
    designVariant: number(text('designVariant')),
    mockActionData: text('mockActionData'),
  };
}

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
