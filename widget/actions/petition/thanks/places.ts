/** So many places of signatures are seen one by one. */
export const PLACES = 50;

/** Of those before the reader's own, so many are seen where there are as many. */
const FEWEST_BEFORE = 9;

/** @property own the reader's place, 1 to 50; @property goal the goal's, if it is among those behind the reader */
export type Places = { own: number; goal: number | null };

/**
 * The 50 places around the latest signature, in which the reader's own stands where the whole bar ends, or the last ones
 * up to the goal.
 *
 * @returns null where the bar itself shows each signature
 */
export function placesOf(signatures: number, goal: number): Places | null {
  if (goal <= PLACES || signatures < 1) return null;
  const left = goal - signatures;
  if (left < 0) return { own: PLACES, goal: -left < PLACES ? PLACES + left : null };
  if (left < PLACES && signatures >= PLACES - left) return { own: PLACES - left, goal: null };
  const along = Math.round((signatures / goal) * PLACES);
  return { own: Math.min(PLACES, Math.max(along, Math.min(signatures, FEWEST_BEFORE + 1))), goal: null };
}
