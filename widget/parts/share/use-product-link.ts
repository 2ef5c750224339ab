import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';

export type ProductLinkCampaign = 'byo_link' | 'contact_rep' | 'check_registration';

export type ProductLinkContext = {
  /** The product's own site, absolute. */
  productBase: string;
  /** Base of the share pages, absolute. */
  shareBase: string;
  /** URL of the page that embeds the widget. */
  pageUrl: string;
  isSponsored: boolean;
  requestId: string | number | null;
};

function mediumOf(isSharePage: boolean, isSponsored: boolean) {
  if (isSharePage) return 'share';
  return isSponsored ? 'sponsored' : 'embed';
}

/** A link to the product's site with campaign parameters (spec §7 "Sharing"). */
export function productLink(campaign: ProductLinkCampaign, context: ProductLinkContext): string {
  const { productBase, shareBase, pageUrl, isSponsored, requestId } = context;
  const isSharePage = pageUrl.startsWith(shareBase);
  const link = new URL(productBase);
  link.searchParams.set('utm_source', isSharePage ? 'ab4e' : 'ab');
  link.searchParams.set('utm_medium', mediumOf(isSharePage, isSponsored));
  link.searchParams.set('utm_campaign', campaign);
  if (requestId !== null) link.searchParams.set('utm_content', String(requestId));
  return link.href;
}

/** @param page path on the product's site; default: its home page @returns the link with campaign parameters */
export function useProductLink(campaign: ProductLinkCampaign, page = ''): string {
  useSignals();
  const { session, config, pageUrl } = useApp();
  const { isSponsored, widgetRequestId } = session.widget.value;
  return productLink(campaign, {
    productBase: new URL(page, config.productSite).href,
    shareBase: config.shareBase,
    pageUrl,
    isSponsored,
    requestId: widgetRequestId,
  });
}
