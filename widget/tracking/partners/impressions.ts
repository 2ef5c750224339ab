import type { Sink } from '../../model/event.ts';
import type { AskForPicture } from './picture.ts';

function isWeb(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

/**
 * Requests the impression URLs (spec §3 `iponWeb`), each once, when the widget is seen. Other than http(s) URLs are
 * dropped.
 */
export function impressionsSink(urls: readonly string[], ask: AskForPicture): Sink {
  let left = [...new Set(urls)].filter(isWeb);
  return ({ type }) => {
    if (type !== 'WidgetVisible') return;
    for (const url of left) ask(url);
    left = [];
  };
}
