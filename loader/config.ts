import type { ConsentMessage, EMBED } from './protocol.ts';

/** What a placement says: the loader's first message, of which the frame's address carries a part (contract §4, §5). */
export type Options = ConsentMessage;

// typed by the table, which itself stays out of the script
const BY_ARTICLE: typeof EMBED.Iframe = 1;
const BY_ID: typeof EMBED.IframeWidgetId = 3;
const WITHOUT_LOADER: typeof EMBED.IframeOnly = 5;

const names = (text: string) => text.split(' ');
/** Attributes with a value that the address carries under the same name. */
const TEXTS = names('consent height designVariant width widgetRequestId mode widgetPreviewId');
/** Those that are there or not. */
const FLAGS = names('sponsored disableTracking notice');
/** The rest. */
const OTHERS = names('civicAction articleUrlTracking articleUrl timings adNetworkDomain embed loading lineItemId');

/** Whether an element has an attribute of a placement. */
export const isPlacement = (data: DOMStringMap) => [...TEXTS, ...FLAGS, ...OTHERS].some((name) => name in data);

/** A frame that came first shows what its address says; attributes say the rest. */
export const readOptions = (data: DOMStringMap, adopted?: HTMLIFrameElement) => {
  const page = location.href.split('#')[0];
  const options: Options = {
    type: 'consent',
    consent: 'auto',
    adCampaign: data.lineItemId,
    articleUrlTracking: data.articleUrlTracking || page,
    adNetworkDomain: data.adNetworkDomain,
    ...(adopted && Object.fromEntries(new URL(adopted.src).searchParams)),
  };
  for (const name of FLAGS) if (name in data) options[name] = 'true';
  for (const name of TEXTS) if (data[name]) options[name] = data[name];
  if (adopted) options.embedType ??= WITHOUT_LOADER;
  else {
    const articleUrl =
      data.articleUrl ||
      // two names are for the widget to refuse: it tells the console as well
      (!options.widgetRequestId &&
        !options.widgetPreviewId &&
        (document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href || page));
    options.embedType = articleUrl ? BY_ARTICLE : BY_ID;
    // last, where `addressOf` looks for it
    if (articleUrl) options.articleUrl = articleUrl;
  }
  return options;
};
