import type { WireLawmaker } from '../../widget/core/api/wire.ts';
import { LEVEL } from '../../widget/core/model/enums.ts';
import { SUPPORTED_COUNTRIES } from '../../widget/core/model/lawmakers/lookup.ts';
import type { Database } from '../db/schema.ts';
import { chamberKey, type Ground, groundOf, LOWER_HOUSE } from './ground.ts';
import { distinctLawmakers, hasMembers, mapsOf, membersIn, type StoredMember } from './members.ts';
import type { Place } from './place.ts';
import { type Resolved, resolveDistrict } from './resolve.ts';
import type { Shapes } from './shapes.ts';
import { isTargetArea, isTargetDistrict, lookupFailure, outside, type Target } from './target.ts';

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
async function possibleAreas(db: Database, place: Place, ground: Ground): Promise<string[]> {
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

type Where = { place: Place; ground: Ground; area: string };

/** Whether a place lies in the town of a list. An outline knows better than a postcode, which may go beyond it. */
async function isInTown(shapes: Shapes, list: string, { place, ground, area }: Where): Promise<boolean> {
  const isHere = ({ adminArea1Code }: { adminArea1Code: string }) => adminArea1Code === '' || adminArea1Code === area;
  const town = { list, level: LEVEL.City };
  const at = await ground.at(town);
  if (at && at.length > 0) return at.some(isHere);
  const isOutside = at && place.isAddress && (await shapes.hasAny({ ...town, countryCode: place.countryCode }));
  return (
    !isOutside && ground.candidates.some((each) => each.list === list && each.level === LEVEL.City && isHere(each))
  );
}

/**
 * Leaves out the members of other towns. A country or state holds every address in it, so that an unknown district is
 * a question; for a town it only means that the reader lives elsewhere.
 */
async function townsAt(shapes: Shapes, members: StoredMember[], where: Where): Promise<StoredMember[]> {
  const lists = new Set(members.filter(({ level }) => level === LEVEL.City).map(({ list }) => list));
  const here = new Set<string>();
  for (const list of lists) if (await isInTown(shapes, list, where)) here.add(list);
  return members.filter(({ level, list }) => level !== LEVEL.City || here.has(list));
}

export async function requireCountry(db: Database, { countryCode }: Place, target: Target) {
  if (target.countryCode && target.countryCode !== countryCode) throw outside('OutsideOfTargetCountry', target);
  if (!SUPPORTED_COUNTRIES.includes(countryCode) && !(await hasMembers(db, countryCode)))
    throw lookupFailure('UnsupportedCountry');
}

/** The one area that a place is in. @throws HttpError if there is none or more than one */
async function areaOf(db: Database, place: Place, ground: Ground, target: Target): Promise<string> {
  const areas = await possibleAreas(db, place, ground);
  if (areas.length > 0 && !areas.some((area) => isTargetArea(target, area)))
    throw outside('OutsideOfTargetAdminArea1', target);
  const [only] = areas;
  if (only !== undefined && areas.length === 1) return only;
  const isUndivided = areas.length === 0 && !place.adminArea1Code && ground.candidates.length > 0;
  if (isUndivided) return '';
  throw lookupFailure('NotFullAddress');
}

/** Refuses places outside the districts that the action is meant for. */
function requireTargetDistrict(target: Target, area: string, resolved: Resolved[]) {
  if (target.districts.length === 0) return;
  const possible = resolved.flatMap((each) => each.possible);
  const targeted = possible.filter((district) => isTargetDistrict(target, area, district));
  if (possible.length > 0 && targeted.length === 0) throw outside('OutsideOfTargetDistrict', target);
  if (!resolved.some(({ district }) => district !== null && isTargetDistrict(target, area, district)))
    throw lookupFailure('NotFullAddress');
}

/**
 * The lawmakers who represent a place (spec §5). If the district is uncertain, it finds nobody: a wrong lawmaker is
 * worse than another question.
 */
export async function findLawmakers(
  db: Database,
  shapes: Shapes,
  place: Place,
  target: Target,
): Promise<WireLawmaker[]> {
  const ground = await groundOf(db, shapes, place);
  const area = await areaOf(db, place, ground, target);
  const members = await townsAt(shapes, await membersIn(db, place.countryCode, area, target), { place, ground, area });
  if (members.length === 0) throw lookupFailure('NoRepsFound');
  const maps = mapsOf(members);
  const asked = maps.length > 0 || target.districts.length === 0 ? maps : [{ ...LOWER_HOUSE, isAtLarge: false }];
  const districts = new Map<string, Resolved>();
  for (const { isAtLarge, ...chamber } of asked)
    districts.set(chamberKey(chamber), await resolveDistrict(shapes, { place, ground, chamber, area, isAtLarge }));
  requireTargetDistrict(target, area, [...districts.values()]);
  if (maps.some((map) => districts.get(chamberKey(map))?.district === null)) throw lookupFailure('NotFullAddress');
  const found = members.filter(
    (member) => member.district === '' || member.district === districts.get(chamberKey(member))?.district,
  );
  if (found.length === 0) throw lookupFailure('NoRepsFound');
  return distinctLawmakers(found);
}
