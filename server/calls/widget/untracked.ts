import { isSafari } from '../../../widget/model/safari.ts';

type Sent = { mode?: string | null | undefined; articleUrlTracking?: string | null | undefined };

/** Whether it was sent in preview or test mode; the page's own address may say so too, as for the widget (spec §2). */
export function isTrial({ mode, articleUrlTracking }: Sent): boolean {
  const said = mode || new URLSearchParams(articleUrlTracking?.split(/[?#]/)[1]).get('mode');
  return /^ab4e-(preview|test)$/.test(said ?? '');
}

/**
 * Whether an event comes from where nothing is tracked: preview and test (spec §2), Safari (spec §4). The widget sends
 * none there; the loader has no room for the question, and sends its one event, of a widget that a blocker kept away.
 */
export const isUntracked = (event: Sent & { type: string }, userAgent = '') =>
  event.type === 'NotDisplayed' && (isTrial(event) || isSafari(userAgent));
