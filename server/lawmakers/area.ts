import type { Database } from '../db/schema.ts';
import { type Ground, LOWER_HOUSE } from './ground.ts';
import type { Place } from './place.ts';

/** The first three digits of a ZIP code name a sorting centre, which serves one state, seldom two. */
const SECTION_DIGITS = 3;

/** Whether a ZIP code that is in no table, such as one of PO boxes, can be in that state. */
async function isNeighbour(db: Database, { countryCode, postcode, adminArea1Code }: Place): Promise<boolean> {
  if (countryCode !== 'US' || !postcode) return true;
  const section = postcode.slice(0, SECTION_DIGITS);
  const rows = await db
    .selectFrom('postcodes')
    .select('adminArea1Code')
    .distinct()
    .where('countryCode', '=', countryCode)
    .where('adminArea1Code', '!=', '')
    // Digits alone, since databases sort other characters differently.
    .where('postalCode', '>=', `${section}00`)
    .where('postalCode', '<=', `${section}99`)
    .execute();
  return rows.length === 0 || rows.some((row) => row.adminArea1Code === adminArea1Code);
}

const areasOf = ({ candidates }: Ground) =>
  new Set(candidates.map(({ adminArea1Code }) => adminArea1Code).filter((code) => code !== ''));

/** Areas that a place may be in by postcode, name and coordinates; none if these contradict each other. */
export async function possibleAreas(db: Database, place: Place, ground: Ground): Promise<string[]> {
  const byPostcode = areasOf(ground);
  const said = place.adminArea1Code;
  if (said) {
    const isPossible = byPostcode.size > 0 ? byPostcode.has(said) : await isNeighbour(db, place);
    return isPossible ? [said] : [];
  }
  const at = [...new Set((await ground.at(LOWER_HOUSE))?.map(({ adminArea1Code }) => adminArea1Code))];
  if (at.length !== 1) return [...byPostcode];
  return byPostcode.size === 0 ? at : at.filter((area) => byPostcode.has(area));
}
