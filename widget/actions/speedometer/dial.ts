/** The gauge's drawing, CSS px: an arc of 140° whose ends are as far apart as a slider's thumb can move. */
export const DIAL = { width: 420, height: 190, left: 16, top: 22 } as const;

const HALF_WAY = DIAL.width / 2 - DIAL.left;
const HALF_ARC = (70 * Math.PI) / 180;
export const RADIUS = HALF_WAY / Math.sin(HALF_ARC);
const CENTER = { x: DIAL.width / 2, y: DIAL.top + RADIUS };

const round = (px: number) => Math.round(px * 10) / 10;

/** The needle's angle from upright in radians, so that its tip is above the place of the slider under it. */
const angleAt = (share: number) => Math.asin((2 * share - 1) * Math.sin(HALF_ARC));

/** The same in degrees, for a rotation about the gauge's center. */
export const degreesAt = (share: number) => round((angleAt(share) * 180) / Math.PI);

/** A point on the gauge. @param share of the scale, 0 to 1 */
export function pointAt(share: number, radius = RADIUS): { x: number; y: number } {
  const angle = angleAt(share);
  return { x: round(CENTER.x + radius * Math.sin(angle)), y: round(CENTER.y - radius * Math.cos(angle)) };
}

/** The path of the arc between two shares of the scale. */
export function arc(from: number, to: number): string {
  const [start, end] = [pointAt(from), pointAt(to)];
  const radius = round(RADIUS);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
}

export const PIVOT = `${round(CENTER.x)}px ${round(CENTER.y)}px`;
