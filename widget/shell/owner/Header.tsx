import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp } from '../../ui/context.ts';
import { Lazy } from '../../ui/Lazy.tsx';
import { hasFlag, loadFlag } from './load-flag.ts';
import { overlayOf } from './overlay.ts';
import { ownerOf } from './owner.ts';
import { PRODUCT_NAME, ProductLogo } from './ProductLogo.tsx';

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
