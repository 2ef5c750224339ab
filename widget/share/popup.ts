/** Side of the window that a network opens in (spec §2). */
const POPUP_PX = 600;

type Screen = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

const middle = (start: number, size: number) => Math.max(0, Math.round(start + (size - POPUP_PX) / 2));

/** Over the middle of the reader's window, whichever screen it is on. */
export const popupFeatures = ({ screenX, screenY, outerWidth, outerHeight }: Screen) =>
  `popup,width=${POPUP_PX},height=${POPUP_PX},left=${middle(screenX, outerWidth)},top=${middle(screenY, outerHeight)}`;

/**
 * Opens an address in a window of its own that has no hold on us. The feature `noopener` would do that too, but then
 * nobody learns whether the window came.
 *
 * @returns false where a sandbox or a blocker refused; also for a page with COOP, whose windows hide from us
 */
export function openPopup(url: string): boolean {
  const popup = window.open(url, '_blank', popupFeatures(window));
  if (!popup) return false;
  try {
    // Still the empty page that is ours: the address is fetched after this task.
    popup.opener = null;
  } catch {
    /* a browser that fetched it at once: these networks are no threat */
  }
  return true;
}
