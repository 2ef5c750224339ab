import { isSafari } from '../../../widget/model/safari.ts';

type Event = { type: string; mode?: string | null | undefined; articleUrlTracking?: string | null | undefined };

/** The page's own address may name the mode too, as it does for the widget (spec §2). */
const modeOf = ({ mode, articleUrlTracking }: Event) =>
  mode || new URLSearchParams(articleUrlTracking?.split(/[?#]/)[1]).get('mode');

/**
 * Whether an event comes from where nothing is tracked: preview and test (spec §2), Safari (spec §4). The widget sends
 * none there; the loader has no room for the question, and sends its one event, of a widget that a blocker kept away.
 */
export const isUntracked = (event: Event, userAgent = '') =>
  event.type === 'NotDisplayed' && (/^ab4e-(preview|test)$/.test(modeOf(event) ?? '') || isSafari(userAgent));
