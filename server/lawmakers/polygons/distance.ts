export const KM_PER_DEGREE = 111.32;

type Point = { latitude: number; longitude: number };

/** How many km a degree of longitude is there; not less than at 84°, where nobody lives. */
export const kmPerLongitude = (latitude: number) => Math.max(Math.cos((latitude * Math.PI) / 180), 0.1) * KM_PER_DEGREE;

/** From the origin to the nearest point of a segment. */
function toSegment(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + along * dx, ay + along * dy);
}

/** Kilometres from a point to the outline of a district; the earth is flat at this scale. */
export function kmToOutline(rings: Float64Array[], { latitude, longitude }: Point): number {
  const scale = kmPerLongitude(latitude);
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings)
    for (let at = 2; at < ring.length; at += 2) {
      const [ax, ay] = [(ring[at - 2] as number) - longitude, (ring[at - 1] as number) - latitude];
      const [bx, by] = [(ring[at] as number) - longitude, (ring[at + 1] as number) - latitude];
      nearest = Math.min(nearest, toSegment(ax * scale, ay * KM_PER_DEGREE, bx * scale, by * KM_PER_DEGREE));
    }
  return nearest;
}
