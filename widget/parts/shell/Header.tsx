import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp } from '../../ui/context.ts';
import { Lazy } from '../../ui/Lazy.tsx';
import { hasFlag, loadFlag } from './first-parts.ts';
import { overlayOf, ownerOf } from './owner.ts';

export const PRODUCT_NAME = 'Civic Action';

/** A tick in a speech bubble. */
export const ProductLogo = ({ size = 22 }) => (
  <svg className="ca-logo" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
    <path d="M12 2a9.500 9.500 0 0 1 0 19H3.500l1.700-3.200A9.500 9.500 0 0 1 12 2z" fill="var(--ca-accent-text)" />
    <path
      d="M8 12.200l2.700 2.700L16 9.500"
      fill="none"
      stroke="var(--ca-background)"
      strokeWidth="2.400"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** The product, and the card's owner: its partner or the publisher (spec §2). Each opens an overlay with more. */
export function Header() {
  useSignals();
  const app = useApp();
  const { session, config, fill, t } = app;
  const [missing, setMissing] = useState('');
  const widget = session.widget.value;
  const action = session.activeAction.value;
  const { kind, name, logo, showsNameWithLogo } = ownerOf(widget, session.shownAction.value, config.imagesBase);
  const hasLogo = logo && logo !== missing;
  return (
    <header className="ca-header">
      {!widget.createdByThirdParty && !widget.isWhitelabeled && (
        <button
          type="button"
          className="ca-foot ca-product"
          aria-label={t('shell.productTitle', { name: PRODUCT_NAME })}
          onClick={() => session.setOverlay('product')}
        >
          <ProductLogo />
          {PRODUCT_NAME}
        </button>
      )}
      {action.customHeader && <p className="ca-custom">{fill(action.customHeader)}</p>}
      <Lazy when={hasFlag(app)} load={loadFlag} isOrnament />
      {(hasLogo || name) && (
        <button
          type="button"
          className="ca-foot ca-owner"
          aria-label={t('shell.aboutName', { name })}
          data-owner-kind={kind}
          onClick={() => session.setOverlay(overlayOf(kind))}
        >
          {hasLogo && <img src={logo} alt="" onError={() => setMissing(logo)} />}
          {(!hasLogo || showsNameWithLogo) && <span>{name}</span>}
        </button>
      )}
    </header>
  );
}
