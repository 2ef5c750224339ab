import type { EMBED } from './protocol.ts';

/** The keys of the frame's address (contract §4), as far as this placement has them. */
export type Config = { [key: string]: string };

/** A dataset, or the keys of a frame's address: the names are the same. */
export type Source = { [key: string]: string | undefined };

// typed by the table, which itself stays out of the script
const NATIVE: typeof EMBED.Regular = 0;
const IFRAME: typeof EMBED.Iframe = 1;
const WIDGETS = ['widgetRequestId', 'widgetPreviewId', 'articleUrl'] as const;
/** Present is true, whatever the value (contract §2). */
const FLAGS = ['sponsored', 'notice', 'disableTracking'];
const COPIED = ['adCampaign', 'adNetworkDomain', 'width', 'height', 'consent'];
/** Read from the page's own address too (spec §2). */
const PASSED_ON = ['mode', 'designVariant', 'mockActionData'];

/** Reads a placement (contract §2) on the page at `url`. Nothing, when more than one widget is named. */
export const readConfig = (source: Source, url: string, canonical?: string): Config | undefined => {
  const [key = 'articleUrl', second] = WIDGETS.filter((name) => source[name]);
  if (second) return;
  const page = url.split('#')[0] as string;
  const query = new URL(url).searchParams;
  const embed = source.embed === 'native' ? NATIVE : IFRAME;
  const config: Config = {
    [key]: source[key] || canonical || page,
    embedType: source.embedType || `${key === 'articleUrl' ? embed : embed + 2}`,
    articleUrlTracking: source.articleUrlTracking || page,
  };
  const set = (name: string, value: string | false | null | undefined) => {
    if (value) config[name] = value;
  };
  set('adCampaign', source.lineItemId);
  for (const name of FLAGS) set(name, source[name] != null && 'true');
  for (const name of COPIED) set(name, source[name]);
  for (const name of PASSED_ON) set(name, source[name] || query.get(name));
  return config;
};
