import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { PRODUCT_NAME, ProductLogo } from './ProductLogo.tsx';

/** Who speaks: the product, and the partner or the publisher, as the card says (spec §2). */
export function Header() {
  useSignals();
  const { session, config } = useApp();
  const widget = session.widget.value;
  const partner = session.activeAction.value.partner;
  const isPartner = session.activeCard.value?.logoSource === 'partner' && partner !== null;
  const name = isPartner ? partner.name : widget.publisher.name;
  const logo = isPartner
    ? partner.logoUrl
    : widget.publisher.logoName && new URL(widget.publisher.logoName, config.imagesBase).href;
  const showsName = !logo || (isPartner ? partner.showNameWithLogo : widget.publisher.showNameWithLogo);
  const showsProduct = !widget.createdByThirdParty && !widget.isWhitelabeled;
  return (
    <header className="ca-header">
      {showsProduct && (
        <span className="ca-product">
          <ProductLogo />
          {PRODUCT_NAME}
        </span>
      )}
      <span className="ca-owner">
        {logo && <img src={logo} alt={showsName ? '' : name} height={24} />}
        {showsName && name}
      </span>
    </header>
  );
}
