import type { Sink } from '../../model/event.ts';

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

/** Requests an impression URL (spec §3 `iponWeb`) once, when the widget is seen. */
export function impressionSink(url: string, ask: AskForPicture): Sink {
  let isTold = false;
  return ({ type }) => {
    if (type !== 'WidgetVisible' || isTold) return;
    isTold = true;
    ask(url);
  };
}
