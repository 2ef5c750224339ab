import { LRUCache } from 'lru-cache';
import type { Database } from '../db/schema.ts';
import type { District, MapOf } from './dataset.ts';

const KM_PER_DEGREE = 111.32;

/** Kilometres per degree of longitude; at least its value at 84°, so that it is never 0. */
const kmPerLongitude = (latitude: number) => Math.max(Math.cos((latitude * Math.PI) / 180), 0.1) * KM_PER_DEGREE;

/** The distance from the origin to a segment. */
function toSegment(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + along * dx, ay + along * dy);
}

/** Kilometres from a point to the outline of a district, as on a plane. */
function kmToOutline(rings: Float64Array[], { latitude, longitude }: Point): number {
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

/** About a third of a megabyte each. */
const MAX_REMEMBERED = 200;

async function readRings(db: Database, id: number): Promise<Float64Array[]> {
  const row = await db.selectFrom('districtShapes').select('rings').where('id', '=', id).executeTakeFirst();
  return (JSON.parse(row?.rings ?? '[]') as number[][]).map((ring) => Float64Array.from(ring));
}

/**
 * Outlines of polygons by their row's id, read from the database when they are first needed. An import gives every
 * polygon a new id, so that none of an earlier import is remembered.
 */
function createRings(db: Database) {
  const known = new LRUCache<number, Float64Array[]>({ max: MAX_REMEMBERED });
  return async (id: number): Promise<Float64Array[]> => {
    const rings = known.get(id) ?? (await readRings(db, id));
    known.set(id, rings);
    return rings;
  };
}

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
const isInRings = (rings: Float64Array[], lon: number, lat: number): boolean =>
  rings.filter((ring) => isCrossedOddly(ring, lon, lat)).length % 2 === 1;

/** How far from an outline a point may lie, and how far away any other district must be. */
const SHORE_KM = 0.5;
const ALONE_KM = 1;

export type Point = { latitude: number; longitude: number };
type Where = MapOf & { countryCode: string };
export type Shapes = ReturnType<typeof createShapes>;

const shapesOf = (db: Database, { countryCode, list, level, role }: Where) =>
  db
    .selectFrom('districtShapes')
    .where('countryCode', '=', countryCode)
    .where('level', '=', level)
    .$if(role !== undefined, (shapes) => shapes.where('role', '=', role as number))
    .$if(list !== undefined, (shapes) => shapes.where('list', '=', list as string));

/** Districts whose bounding box comes within so many kilometres of a point. */
function boxesAt(db: Database, where: Where, { longitude, latitude }: Point, marginKm = 0) {
  const [aside, above] = [marginKm / kmPerLongitude(latitude), marginKm / KM_PER_DEGREE];
  return shapesOf(db, where)
    .select(['id', 'level', 'role', 'adminArea1Code', 'district'])
    .where('west', '<=', longitude + aside)
    .where('east', '>=', longitude - aside)
    .where('south', '<=', latitude + above)
    .where('north', '>=', latitude - above)
    .execute();
}

const isSame = (a: District, b: District) =>
  a.level === b.level && a.role === b.role && a.adminArea1Code === b.adminArea1Code && a.district === b.district;

/** Districts by their polygons; the database finds those whose bounding box holds a point. */
export function createShapes(db: Database) {
  const ringsOf = createRings(db);

  /** The districts that hold a point, with their outlines; once where several lists have it. */
  async function holding(where: Where, point: Point) {
    const found: { district: District; rings: Float64Array[] }[] = [];
    for (const { id, ...district } of await boxesAt(db, where, point)) {
      if (found.some((known) => isSame(known.district, district))) continue;
      const rings = await ringsOf(id);
      if (isInRings(rings, point.longitude, point.latitude)) found.push({ district, rings });
    }
    return found;
  }

  return {
    /** The districts that hold a point: two on a border, none in a country without polygons. */
    at: async (where: Where, point: Point): Promise<District[]> =>
      (await holding(where, point)).map(({ district }) => district),

    /** The district that holds a point and so many kilometres all around it. */
    async around(where: Where, point: Point, km: number): Promise<District | null> {
      const [only, ...others] = await holding(where, point);
      return only && others.length === 0 && kmToOutline(only.rings, point) >= km ? only.district : null;
    },

    /**
     * The district on whose shore a point lies: outlines cut off quays and islands by some hundred metres. None where
     * another district is near as well.
     */
    async atShore(where: Where, point: Point): Promise<District[]> {
      const near: { district: District; km: number }[] = [];
      for (const { id, ...district } of await boxesAt(db, where, point, ALONE_KM)) {
        const km = kmToOutline(await ringsOf(id), point);
        const known = near.find((each) => isSame(each.district, district));
        if (known) known.km = Math.min(known.km, km);
        else if (km <= ALONE_KM) near.push({ district, km });
      }
      const [only] = near;
      return only && near.length === 1 && only.km <= SHORE_KM ? [only.district] : [];
    },

    /** Whether there is any polygon of a map. */
    async hasAny(where: Where): Promise<boolean> {
      return (await shapesOf(db, where).select('id').executeTakeFirst()) !== undefined;
    },

    /** Whether a district has a polygon, so that a point can be known to lie outside. */
    async has(where: Where, adminArea1Code: string, district: string): Promise<boolean> {
      const row = await shapesOf(db, where)
        .select('id')
        .where('adminArea1Code', '=', adminArea1Code)
        .where('district', '=', district)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
