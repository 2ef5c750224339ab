import type { Chamber, District, ListedDistrict } from './dataset.ts';
import type { Ground } from './ground.ts';
import { AT_LARGE, bareSeat, foldSeat } from './names.ts';
import type { Place } from './place.ts';
import type { Served } from './services/service.ts';
import type { Shapes } from './shapes.ts';

/** The district if it is certain; else the possible ones, none if postcode and coordinates contradict each other. */
export type Resolved = {
  district: string | null;
  possible: string[];
  /** The coordinates are in another area, so that nothing about the place is certain. */
  isElsewhere?: true;
};

/** A chamber, of one list where it names one. */
type Listed = Chamber & { list?: string };
type Asked = {
  place: Place;
  ground: Ground;
  chamber: Listed;
  area: string;
  isAtLarge: boolean;
  /** Everybody who may represent the place: their districts are how the import spells them. */
  members: ListedDistrict[];
};

const isSameChamber = (one: Chamber, other: Chamber) => one.level === other.level && one.role === other.role;

const isOf = (chamber: Listed, each: ListedDistrict) =>
  isSameChamber(chamber, each) && (chamber.list === undefined || each.list === chamber.list);

const candidatesIn = ({ ground, chamber, area }: Asked) => [
  ...new Set(
    ground.candidates
      .filter(
        (each) =>
          isOf(chamber, each) && each.district !== '' && (each.adminArea1Code === '' || each.adminArea1Code === area),
      )
      .map(({ district }) => district),
  ),
];

const certain = (district: string): Resolved => ({ district, possible: [district] });
const contradictory: Resolved = { district: null, possible: [] };

function byPostcode({ isAtLarge }: Asked, candidates: string[]): Resolved {
  if (candidates.length === 0) return isAtLarge ? certain(AT_LARGE) : contradictory;
  const [only = ''] = candidates;
  return candidates.length === 1 ? certain(only) : { district: null, possible: candidates };
}

/** Coordinates decide between the districts that the postcode allows. */
function byPoint({ area, place }: Asked, candidates: string[], at: District[]): Resolved {
  const here = at.filter(({ adminArea1Code }) => adminArea1Code === '' || adminArea1Code === area);
  const [only] = here;
  if (!only) return { ...contradictory, isElsewhere: true };
  if (at.length !== 1) return contradictory;
  if (candidates.length === 0) return certain(only.district);
  if (!candidates.includes(only.district)) return contradictory;
  // An IP location is too coarse to choose one of a postcode's districts.
  return place.isAddress || candidates.length === 1 ? certain(only.district) : { district: null, possible: candidates };
}

/** Whether all of these districts have polygons. */
async function isDrawn(shapes: Shapes, { place, chamber, area }: Asked, candidates: string[]) {
  const where = { ...chamber, countryCode: place.countryCode };
  const drawn = await Promise.all(
    candidates.map(async (district) => (await shapes.has(where, area, district)) || shapes.has(where, '', district)),
  );
  return candidates.length > 0 && drawn.every(Boolean);
}

/** A number needs no spelling of ours, so that a seat may be vacant. */
const isNumber = (name: string) => /^\d+[A-Za-z]?$/.test(name);

/**
 * What a service says of a chamber, as the import spells it. A name that nothing fits is left out, and so is a district of
 * another map, whose numbers stand for other places.
 */
async function servedIn(
  { ground, chamber, members }: Asked,
  candidates: string[],
  { adminArea1Code, districts }: Served,
): Promise<District[]> {
  const known = [...candidates, ...members.filter((each) => isOf(chamber, each)).map(({ district }) => district)];
  const spelled = (names: string[]) => {
    const keys = names.map(foldSeat);
    return known.find((district) => keys.includes(foldSeat(district))) ?? names.map(bareSeat).find(isNumber);
  };
  const found: District[] = [];
  for (const { map, names, ...each } of districts.filter((each) => isSameChamber(chamber, each))) {
    const district = spelled(names);
    if (district !== undefined && (map === undefined || (await ground.isOnMap(map, chamber.list))))
      found.push({ ...each, adminArea1Code, district });
  }
  return found;
}

/** The table, and where it leaves a question, a service, whose answer must be one of the table's districts. */
async function byTable(asked: Asked, candidates: string[]): Promise<Resolved> {
  const resolved = byPostcode(asked, candidates);
  if (resolved.district !== null) return resolved;
  const served = await asked.ground.served(candidates.length > 0);
  const at = served && (await servedIn(asked, candidates, served));
  return at && at.length > 0 ? byPoint(asked, candidates, at) : resolved;
}

/** Finds the district of a place in a chamber, without guessing. */
export async function resolveDistrict(shapes: Shapes, asked: Asked): Promise<Resolved> {
  const candidates = candidatesIn(asked);
  const at = await asked.ground.at(asked.chamber);
  if (!at) return byTable(asked, candidates);
  if (at.length > 0) return byPoint(asked, candidates, at);
  const isOutside = asked.place.isAddress && (await isDrawn(shapes, asked, candidates));
  return isOutside ? contradictory : byTable(asked, candidates);
}
