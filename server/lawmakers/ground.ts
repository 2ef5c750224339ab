import type { Database } from '../db/schema.ts';
import { KM_PER_DEGREE, kmPerLongitude } from './distance.ts';
import type { Chamber, District } from './import/dataset.ts';
import type { Place } from './place.ts';
import { postcodeKeys } from './postcode.ts';
import type { Point, Shapes } from './shapes.ts';

/** The chamber whose map also tells which area a postcode or a point lies in. */
export const LOWER_HOUSE: Chamber = { level: 0, role: 0 };

/** What tables and polygons say of a place, before anything is concluded from it. */
export type Ground = {
  /** Districts that the postcode touches, of all chambers. */
  candidates: District[];
  /** The districts at the coordinates; `null` where there are none to go by. */
  at: (chamber: Chamber) => Promise<District[] | null>;
};

/** Rows of the postcode itself, else of the part of it that a table has. */
async function candidatesOf(db: Database, { countryCode, postcode }: Place): Promise<District[]> {
  const keys = postcodeKeys(countryCode, postcode);
  const rows = await db
    .selectFrom('postcodes')
    .select(['postalCode', 'level', 'role', 'adminArea1Code', 'district'])
    .where('countryCode', '=', countryCode)
    .where('postalCode', 'in', keys)
    .execute();
  const best = keys.find((key) => rows.some(({ postalCode }) => postalCode === key));
  return rows.filter(({ postalCode }) => postalCode === best).map(({ postalCode: _, ...district }) => district);
}

/** A provider's place is a town's middle at best. */
const IP_RADIUS_KM = 5;
const DIRECTIONS = 8;

/** The point and what lies around it. */
function pointsAround({ latitude, longitude }: Point): Point[] {
  const [up, aside] = [IP_RADIUS_KM / KM_PER_DEGREE, IP_RADIUS_KM / kmPerLongitude(latitude)];
  return Array.from({ length: DIRECTIONS }, (_, index) => {
    const angle = (index / DIRECTIONS) * 2 * Math.PI;
    return { latitude: latitude + Math.sin(angle) * up, longitude: longitude + Math.cos(angle) * aside };
  }).concat({ latitude, longitude });
}

const nameOf = ({ adminArea1Code, district }: District) => `${adminArea1Code}-${district}`;

/** One answer for all points, or none: around a guess everything must agree. */
async function districtsAt(shapes: Shapes, place: Place, chamber: Chamber): Promise<District[] | null> {
  if (!place.point) return null;
  const where = { ...chamber, countryCode: place.countryCode };
  if (place.isAddress) {
    const inside = await shapes.at(where, place.point);
    return inside.length > 0 ? inside : shapes.atShore(where, place.point);
  }
  const found = await Promise.all(pointsAround(place.point).map((point) => shapes.at(where, point)));
  const names = new Set(found.map((districts) => districts.map(nameOf).join(' ')));
  return names.size === 1 && found[0]?.length === 1 ? found[0] : null;
}

export async function groundOf(db: Database, shapes: Shapes, place: Place): Promise<Ground> {
  return {
    candidates: place.postcode ? await candidatesOf(db, place) : [],
    at: (chamber) => districtsAt(shapes, place, chamber),
  };
}
