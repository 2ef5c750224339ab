import { EMBED } from './protocol.ts';

/** The keys of the frame's address (contract §4), as far as this placement has them. */
export type Config = { [key: string]: string | undefined };

/** What a placement is read against: its own page. */
export type PageFacts = { url: string; canonical?: string };

const WIDGET_KEYS = ['widgetRequestId', 'widgetPreviewId', 'articleUrl'];

/** An attribute's presence is its meaning (contract §2). */
const flag = (value: string | undefined) => (value == null ? value : 'true');

/** Whole pixels above 0, or nothing. */
const pixels = (value: string | undefined) =>
  Number.parseInt(`${value}`, 10) > 0 ? `${Number.parseInt(`${value}`, 10)}` : undefined;

/**
 * Reads a placement (contract §2). `source` is its dataset; where the frame was there first, the keys of the frame's
 * address win over it, because that is what the reader sees. Returns nothing when more than one widget is named.
 */
export const readConfig = (source: DOMStringMap | Config, page: PageFacts): Config | undefined => {
  const named = WIDGET_KEYS.filter((key) => source[key]);
  if (named[1]) return undefined;
  const key = named[0] || 'articleUrl';
  const byArticle = key === 'articleUrl';
  const address = page.url.split('#')[0];
  const query = new URL(page.url).searchParams;
  // spec §2 reads these three from the page's address
  const passedOn = (name: string) => source[name] || query.get(name) || undefined;
  const native = source.embed === 'native';
  return {
    [key]: source[key] || page.canonical || address,
    embedType: `${source.embedType || (native ? EMBED.Regular : EMBED.Iframe) + (byArticle ? 0 : 2)}`,
    articleUrlTracking: source.articleUrlTracking || address,
    sponsored: flag(source.sponsored),
    adCampaign: source.adCampaign || source.lineItemId,
    adNetworkDomain: source.adNetworkDomain,
    notice: flag(source.notice),
    width: pixels(source.width),
    height: pixels(source.height),
    disableTracking: flag(source.disableTracking),
    consent: source.consent,
    mode: passedOn('mode'),
    designVariant: passedOn('designVariant'),
    mockActionData: passedOn('mockActionData'),
  };
};

/** The address of the frame for it. */
export const frameUrl = (origin: string, config: Config) => {
  const query = new URLSearchParams();
  for (const key in config) if (config[key]) query.set(key, config[key]);
  return `${origin}/widget/?${query}`;
};
