/** Requests a picture for the sake of the request. */
export type AskForPicture = (url: string) => void;

/**
 * Requests a picture instead of running the vendor's script: it reaches the server without foreign code in the frame.
 * The referrer has the page's origin only.
 */
export const askForPicture: AskForPicture = (url) => {
  const picture = new Image();
  picture.referrerPolicy = 'strict-origin-when-cross-origin';
  picture.src = url;
};
