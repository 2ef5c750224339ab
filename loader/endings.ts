import type { Config } from './config.ts';
import { actText } from './frame.ts';
import type { Stop } from './guard.ts';
import { send, uuid } from './send.ts';

/** Not Chrome and its kin on any system, which name Safari too. */
const SAFARI = /Version\/\S+ (Mobile\/\S+ )?Safari/;

/** Off by attribute, by mode (spec §2), in automated browsers, and in Safari (spec §4). */
export const mayTrack = ({ disableTracking, mode }: Config) =>
  !(disableTracking || /^ab4e-/.test(`${mode}`) || navigator.webdriver || SAFARI.test(navigator.userAgent));

/** The one event that the loader itself records: a sponsored widget that was never loaded (contract §3). */
export const recordBlocked = (origin: string, config: Config) => {
  const { widgetRequestId, widgetPreviewId, articleUrl, articleUrlTracking, adCampaign, adNetworkDomain } = config;
  const body = {
    type: 'NotDisplayed',
    actions: [],
    sponsored: true,
    widgetRequestId,
    widgetPreviewId,
    articleUrl,
    articleUrlTracking,
    widgetEmbedType: Number(config.embedType),
    adCampaign,
    adNetworkDomain,
  };
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': uuid() };
  if (mayTrack(config)) send(`${origin}/api/Widget/RecordActivity`, body, headers);
};

/** Remembers the style attribute, to put it back as it was. By CSSOM: a strict `style-src` refuses the attribute. */
export const keepStyle = (element: HTMLElement): Stop => {
  const style = element.getAttribute('style');
  return () => {
    element.style.cssText = style || '';
    if (style == null) element.removeAttribute('style');
  };
};

/** Gives the whole space back, own content included. */
export const collapse = (element: HTMLElement): Stop => {
  const restore = keepStyle(element);
  element.style.setProperty('display', 'none', 'important');
  return restore;
};

/** Where nothing is left to read, a plain link leads to the share page, or to the article where no widget is known. */
export const leaveLink = (element: HTMLElement, origin: string, { widgetRequestId, articleUrl }: Config): Stop => {
  const link = document.createElement('a');
  // innerText is what is rendered: a <noscript> is no content here
  if (element.innerText.trim() || element.querySelector('img,svg,video')) return () => {};
  link.href = widgetRequestId ? `${origin}/share/${encodeURIComponent(widgetRequestId)}` : articleUrl || '';
  link.textContent = actText();
  element.append(link);
  return () => link.remove();
};
