import type { CSSProperties } from 'react';

/** So many places of signatures are seen one by one. */
const PLACES = 50;

/** Of those before the reader's own, so many are seen where there are as many. */
const FEWEST_BEFORE = 9;

/** @property own the reader's place, 1 to 50; @property goal the goal's, if it is among those behind the reader */
type Places = { own: number; goal: number | null };

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

const [WIDTH, HEIGHT, PITCH] = [214, 28, 4];
const FIRST = (WIDTH - PLACES * PITCH) / 2;
const LAST = WIDTH - FIRST;
/** Below the lines that lead to the bar. */
const ROW_TOP = 8;
const MIDDLE = (ROW_TOP + HEIGHT) / 2;

/** So many places in a row, each a stroke as wide as the room beside it. */
const row = (from: number, places: number) => `M${FIRST + from * PITCH + 1} ${MIDDLE}h${places * PITCH}`;

/**
 * A piece of the bar as a row below it, in which one signature is seen: a stroke for each, the reader's own the longest. Thin
 * lines lead from its ends to its place on the bar, whose scale it does not hide. Decorative: the words below say how many
 * there are.
 *
 * @param props.share of the goal, 0 to 1: how far along the bar the piece is
 */
export function Lens({ places: { own, goal }, share }: { places: Places; share: number }) {
  const at = FIRST + own * PITCH - 2;
  // The row stands along the bar as its piece does, so that the place on the bar is at the same share of the row.
  const place = share * WIDTH;
  return (
    <svg
      className="ca-lens"
      style={{ marginInlineStart: `max(0px, (100% - ${WIDTH}px) * ${share})` } as CSSProperties}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <path className="ca-lens-lines" d={`M${FIRST} ${ROW_TOP + 3}L${place} 0L${LAST} ${ROW_TOP + 3}`} />
      <path className="ca-lens-signed" d={row(0, own - 1)} />
      <path className="ca-lens-free" d={row(own, PLACES - own)} />
      {goal !== null && <path className="ca-lens-goal" d={`M${FIRST + goal * PITCH} ${ROW_TOP + 1}V${HEIGHT - 1}`} />}
      <path className="ca-lens-own" d={`M${at} ${HEIGHT}V${ROW_TOP}`} pathLength="1" />
    </svg>
  );
}
