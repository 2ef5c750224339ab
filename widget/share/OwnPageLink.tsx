import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, useState } from 'react';
import { isOpaque } from '../browser/is-opaque.ts';
import { useApp } from '../ui/context.ts';
import { linkOf } from './commands.ts';
import { ByHandField } from './parts/ByHandField.tsx';
import { openPopup } from './popup.ts';

/** It comes in place of a button that had the focus. */
const focus = (link: HTMLElement | null) => link?.focus();

/**
 * Leads to the share page, for what can't work where the widget is (contract §4). A host whose sandbox opens no window
 * may take the reader there (host/frame/hosts); where nobody does, there is the address to copy.
 */
export function OwnPageLink({ isMain }: { isMain?: boolean }) {
  useSignals();
  const app = useApp();
  const [isBlocked, setBlocked] = useState(false);
  const href = linkOf(app);
  const look = isMain ? { className: 'ca-big', 'data-big-button': '', ref: focus } : { className: 'ca-link' };
  const open = (event: MouseEvent) => {
    if (!isOpaque()) return;
    event.preventDefault();
    setBlocked(!openPopup(href));
  };
  return (
    <>
      <a {...look} href={href} target="_blank" rel="noopener" onClick={open}>
        {app.t('shell.openShare')}
      </a>
      {isBlocked && <ByHandField label={app.t('share.popupFailed')} value={href} />}
    </>
  );
}
