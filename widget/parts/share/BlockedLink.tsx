import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { WidgetInstance } from '../../core/app/instance.ts';
import { AppContext, useApp } from '../../ui/context.ts';
import { Modal } from '../../ui/Modal.tsx';
import { CopyButton } from './CopyButton.tsx';
import { createCopier } from './copier.ts';
import { ByHandField } from './LinkField.tsx';
import { openPopup } from './popup.ts';

/** How long WordPress may take to lead the reader's page away (host/frame/hosts): before, a notice would only flash. */
const LEAVING_MS = 1_500;

type Link = HTMLAnchorElement;

/** What the reader sees of a link. */
function labelOf(link: Link) {
  const seen = link.cloneNode(true) as Link;
  for (const unseen of seen.querySelectorAll('.ca-hidden')) unseen.remove();
  return seen.textContent.trim();
}

/** Copying the address counts as opening it: the link hears of a press that opens nothing any more. */
function passOn(link: Link) {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  press.preventDefault();
  link.dispatchEvent(press);
}

/** The address of a link that no window opened for, to copy. It comes up over whatever has the link. */
function BlockedLink({ link, onClose }: { link: Link; onClose: () => void }) {
  useSignals();
  const { t } = useApp();
  const [copier] = useState(createCopier);
  const inside = useRef<HTMLDivElement>(null);
  // After the dialog, which gives the focus to its first button.
  useEffect(() => inside.current?.querySelector('input')?.focus(), []);
  const copy = async () => {
    await copier.copy(link.href);
    if (copier.copied.value) passOn(link);
  };
  const isCopied = copier.copied.value !== '';
  return (
    <Modal isOpen onClose={onClose} title={labelOf(link)}>
      <div ref={inside} className="ca-sharing" onCopy={() => passOn(link)}>
        <ByHandField label={t('share.popupFailed')} value={link.href} />
        <CopyButton
          className="ca-quiet"
          icon="link"
          isCopied={isCopied}
          words={[t('share.copyLink'), t('share.linkCopied')]}
          onCopy={() => void copy()}
        />
        <span role="status" className="ca-hidden">
          {isCopied && t('share.linkCopied')}
        </span>
      </div>
    </Modal>
  );
}

/** @returns a function that shows a link's address, and one that shows none any more */
function createNotice({ state, report }: WidgetInstance) {
  let hide = () => {};
  async function show(link: Link) {
    const shown = state.value;
    if (shown.phase !== 'shown') return;
    await shown.app.loadWords();
    hide();
    const place = document.createElement('div');
    // Where the theme holds.
    document.querySelector('.ca-root')?.append(place);
    const root = createRoot(place, { onUncaughtError: report });
    hide = () => {
      hide = () => {};
      root.unmount();
      place.remove();
    };
    root.render(
      <AppContext value={shown.app}>
        <BlockedLink link={link} onClose={() => hide()} />
      </AppContext>,
    );
  }
  return { show: (link: Link) => void show(link).catch(report), hide: () => hide() };
}

/** In a sandbox, shows the address of a link that is pressed and for which no window opens, wherever it stands. */
export function watchLinks(widget: WidgetInstance) {
  const { show, hide } = createNotice(widget);
  const leavingMs = location.hash.startsWith('#?') ? LEAVING_MS : 0; // #?secret=…
  let timer: ReturnType<typeof setTimeout> | undefined;
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<Link>('a[target=_blank]');
    if (!link || event.defaultPrevented) return;
    // Browsers tell nobody whether a link has opened.
    event.preventDefault();
    if (openPopup(link.href, '')) return;
    event.stopPropagation();
    clearTimeout(timer);
    timer = setTimeout(show, leavingMs, link);
  };
  // Behind the window's own listeners: a host may lead out, and a press may be held for later.
  document.addEventListener('click', press, true);
  // A reader who comes back may get the page as it was.
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    hide();
  });
}
