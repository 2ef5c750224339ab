/** Width and height of the pop-up window (spec §2). */
const POPUP_PX = 600;

type Screen = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

const middle = (start: number, size: number) => Math.max(0, Math.round(start + (size - POPUP_PX) / 2));

/** Centres the pop-up over the reader's window, on any screen. */
export const popupFeatures = ({ screenX, screenY, outerWidth, outerHeight }: Screen) =>
  `popup,width=${POPUP_PX},height=${POPUP_PX},left=${middle(screenX, outerWidth)},top=${middle(screenY, outerHeight)}`;

/**
 * Opens an address in a window, by default a pop-up, without access to this window. The feature `noopener` is not used because it hides
 * whether the pop-up opened.
 *
 * @returns false when a sandbox or a pop-up blocker refused; also on pages with COOP, which hides windows from their opener
 */
export function openPopup(url: string, features = popupFeatures(window)): boolean {
  const popup = window.open(url, '_blank', features);
  if (!popup) return false;
  try {
    // Still the empty same-origin page: the address is fetched after this task.
    popup.opener = null;
  } catch {
    /* already navigated; these networks are trusted */
  }
  return true;
}
