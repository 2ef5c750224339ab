import type { UncertainChamber, WireLawmaker } from '../../widget/core/api/wire.ts';
import { LEVEL, ROLE } from '../../widget/core/model/enums.ts';
import { SUPPORTED_COUNTRIES } from '../../widget/core/model/lawmakers/lookup.ts';
import type { Database } from '../db/schema.ts';
import type { Chamber } from './dataset.ts';
import { namesOf, type WrittenDistrict } from './districts.ts';
import { chamberKey, type Ground, groundOf, LOWER_HOUSE } from './ground.ts';
import {
  type DistrictMap,
  distinctLawmakers,
  hasMembers,
  mapsOf,
  membersIn,
  rollsOf,
  type StoredMember,
} from './members.ts';
import type { Place } from './place.ts';
import { type Resolved, resolveDistrict } from './resolve.ts';
import type { Asking } from './services/service.ts';
import type { Shapes } from './shapes.ts';
import { isTargetArea, lookupFailure, outside, type Target } from './target.ts';

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
  const isTold = byPostcode.size === 1 || (byPostcode.size === 0 && ground.candidates.length > 0);
  if (at.length === 0 && !isTold) {
    const served = (await ground.served(byPostcode.size > 0))?.adminArea1Code;
    if (served) at.push(served);
  }
  if (at.length !== 1) return [...byPostcode];
  return byPostcode.size === 0 ? at : at.filter((area) => byPostcode.has(area));
}

type Where = { place: Place; ground: Ground; area: string };
type WhereTo = Where & { members: StoredMember[] };

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

const isSameChamber = (one: Chamber, other: Chamber) => one.level === other.level && one.role === other.role;

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

/** Which chambers a district of the search may be of. @param maps those of the members whom it finds */
function chambersOf({ chamber }: WrittenDistrict, { levels }: Target, maps: DistrictMap[]): DistrictMap[] {
  const ofChamber = (wanted: Chamber) => {
    const known = maps.filter((map) => isSameChamber(map, wanted));
    return known.length > 0 ? known : [{ ...wanted, isAtLarge: false }];
  };
  if (chamber) return ofChamber(chamber);
  const isOfCountry = levels.length === 0 || levels.includes(LEVEL.Country);
  const own = isOfCountry ? [] : maps.filter(({ level }) => levels.includes(level));
  const lower = own.filter(({ role }) => role === ROLE.LegislatureLowerBody);
  if (lower.length > 0) return lower;
  return own.length > 0 ? own : ofChamber(LOWER_HOUSE);
}

/** Whether a place is in a district: `null` if that is uncertain. */
function isIn({ names }: WrittenDistrict, area: string, { district, possible }: Resolved): boolean | null {
  const isIt = (each: string) => namesOf(area, each).some((name) => names.includes(name));
  if (district !== null) return isIt(district);
  return possible.length === 0 || possible.some(isIt) ? null : false;
}

type Resolve = (chamber: DistrictMap) => Promise<Resolved>;

/** Finds each chamber's district once. */
function resolver(shapes: Shapes, where: WhereTo): Resolve {
  const known = new Map<string, Promise<Resolved>>();
  return ({ isAtLarge, ...chamber }) => {
    const key = chamberKey(chamber);
    const found = known.get(key) ?? resolveDistrict(shapes, { ...where, chamber, isAtLarge });
    known.set(key, found);
    return found;
  };
}

/** Refuses places outside the districts that the action is meant for. */
async function requireTargetDistrict(target: Target, maps: DistrictMap[], area: string, resolve: Resolve) {
  if (target.districts.length === 0) return;
  let isUncertain = false;
  for (const written of target.districts)
    for (const chamber of chambersOf(written, target, maps)) {
      const isInside = isIn(written, area, await resolve(chamber));
      if (isInside) return;
      isUncertain ||= isInside === null;
    }
  throw isUncertain ? lookupFailure('NotFullAddress') : outside('OutsideOfTargetDistrict', target);
}

/** A chamber whose members can't be told, as the widget names it. */
function uncertainChamber(members: StoredMember[], map: DistrictMap): UncertainChamber {
  const { level, role } = map;
  const member = members.find((each) => chamberKey(each) === chamberKey(map));
  const { countryCode, adminArea1Code, officeName } = JSON.parse(member?.data ?? '{}') as Partial<WireLawmaker>;
  return {
    ...{ countryCode: countryCode ?? '', adminArea1Code: adminArea1Code ?? '', level, role },
    ...{ officeName: officeName ?? '', error: 'NotFullAddress' },
  };
}

/**
 * The lawmakers who represent a place (spec §5). Of a chamber whose district is uncertain, it finds nobody: a wrong
 * lawmaker is worse than another question. Those of the others then name it.
 */
export async function findLawmakers(
  db: Database,
  shapes: Shapes,
  place: Place,
  target: Target,
  asking: Asking,
): Promise<WireLawmaker[]> {
  const ground = await groundOf(db, shapes, place, asking);
  const area = await areaOf(db, place, ground, target);
  const where = { place, ground, area };
  const members = await townsAt(shapes, await membersIn(db, place.countryCode, area, target), where);
  if (members.length === 0) throw lookupFailure('NoRepsFound');
  const maps = mapsOf(members);
  const resolve = resolver(shapes, { ...where, members });
  await requireTargetDistrict(target, maps, area, resolve);
  const districts = new Map<string, string | null>();
  for (const map of maps) {
    const { district, isElsewhere } = await resolve(map);
    if (isElsewhere) throw lookupFailure('NotFullAddress');
    districts.set(chamberKey(map), district);
  }
  const found = members.filter(
    (member) => member.district === '' || member.district === districts.get(chamberKey(member)),
  );
  const uncertain = maps.filter((map) => districts.get(chamberKey(map)) === null);
  if (found.length === 0) throw lookupFailure(uncertain.length > 0 ? 'NotFullAddress' : 'NoRepsFound');
  const lawmakers = distinctLawmakers(found, rollsOf(place.countryCode, members));
  if (uncertain.length === 0) return lawmakers;
  const others = uncertain.map((map) => uncertainChamber(members, map));
  return lawmakers.map((each) => ({ ...each, uncertain: others }));
}
