import type { Config } from './config.ts';
import { actText } from './frame.ts';
import type { Stop } from './guard.ts';
import { send } from './send.ts';

/** Not Chrome and its kin on any system, which name Safari too. */
const SAFARI = /Version\S+ (Mobile\S+ )?Safari/;

/** Off by attribute, by mode (spec §2), in automated browsers, and in Safari (spec §4). */
export const mayTrack = ({ disableTracking, mode }: Config) =>
  !(disableTracking || /^ab4e-/.test(`${mode}`) || navigator.webdriver || SAFARI.test(navigator.userAgent));

/** `crypto.randomUUID` is missing on insecure pages; the address of a blob ends in a UUID everywhere. */
const uuid = () => URL.createObjectURL(new Blob()).slice(-36);

/** The one event that the loader itself records: a sponsored widget that was never loaded (contract §3). */
export const recordBlocked = (origin: string, config: Config) => {
  const body = {
    ...config,
    type: 'NotDisplayed',
    actions: [],
    sponsored: true,
    widgetEmbedType: Number(config.embedType),
  };
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': uuid() };
  if (mayTrack(config)) send(`${origin}/api/Widget/RecordActivity`, body, headers);
};

/** Remembers the style attribute, to put it back as it was. By CSSOM: a strict `style-src` refuses the attribute. */
export const keepStyle = (element: HTMLElement): Stop => {
  const style = element.getAttribute('style');
  return () => {
    element.style.cssText = style || '';
    if (!style) element.removeAttribute('style');
  };
};

/** Where nothing is left to read, a plain link leads to the share page, or to the article where no widget is known. */
export const leaveLink = (element: HTMLElement, origin: string, { widgetRequestId, articleUrl = '' }: Config): Stop => {
  const link = document.createElement('a');
  link.href = widgetRequestId ? `${origin}/share/${widgetRequestId}` : articleUrl;
  link.textContent = actText();
  // what is rendered: a <noscript> is no content here
  if (!element.innerText.trim() && !element.querySelector('img')) element.append(link);
  return () => link.remove();
};
