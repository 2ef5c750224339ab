import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from '../../ui/overlay.css' with { type: 'text' };
import { Sheet } from '../../ui/Sheet.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { AboutOwner } from './AboutOwner.tsx';
import { AboutProduct } from './AboutProduct.tsx';
import { overlaySide } from './overlay.ts';

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
