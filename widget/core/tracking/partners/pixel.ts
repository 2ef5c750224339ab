import type { Sink } from '../../model/event.ts';
import { bareUrl } from './dimensions.ts';
import { eventName } from './named-events.ts';

/** Requests a picture for the sake of the request. */
type AskForPicture = (url: string) => void;

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

const DEFAULT_PIXEL = 'https://www.facebook.com/tr';

/** A social pixel of any vendor. */
export type Pixel = { pageView(): void; event(name: string, data: Record<string, string>): void };

export type PixelOptions = { id: string; pageUrl: string; ask: AskForPicture; url?: string; now?: () => number };

/**
 * The pixel as a picture request. Its script would load a megabyte of foreign code into the frame where readers type
 * their names; the picture carries the same data and can read nothing.
 */
export function createPixel({ id, pageUrl, ask, url = DEFAULT_PIXEL, now = Date.now }: PixelOptions): Pixel {
  function send(event: string, data: Record<string, string>) {
    const address = new URL(url);
    const query = { id, ev: event, dl: bareUrl(pageUrl), rl: '', if: 'true', ts: String(now()) };
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
    for (const [key, value] of Object.entries(data)) address.searchParams.set(`cd[${key}]`, value);
    ask(address.href);
  }
  return { pageView: () => send('PageView', {}), event: send };
}

/**
 * Sends a page view when the widget is seen, and the nine named events of spec §7, without spaces in their names. A page
 * view of its opening would come again where consent was in doubt for a while.
 */
export function pixelSink(pixel: Pixel): Sink {
  return (event) => {
    if (event.type === 'WidgetVisible') pixel.pageView();
    const name = eventName(event)?.replaceAll(' ', '');
    if (!name) return;
    const [action] = event.actions;
    const data: Record<string, string> = action && event.actions.length === 1 ? { action_type: action.type } : {};
    if (event.amount !== undefined)
      Object.assign(data, { value: String(event.amount), currency: event.currency ?? '' });
    pixel.event(name, data);
  };
}
