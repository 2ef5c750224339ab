import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from '../../ui/overlay.css' with { type: 'text' };
import { useDialog } from '../../ui/use-dialog.ts';
import { ShareChannels } from './ShareChannels.tsx';

/** The share drawer, which slides up from the footer (spec §2). */
export function ShareDrawer() {
  useSignals();
  const { session, t } = useApp();
  const titleId = useId();
  const isOpen = session.isShareOpen.value;
  const close = () => session.setShareOpen(false);
  return (
    <dialog className="ca-over" aria-labelledby={titleId} {...useDialog(isOpen, close)}>
      <Sheet css={css} />
      {isOpen && (
        <div className="ca-drawer">
          <h2 id={titleId}>{t('share.page')}</h2>
          <ShareChannels />
          <button type="button" className="ca-round ca-drawer-close" aria-label={t('share.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </dialog>
  );
}
