/** The drawing's box, units of its `viewBox`: the room of the pin's words above, the slider's lower half below. */
export const CURVE = { width: 578, height: 120, top: 26, base: 104, inset: 16 } as const;

/** Points along the curve. Between them it is as smooth as a screen shows. */
const STEPS = 96;
/** How far an answer reaches to each side, in parts of the scale. */
const SPREAD = 0.62;

const round = (units: number) => Math.round(units * 10) / 10;

/** Softly 0 beyond the ends of the scale. */
function fadeAt(x: number): number {
  const { width, inset } = CURVE;
  const share = Math.min(1, Math.min(x, width - x) / (1.5 * inset));
  return share * share * (3 - 2 * share);
}

/** How many answers are at a place of the drawing, each spread like a bell about its part of the scale. */
function densityAt(x: number, counts: readonly number[]): number {
  const part = (CURVE.width - 2 * CURVE.inset) / counts.length;
  const at = (x - CURVE.inset) / part - 0.5;
  const all = counts.reduce(
    (sum, count, each) => sum + Math.max(0, count) * Math.exp(-(((at - each) / SPREAD) ** 2) / 2),
    0,
  );
  return all * fadeAt(x);
}

/** The filled area under a soft curve through all counts, as the `d` of a path. Its highest point reaches the top. */
export function curvePath(counts: readonly number[]): string {
  const { width, top, base } = CURVE;
  const points = Array.from({ length: STEPS + 1 }, (_, at) => ({ x: (at * width) / STEPS, density: 0 }));
  for (const point of points) point.density = densityAt(point.x, counts);
  const most = Math.max(...points.map(({ density }) => density)) || 1;
  const drawn = points.map(({ x, density }) => `${round(x)} ${round(base - (density / most) * (base - top))}`);
  return `M${drawn.join('L')}Z`;
}
