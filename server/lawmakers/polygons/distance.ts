export const KM_PER_DEGREE = 111.32;

type Point = { latitude: number; longitude: number };

/** Kilometres per degree of longitude; at least its value at 84°, so that it is never 0. */
export const kmPerLongitude = (latitude: number) => Math.max(Math.cos((latitude * Math.PI) / 180), 0.1) * KM_PER_DEGREE;

/** The distance from the origin to a segment. */
function toSegment(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + along * dx, ay + along * dy);
}

/** Kilometres from a point to the outline of a district, as on a plane. */
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
