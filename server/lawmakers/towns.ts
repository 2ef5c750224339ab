import { LEVEL } from '../../widget/model/enums.ts';
import type { Ground } from './ground.ts';
import type { StoredMember } from './members.ts';
import type { Place } from './place.ts';
import type { Shapes } from './polygons/shapes.ts';

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
export async function townsAt(shapes: Shapes, members: StoredMember[], where: Where): Promise<StoredMember[]> {
  const lists = new Set(members.filter(({ level }) => level === LEVEL.City).map(({ list }) => list));
  const here = new Set<string>();
  for (const list of lists) if (await isInTown(shapes, list, where)) here.add(list);
  return members.filter(({ level, list }) => level !== LEVEL.City || here.has(list));
}
