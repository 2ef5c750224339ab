import type { Infer } from 'superstruct';
import type { RepresentativeSearch, WireLookupError } from '../../widget/core/api/wire.ts';
import { LEVEL, ROLE } from '../../widget/core/model/enums.ts';
import { codeOfArea } from '../addresses/areas.ts';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import type { Chamber } from './dataset.ts';
import { type WrittenDistrict, writtenDistrict } from './districts.ts';

export type Search = Infer<ReturnType<typeof RepresentativeSearch>>;

/** The officials and places that an action is for; an empty list allows all. */
export type Target = {
  countryCode: string;
  levels: number[];
  roles: number[];
  areas: string[];
  districts: WrittenDistrict[];
};

/** A search in the spelling of the imported data. */
export function targetOf({ countryCode, levels, roles, adminArea1Codes, districtIds }: Search): Target {
  const country = (countryCode ?? '').trim().toUpperCase();
  return {
    countryCode: country,
    levels: levels ?? [],
    roles: roles ?? [],
    areas: (adminArea1Codes ?? []).map((code) => codeOfArea(country, code)),
    districts: (districtIds ?? []).map((id) => writtenDistrict(id, country)),
  };
}

const allows = <T>(list: T[], value: T) => list.length === 0 || list.includes(value);

/** Each devolved parliament of the UK has one chamber, which data call a lower or an upper house (spec §5). */
const isDevolvedSeat = ({ countryCode, levels, roles }: Target, seat: Chamber) =>
  countryCode === 'GB' &&
  seat.level === LEVEL.State &&
  levels.includes(LEVEL.State) &&
  seat.role === ROLE.LegislatureUpperBody &&
  roles.includes(ROLE.LegislatureLowerBody);

export const isLevelAndRole = (target: Target, seat: Chamber) =>
  isDevolvedSeat(target, seat) || (allows(target.levels, seat.level) && allows(target.roles, seat.role));

export const isTargetArea = ({ areas }: Target, adminArea1Code: string) => allows(areas, adminArea1Code);

/** Whether an action may address this official. The look-up decides which officials belong to an address. */
export const isMeant = (target: Target, seat: Chamber & { countryCode: string; adminArea1Code: string }) =>
  (!target.countryCode || target.countryCode === seat.countryCode) &&
  isLevelAndRole(target, seat) &&
  (seat.adminArea1Code === '' || isTargetArea(target, seat.adminArea1Code));

const UNPROCESSABLE = 422;

/** The error of a look-up that finds nobody (contract §6). */
export const lookupFailure = (error: WireLookupError) => new HttpError(UNPROCESSABLE, { error });

/** The reader is elsewhere. The target is answered too, since a widget may know only the search's id. */
export const outside = (error: WireLookupError & `OutsideOf${string}`, { countryCode, areas, districts }: Target) =>
  new HttpError(UNPROCESSABLE, {
    error,
    target: { countryCode, adminArea1Codes: areas, districtIds: districts.map(({ text }) => text) },
  });

export const isLookupFailure = (cause: unknown, error: WireLookupError): cause is HttpError =>
  cause instanceof HttpError && cause.status === UNPROCESSABLE && cause.body.error === error;

type Searching = { representativeSearch?: Search | null };
type Content = { cards?: (Searching & { actions?: Searching[] })[] };

/** Whether a search is an id alone, which refers to the whole search of that id elsewhere in the content. */
export const isBare = ({ countryCode, levels, roles, adminArea1Codes, districtIds }: Search) =>
  !countryCode && ![levels, roles, adminArea1Codes, districtIds].some((list) => list && list.length > 0);

export const searchesIn = ({ cards = [] }: Content): Search[] => {
  const parts = cards.flatMap((card) => [card, ...(card.actions ?? [])]);
  return parts.flatMap(({ representativeSearch }) => (representativeSearch ? [representativeSearch] : []));
};

/** Completes a search that has only an id from the content; `null` if the id is unknown. */
export async function wholeSearch(db: Database, search: Search): Promise<Search | null> {
  const { id } = search;
  if (!isBare(search) || id === undefined || id === null) return search;
  const rows = await db
    .selectFrom('widgets')
    .select('data')
    .where('data', 'like', '%"representativeSearch":{%')
    .execute();
  const known = rows.flatMap(({ data }) => searchesIn(JSON.parse(data))).find((each) => String(each.id) === String(id));
  return known && !isBare(known) ? known : null;
}
