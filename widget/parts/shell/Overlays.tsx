import { useSignals } from '@preact/signals-react/runtime';
import { useId, useState } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from '../../ui/overlay.css' with { type: 'text' };
import { useDialog } from '../../ui/use-dialog.ts';
import { useProductLink } from '../share/use-product-link.ts';
import { PRODUCT_NAME, ProductLogo } from './Header.tsx';
import { overlaySide, ownerOf } from './owner.ts';

/** What the product is, and where to learn more. @param props.id of the heading that names the overlay */
function AboutProduct({ id }: { id: string }) {
  useSignals();
  const { session, t } = useApp();
  const isContact = session.activeAction.value.representativeSearch !== null;
  const site = useProductLink(isContact ? 'contact_rep' : 'byo_link');
  const build = useProductLink('byo_link');
  return (
    <>
      <ProductLogo size={48} />
      <h2 id={id}>{t('shell.productTitle', { name: PRODUCT_NAME })}</h2>
      <p>{t('shell.productText')}</p>
      <a className="ca-quiet" href={site} target="_blank" rel="noopener">
        {t('shell.productLink', { name: PRODUCT_NAME })}
        <span className="ca-hidden"> ({t('common.newWindow')})</span>
      </a>
      <a className="ca-link" href={build} target="_blank" rel="noopener">
        {t('shell.buildYourOwn')}
        <span className="ca-hidden"> ({t('common.newWindow')})</span>
      </a>
    </>
  );
}

/**
 * The publisher's or the partner's logo, name and description.
 *
 * @param props.id of the heading that names the overlay
 */
function AboutOwner({ id }: { id: string }) {
  useSignals();
  const { session, config, t } = useApp();
  const [missing, setMissing] = useState('');
  const { name, description, logo } = ownerOf(session.widget.value, session.shownAction.value, config.imagesBase);
  return (
    <>
      {logo && logo !== missing && <img src={logo} alt="" onError={() => setMissing(logo)} />}
      <h2 id={id}>{name}</h2>
      <p>{description || t('shell.noInfo', { name })}</p>
    </>
  );
}

/** The overlays that the header's logos open: about the product, the publisher or the partner (spec §2). */
export function Overlays() {
  useSignals();
  const { session, screens, t } = useApp();
  const place = session.position.value;
  const { screensWithFormOnRight = [] } = screens.kindOf(place.action.type);
  const hasFormOnRight = screensWithFormOnRight.includes(screens.nameAt(place) ?? '');
  const id = useId();
  const overlay = session.overlayVisibleId.value;
  const close = () => session.setOverlay(null);
  const dialog = useDialog(overlay !== null, close);
  return (
    <dialog className="ca-over" aria-labelledby={id} {...dialog}>
      <Sheet css={css} />
      {overlay && (
        <div className="ca-overlay" data-overlay={overlay} data-from={overlaySide(overlay, hasFormOnRight)}>
          <div className="ca-panel-head">
            <button type="button" className="ca-round" aria-label={t('shell.closeModal')} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <div className="ca-overlay-body" tabIndex={0}>
            {overlay === 'product' ? <AboutProduct id={id} /> : <AboutOwner id={id} />}
          </div>
        </div>
      )}
    </dialog>
  );
}
