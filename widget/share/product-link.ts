export type ProductLinkCampaign = 'byo_link' | 'contact_rep' | 'check_registration';

export type ProductLinkContext = {
  /** The product's own site, absolute. */
  productBase: string;
  /** Where our share pages stand, absolute. */
  shareBase: string;
  /** The address of the page that holds the widget. */
  pageUrl: string;
  isSponsored: boolean;
  requestId: string | number | null;
};

function mediumOf(isSharePage: boolean, isSponsored: boolean) {
  if (isSharePage) return 'share';
  return isSponsored ? 'sponsored' : 'embed';
}

/** A link to the product's site that says where its reader came from (spec §7 "Sharing"). */
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
