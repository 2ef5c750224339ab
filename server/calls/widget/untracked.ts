import { isSafari } from '../../../widget/model/safari.ts';

type Sent = { mode?: string | null | undefined; articleUrlTracking?: string | null | undefined };

/** Whether a request was sent in preview or test mode, by its own field or by the page's address (spec §2). */
export function isTrial({ mode, articleUrlTracking }: Sent): boolean {
  const said = mode || new URLSearchParams(articleUrlTracking?.split(/[?#]/)[1]).get('mode');
  return /^ab4e-(preview|test)$/.test(said ?? '');
}

/**
 * Whether an event must not be stored: in preview and test mode (spec §2) and in Safari (spec §4). The widget doesn't
 * send events there, but the loader sends its one event, `NotDisplayed`, without checking, to save bytes.
 */
export const isUntracked = (event: Sent & { type: string }, userAgent = '') =>
  event.type === 'NotDisplayed' && (isTrial(event) || isSafari(userAgent));
