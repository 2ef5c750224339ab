/** Width and height of the pop-up window (spec §2). */
const POPUP_PX = 600;

type Screen = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

const middle = (start: number, size: number) => Math.max(0, Math.round(start + (size - POPUP_PX) / 2));

/** Centres the pop-up over the reader's window, on any screen. */
export const popupFeatures = ({ screenX, screenY, outerWidth, outerHeight }: Screen) =>
  `popup,width=${POPUP_PX},height=${POPUP_PX},left=${middle(screenX, outerWidth)},top=${middle(screenY, outerHeight)}`;

/**
 * Opens an address in a window, by default a pop-up, without access to this window. The feature `noopener` is not used
 * because it hides whether the window opened.
 *
 * @returns false when a sandbox or a pop-up blocker refused; also on pages with COOP, which hides windows from their opener
 */
export function openPopup(url: string, features = popupFeatures(window)): boolean {
  let popup: Window | null = null;
  try {
    popup = window.open(url, '_blank', features);
    // Still the empty same-origin page: the address is fetched after this task.
    if (popup) popup.opener = null;
  } catch {
    /* Firefox throws in a sandbox; or it has already navigated, and these networks are trusted */
  }
  return popup !== null;
}
