import { type MouseEvent, useEffect, useRef } from 'react';
import { whenMoved } from '#platform/when-moved.ts';

/** The focused element of the document or shadow root that contains the widget. */
const focused = (dialog: Element) => {
  const { activeElement } = dialog.getRootNode() as Document | ShadowRoot;
  return activeElement instanceof HTMLElement ? activeElement : null;
};

/** Places a dialog over its widget only. A modal dialog covers the whole page, which in a frame is the same. */
function cover(dialog: HTMLElement) {
  const root = dialog.closest('.ca-root');
  if (!root) return;
  const { left, top, width, height } = root.getBoundingClientRect();
  // Of a page that enlarges its parts. Browsers without the property tell sizes as they were.
  const zoom = root.currentCSSZoom || 1;
  const place = { left: left + scrollX, top: top + scrollY, width, height };
  for (const [name, px] of Object.entries(place)) dialog.style.setProperty(name, `${px / zoom}px`);
}

/**
 * A modal `<dialog>` that is open while `isOpen`. The browser keeps the focus in it; Escape and a click beside its
 * content close it; the focus then returns to where it was.
 *
 * @param opensOn a selector of what has the focus first. Default: what the browser finds first
 * @returns properties for the dialog element
 */
export function useDialog(isOpen: boolean, onClose: () => void, opensOn?: string) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = focused(dialog);
    const rest = whenMoved(() => cover(dialog));
    dialog.showModal();
    if (opensOn) dialog.querySelector<HTMLElement>(opensOn)?.focus({ preventScroll: true });
    return () => {
      rest();
      dialog.close();
      opener?.focus({ preventScroll: true });
    };
  }, [isOpen, opensOn]);
  return {
    ref,
    // The event is asynchronous: its owner may have closed it, or opened it again, meanwhile.
    onClose: () => isOpen && !ref.current?.open && onClose(),
    // The dialog element itself is the area around its content.
    onClick: (event: MouseEvent) => event.target === ref.current && onClose(),
  };
}
