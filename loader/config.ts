import type { EMBED } from './protocol.ts';

/** The keys of the frame's address (contract §4), as far as this placement has them. */
export type Config = { [key: string]: string };

// typed by the table, which itself stays out of the script
const BY_ARTICLE: `${typeof EMBED.Iframe}` = '1';
const BY_ID: `${typeof EMBED.IframeWidgetId}` = '3';
/** A placement names one of these at most. */
export const WIDGETS = ['widgetRequestId', 'widgetPreviewId', 'articleUrl'] as const;
/** Present is true, whatever the value (contract §2). */
const FLAGS = ['sponsored', 'notice', 'disableTracking'];
const COPIED = ['adNetworkDomain', 'width', 'height'];
/** Read from the page's own address too (spec §2). */
const PASSED_ON = ['mode', 'designVariant', 'mockActionData'];

/** Reads a placement (contract §2) on the page that is open. Nothing, when more than one widget is named. */
export const readConfig = (data: DOMStringMap): Config | undefined => {
  const [key = 'articleUrl', second] = WIDGETS.filter((name) => data[name]);
  if (second) return;
  const page = location.href.split('#')[0] as string;
  const query = new URLSearchParams(location.search);
  const config: Config = {
    [key]: data[key] || document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href || page,
    embedType: key === 'articleUrl' ? BY_ARTICLE : BY_ID,
    articleUrlTracking: data.articleUrlTracking || page,
  };
  const set = (name: string, value?: string | false | null) => {
    if (value) config[name] = value;
  };
  set('adCampaign', data.lineItemId);
  for (const name of FLAGS) set(name, name in data && 'true');
  for (const name of COPIED) set(name, data[name]);
  for (const name of PASSED_ON) set(name, data[name] || query.get(name));
  return config;
};
