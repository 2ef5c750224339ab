import { type MouseEvent, useEffect, useRef } from 'react';

/** The focused element of the document or of the shadow root that the widget stands in. */
const focused = (dialog: Element) => {
  const { activeElement } = dialog.getRootNode() as Document | ShadowRoot;
  return activeElement instanceof HTMLElement ? activeElement : null;
};

/** A dialog stands above the whole page; this puts it over its widget. In a frame the two are the same. */
function cover(dialog: HTMLElement) {
  const box = dialog.closest('.ca-root')?.getBoundingClientRect();
  if (!box) return;
  dialog.style.left = `${box.left + window.scrollX}px`;
  dialog.style.top = `${box.top + window.scrollY}px`;
  dialog.style.width = `${box.width}px`;
  dialog.style.height = `${box.height}px`;
}

/**
 * A modal `<dialog>` that is there while `isOpen`: the browser keeps the focus in it, Escape and a click beside what it
 * holds close it, and the focus goes back to where it was. @returns the dialog's properties
 */
export function useDialog(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = focused(dialog);
    const place = () => cover(dialog);
    place();
    dialog.showModal();
    addEventListener('resize', place);
    return () => {
      removeEventListener('resize', place);
      dialog.close();
      opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return {
    ref,
    // Late: its owner may have closed it, and opened another or this one again meanwhile.
    onClose: () => isOpen && !ref.current?.open && onClose(),
    // The dialog's own box is what surrounds its content.
    onClick: (event: MouseEvent) => event.target === ref.current && onClose(),
  };
}
