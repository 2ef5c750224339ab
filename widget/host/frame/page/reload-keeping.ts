import type { Held } from './held-press.ts';

/** What a reader has done with a card; `chosen` is an answer's place, -1 for none. */
export type Done = { held: Held | null; chosen: number };

const NOTHING: Done = { held: null, chosen: -1 };

/** The address of the first card: the application may have written the route into it. */
function addressOfCard() {
  const url = new URL(location.href);
  url.searchParams.delete('route');
  return url.href;
}

/**
 * Loads the page again, if the server can be reached. What the reader has done stays, in the history's entry.
 *
 * @param mayLeave asked just before the reload, since the application may have come meanwhile
 * @throws whatever `fetch` throws, and Error for an answer that is no page
 */
export async function reloadKeeping(done: Done, mayLeave: () => boolean) {
  const address = addressOfCard();
  const { ok, status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error(`The page is answered with ${status}`);
  if (!mayLeave()) return;
  history.replaceState(done, '', address);
  location.reload();
}

/** What the reader had done before such a reload; told once. */
export function takeKept(): Done {
  const kept = { ...NOTHING, ...(history.state as Partial<Done> | null) };
  if (kept.held || kept.chosen >= 0) history.replaceState(null, '');
  return kept;
}
