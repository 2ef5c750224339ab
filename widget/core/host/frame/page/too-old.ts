/** The oldest supported browsers have both, and no older browser has both (docs/publishers.md, Browsers). */
export const isTooOld = !('hasOwn' in Object && 'HTMLDialogElement' in window);
