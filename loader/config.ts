import type { EMBED, Options } from './protocol.ts';

// typed from the table, which is not bundled
const BY_ARTICLE: typeof EMBED.Iframe = 1;
const BY_ID: typeof EMBED.IframeWidgetId = 3;
const WITHOUT_LOADER: typeof EMBED.IframeOnly = 5;

export const SELECTOR = '[data-civic-action]:not(script)';

const names = (text: string) => text.split(' ');
/** Attributes with a value, which are options of the same name; hosts such as React say their own embed type. */
const TEXTS = names(
  'adNetworkDomain consent embedType widgetPreviewId mode width designVariant height widgetRequestId articleUrlTracking',
);
/** Boolean attributes. */
const FLAGS = names('notice sponsored disableTracking');
/** Attributes that are read one by one. */
const OTHERS = names('embed civicAction lineItemId articleUrl timings timingsRate loading dataLayer');

/** Whether a dataset has any attribute of a placement. */
export const isPlacement = (data: DOMStringMap) => [TEXTS, FLAGS, OTHERS].flat().some((name) => name in data);

/** Whether the page draws the widget itself: its embed types are 0 and 2, those of frames 1 and 3. */
export const isNative = ({ embed }: DOMStringMap) => embed === 'native';

/** Test and preview modes are not tracked. If the page's address sets the mode, the server discards events (spec §2). */
export const isTracked = ({ mode, disableTracking }: Options) => !mode && disableTracking !== 'true';

/** Starts from the address of an adopted frame, if there is one; the placement's attributes override it. */
export const readOptions = (data: DOMStringMap, adopted?: HTMLIFrameElement) => {
  const [page] = location.href.split('#');
  const options: Options = {
    consent: 'auto',
    adCampaign: data.lineItemId,
    articleUrlTracking: page,
    ...(adopted && Object.fromEntries(new URL(adopted.src).searchParams)),
  };
  for (const name of FLAGS) if (name in data) options[name] = 'true';
  for (const name of TEXTS) if (data[name]) options[name] = data[name];
  if (adopted) options.embedType ??= WITHOUT_LOADER;
  else if (data.articleUrl || !(options.widgetRequestId || options.widgetPreviewId)) {
    // an article together with an id is passed on: the widget rejects it with a console message
    options.embedType ??= BY_ARTICLE - +isNative(data);
    options.articleUrl = data.articleUrl || document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href || page;
  } else options.embedType ??= BY_ID - +isNative(data);
  return options;
};
