import type { Params } from './params.ts';

/** The embed type of a frame without a loader (contract §4). */
const IFRAME_ONLY = 5;
const EMBED_TYPES = 8;

const number = (text: string | null) => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
};

export const pixels = (text: string | null) => {
  const value = number(text);
  return value !== null && value > 0 ? value : null;
};

const embedTypeOf = (text: string | null) => {
  const value = number(text);
  return value !== null && Number.isInteger(value) && value >= 0 && value < EMBED_TYPES ? value : IFRAME_ONLY;
};

const SCHEMES = ['light', 'dark', 'auto'] as const;

export const schemeIn = (text: unknown) => SCHEMES.find((scheme) => scheme === text) ?? null;

/**
 * Reads the query of an address. Malformed values count as absent, since anybody can write an address.
 *
 * @param pageUrl the embedding page's address, where the query does not name it
 */
export function readParams(search: string, pageUrl = ''): Params {
  const query = new URLSearchParams(search);
  const text = (key: string) => query.get(key) || null;
  // The embedding page's address may have these too (spec §2).
  const page = new URLSearchParams((query.get('articleUrlTracking') ?? pageUrl).split(/[?#]/)[1]);
  const passed = (key: string) => text(key) || page.get(key) || null;
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
    consent: text('consent'),
    mode: passed('mode'),
    designVariant: number(passed('designVariant')),
    colorScheme: schemeIn(text('colorScheme')),
    mockActionData: passed('mockActionData'),
    begin: text('begin'),
    amount: pixels(text('amount')),
    currency: text('currency'),
    search,
  };
}
