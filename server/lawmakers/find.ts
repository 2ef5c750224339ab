import type { WireLawmaker } from '../../widget/api/wire.ts';
import { SUPPORTED_COUNTRIES } from '../../widget/model/lawmakers/lookup.ts';
import type { Database } from '../db/schema.ts';
import { possibleAreas } from './area.ts';
import { lookupFailure, outside } from './failure.ts';
import { chamberKey, type Ground, groundOf, LOWER_HOUSE } from './ground.ts';
import { distinctLawmakers, hasMembers, mapsOf, membersIn } from './members.ts';
import type { Place } from './place.ts';
import type { Shapes } from './polygons/shapes.ts';
import { type Resolved, resolveDistrict } from './resolve.ts';
import { isTargetArea, isTargetDistrict, type Target } from './target.ts';
import { townsAt } from './towns.ts';

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
