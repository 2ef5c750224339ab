import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { linkOf } from './commands.ts';

/** It comes in place of a button that had the focus. */
const focus = (link: HTMLElement | null) => link?.focus();

/**
 * Leads to the share page, for what can't work where the widget is (contract §4). A host whose sandbox opens no window
 * may take the reader there (host/frame/hosts); where nobody does, `BlockedLink` has the address to copy.
 */
export function OwnPageLink({ isMain }: { isMain?: boolean }) {
  useSignals();
  const app = useApp();
  const look = isMain ? { className: 'ca-big', 'data-big-button': '', ref: focus } : { className: 'ca-link' };
  return (
    <a {...look} href={linkOf(app)} target="_blank" rel="noopener">
      {app.t('shell.openShare')}
    </a>
  );
}
