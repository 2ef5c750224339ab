import type { Database } from '../../db/schema.ts';
import type { District, MapOf } from '../dataset.ts';
import { KM_PER_DEGREE, kmPerLongitude, kmToOutline } from './distance.ts';
import { isInRings } from './in-rings.ts';
import { createRings } from './rings.ts';

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
