import type { Params } from '../../../config/params.ts';
import { titleIn } from './title.ts';

const STYLE = 'display:grid;place-content:center;height:100%;font:700 17px system-ui,sans-serif;background:#fff';

/** A widget that is named by its preview id has no page of its own, so the link goes to the article. */
const addressOf = ({ widgetRequestId, articleUrl, articleUrlTracking }: Params, shareBase: string) =>
  widgetRequestId
    ? shareBase + encodeURIComponent(widgetRequestId)
    : articleUrl || articleUrlTracking || document.referrer;

/**
 * Shows a link to the widget's own page, or to its article, where the widget can't be drawn. Runs in older browsers
 * too.
 */
export function showWayOut(params: Params, shareBase: string): void {
  const [root, href] = [document.getElementById('root'), addressOf(params, shareBase)];
  if (!root || !href) return;
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', textContent: titleIn(navigator.language) || titleIn('en') });
  link.style.cssText = 'padding:14px 28px;border-radius:24px;background:#1a1a22;color:#fff;text-decoration:none';
  root.style.cssText = STYLE;
  root.textContent = '';
  root.appendChild(link);
}
