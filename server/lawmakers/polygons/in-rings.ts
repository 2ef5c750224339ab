/** Whether a ray to the east crosses a ring, `[lon, lat, lon, lat, …]`, an odd number of times. */
function isCrossedOddly(ring: Float64Array, lon: number, lat: number): boolean {
  let isOdd = false;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    const [x, y] = [ring[at] as number, ring[at + 1] as number];
    const [px, py] = [ring[before] as number, ring[before + 1] as number];
    if (y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x) isOdd = !isOdd;
  }
  return isOdd;
}

/** Whether a point lies inside rings; in a hole the ray crosses twice, which counts as outside. */
export const isInRings = (rings: Float64Array[], lon: number, lat: number): boolean =>
  rings.filter((ring) => isCrossedOddly(ring, lon, lat)).length % 2 === 1;
