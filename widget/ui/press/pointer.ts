/**
 * Says on the root that the pointer was used last. Safari gives a pressed button no focus, and so takes what is focused
 * next, such as a dialog's first button, for reached by keyboard.
 *
 * @returns what ends it
 */
export function markPointer(root: HTMLElement): () => void {
  const mark = () => {
    root.dataset.pointer = '';
  };
  const unmark = () => {
    delete root.dataset.pointer;
  };
  root.addEventListener('pointerdown', mark, true);
  addEventListener('keydown', unmark, true);
  // The key that brings the focus back is the page's: a frame does not hear it.
  addEventListener('blur', unmark);
  return () => {
    root.removeEventListener('pointerdown', mark, true);
    removeEventListener('keydown', unmark, true);
    removeEventListener('blur', unmark);
  };
}
