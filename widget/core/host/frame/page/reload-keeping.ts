import type { Held } from './held-press.ts';

/** What a reader has done with a card; `chosen` is an answer's place, -1 for none, and `by` how they chose it. */
export type Done = { held: Held | null; chosen: number; by: string | undefined };

/** Browsers refuse it where a page's origin is opaque, or has done it too often: what the reader has done is then forgotten. */
const keep = (done: Done | null) => {
  try {
    history.replaceState(done, '');
  } catch {}
};

/**
 * Loads the page again, if the server can be reached. What the reader has done stays, in the history's entry.
 *
 * @param mayLeave asked just before the reload, since the application may have come meanwhile
 * @returns whether the server has the page with a card; one without would forget them
 * @throws whatever `fetch` throws
 */
export async function reloadKeeping(done: () => Done, mayLeave: () => boolean): Promise<boolean> {
  const answer = await fetch('', { cache: 'no-store' });
  const isThere = (await answer.text()).includes('id="served"');
  if (isThere && mayLeave()) {
    keep(done());
    location.reload();
  }
  return isThere;
}

/** What the reader had done before such a reload; told once. */
export function takeKept(): Partial<Done> {
  const done: Partial<Done> = { ...history.state };
  keep(null);
  return done;
}
