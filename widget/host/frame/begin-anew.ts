import type { Params } from '../params.ts';
import { readParams } from '../read-params.ts';

/**
 * The page's own address may name the mode and the design (spec §2), and a frame that stood there before the loader is
 * told of it late: it begins anew then, in that mode from its start.
 *
 * @returns the address to begin with; null where the page's names nothing new
 */
export function addressToBeginWith(href: string, pageUrl: string, params: Params): string | null {
  const url = new URL(href);
  url.searchParams.set('articleUrlTracking', pageUrl);
  const { mode, designVariant } = readParams(url.search);
  return mode === params.mode && designVariant === params.designVariant ? null : url.href;
}

/** Nothing is pushed: the history does not grow (contract §4). */
export function beginAnew(pageUrl: string, params: Params) {
  const address = addressToBeginWith(location.href, pageUrl, params);
  if (!address) return;
  history.replaceState(history.state, '', address);
  location.reload();
}
