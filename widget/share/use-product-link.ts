import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { type ProductLinkCampaign, productLink } from './product-link.ts';

/** @param page below the product's own site; default: its front @returns the link, with where its reader came from */
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
