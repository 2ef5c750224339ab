import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useRef } from 'react';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { ShareChannels } from './ShareChannels.tsx';

/** Slides up from the footer (spec §2). A `<dialog>`, so that Escape closes it and focus comes back by itself. */
export function ShareDrawer() {
  useSignals();
  const { session, t } = useApp();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isOpen = session.isShareOpen.value;
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    else if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  const close = () => session.setShareOpen(false);
  return (
    <dialog
      className="ca-drawer"
      ref={ref}
      aria-labelledby={titleId}
      // Late: the drawer may have been opened again meanwhile.
      onClose={() => !ref.current?.open && close()}
      // A click on the dialog's own box is one outside of what it holds.
      onClick={(event) => event.target === ref.current && close()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="ca-drawer-body">
        <h2 id={titleId}>{t('share.page')}</h2>
        {isOpen && <ShareChannels />}
        <button type="button" className="ca-round ca-drawer-close" aria-label={t('share.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
