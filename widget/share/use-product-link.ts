import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { type ProductLinkCampaign, productLink } from './product-link.ts';

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
