import { postcodeKeys } from '../addresses/areas.ts';
import type { Database } from '../db/schema.ts';
import type { Chamber, District, ListedDistrict, MapOf } from './dataset.ts';
import type { Place } from './place.ts';
import type { Asking, Served } from './services/service.ts';
import type { Shapes } from './shapes.ts';

/** The chamber whose map also tells which area a postcode or a point lies in. */
export const LOWER_HOUSE: Chamber = { level: 0, role: 0 };

/** Names a chamber of a list. */
export const chamberKey = ({ list = '', level, role }: Chamber & { list?: string }) => `${list}.${level}.${role}`;

/** What tables and polygons say about a place. */
export type Ground = {
  /** Districts of all chambers that the postcode touches. */
  candidates: ListedDistrict[];
  /** The districts at the coordinates; `null` without coordinates or polygons. */
  at: (map: MapOf) => Promise<District[] | null>;
  /**
   * What a service knows of the place; `null` where there is none that could tell, or it doesn't know.
   *
   * @param hasRows whether the table has districts of what is asked for
   */
  served: (hasRows: boolean) => Promise<Served | null>;
  /**
   * Whether a list has its districts on a map such as `CD 119`. A list that does not say which map it has may have another.
   * Without a list: whether all lists with a map of that kind have this one.
   */
  isOnMap: (map: string, list?: string) => Promise<boolean>;
};

async function isOnMap(db: Database, map: string, list?: string): Promise<boolean> {
  const [kind] = map.split(' ');
  const lists = await db.selectFrom('lawmakerLists').select(['list', 'map']).execute();
  const meant = lists.filter((each) => (list === undefined ? each.map?.split(' ')[0] === kind : each.list === list));
  return meant.length > 0 && meant.every((each) => each.map === map);
}

/** Districts of the town in a postcode, where a list knows them; it may lie in several itself. */
async function townsOf(db: Database, { countryCode, town }: Place, keys: string[]): Promise<ListedDistrict[]> {
  if (town === '') return [];
  return db
    .selectFrom('postcodeTowns')
    .select(['list', 'level', 'role', 'adminArea1Code', 'district'])
    .where('countryCode', '=', countryCode)
    .where('postalCode', 'in', keys)
    .where('town', '=', town)
    .execute();
}

/** Rows of the whole postcode, else of the part that a chamber's table has. */
async function candidatesOf(db: Database, place: Place): Promise<ListedDistrict[]> {
  const { countryCode, postcode } = place;
  const keys = postcodeKeys(countryCode, postcode);
  const towns = await townsOf(db, place, keys);
  const rows = await db
    .selectFrom('postcodes')
    .select(['list', 'postalCode', 'level', 'role', 'adminArea1Code', 'district'])
    .where('countryCode', '=', countryCode)
    .where('postalCode', 'in', keys)
    .execute();
  const bestOf = (chamber: string) =>
    keys.find((key) => rows.some((row) => row.postalCode === key && chamberKey(row) === chamber));
  const isInTown = (row: ListedDistrict) => {
    const known = towns.filter((each) => chamberKey(each) === chamberKey(row));
    return known.length === 0 || known.some(({ district }) => district === row.district);
  };
  return rows
    .filter((row) => row.postalCode === bestOf(chamberKey(row)) && isInTown(row))
    .map(({ postalCode: _, ...district }) => district);
}

/** An IP location is the centre of a town at best. */
const IP_RADIUS_KM = 5;

/** The districts at an address; for an IP location the one all around it; `null` if unknown. */
async function districtsAt(shapes: Shapes, place: Place, map: MapOf): Promise<District[] | null> {
  if (!place.point) return null;
  const where = { ...map, countryCode: place.countryCode };
  if (place.isAddress) {
    const inside = await shapes.at(where, place.point);
    return inside.length > 0 ? inside : shapes.atShore(where, place.point);
  }
  const around = await shapes.around(where, place.point, IP_RADIUS_KM);
  return around && [around];
}

export async function groundOf(db: Database, shapes: Shapes, place: Place, asking: Asking): Promise<Ground> {
  return {
    candidates: place.postcode ? await candidatesOf(db, place) : [],
    at: (map) => districtsAt(shapes, place, map),
    served: async (hasRows) => (asking.canTell(place, hasRows) ? asking.districtsAt(place) : null),
    isOnMap: (map, list) => isOnMap(db, map, list),
  };
}
