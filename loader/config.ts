import type { EMBED, Options } from './protocol.ts';

// typed from the table, which is not bundled
const NATIVE_BY_ARTICLE: typeof EMBED.Regular = 0;
const FRAME_BY_ARTICLE: typeof EMBED.Iframe = 1;
const NATIVE_BY_ID: typeof EMBED.RegularWidgetId = 2;
const FRAME_BY_ID: typeof EMBED.IframeWidgetId = 3;
const WITHOUT_LOADER: typeof EMBED.IframeOnly = 5;

export const SELECTOR = '[data-civic-action]:not(script)';

/** Attributes with a value, which are options of the same name; hosts such as React say their own embed type. */
const TEXTS = [
  'adNetworkDomain',
  'colorScheme',
  'consent',
  'embedType',
  'widgetPreviewId',
  'mode',
  'width',
  'designVariant',
  'height',
  'widgetRequestId',
  'articleUrlTracking',
];
/** Boolean attributes. */
const FLAGS = ['notice', 'sponsored', 'disableTracking'];
/** Attributes that are read one by one. */
const OTHERS = ['embed', 'civicAction', 'lineItemId', 'articleUrl', 'timings', 'timingsRate', 'loading', 'dataLayer'];

/** Every attribute of a placement, as `dataset` names it. */
export const ATTRIBUTES = [...TEXTS, ...FLAGS, ...OTHERS];

/** Whether a dataset has any attribute of a placement. */
export const isPlacement = (data: DOMStringMap) => ATTRIBUTES.some((name) => name in data);

/** Whether the page draws the widget itself. */
export const isNative = ({ embed }: DOMStringMap) => embed === 'native';

/** Test and preview modes are not tracked. If the page's address sets the mode, the server discards events (spec §2). */
export const isTracked = ({ mode, disableTracking }: Options) => !mode && disableTracking !== 'true';

const canonicalAddress = () => document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href;

/** Starts from the address of an adopted frame, if there is one; the placement's attributes override it. */
export const readOptions = (data: DOMStringMap, adopted?: HTMLIFrameElement) => {
  // without the path of a file, which says whose disk it is on
  const page = location.href.replace(/^file:.*|#.*/, '');
  const options: Options = {
    consent: 'auto',
    adCampaign: data.lineItemId,
    articleUrlTracking: page,
    // no `URL`, which some pages replace
    ...(adopted && Object.fromEntries(new URLSearchParams(adopted.src.split('#')[0]?.replace(/^[^?]*/, '')))),
  };
  for (const name of FLAGS) if (name in data) options[name] = 'true';
  for (const name of TEXTS) if (data[name]) options[name] = data[name];
  if (adopted) options.embedType ??= WITHOUT_LOADER;
  else if (data.articleUrl || !(options.widgetRequestId || options.widgetPreviewId)) {
    // an article together with an id is passed on: the widget rejects it with a console message
    options.articleUrl = data.articleUrl || canonicalAddress() || page;
    options.embedType ??= isNative(data) ? NATIVE_BY_ARTICLE : FRAME_BY_ARTICLE;
  } else options.embedType ??= isNative(data) ? NATIVE_BY_ID : FRAME_BY_ID;
  return options;
};
