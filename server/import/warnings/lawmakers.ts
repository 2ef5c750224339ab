import type { Database } from '../../db/schema.ts';
import { isMeant, type Search, targetOf } from '../../lawmakers/target.ts';
import { type Mistake, mistakeAt } from '../mistakes.ts';
import { listedFor, searchesById, searchOf } from '../rules/reach.ts';
import { type ActionView, actionsOf, type ContentView, idOf } from '../view.ts';

type Chamber = { list: string; countryCode: string; level: number; role: number };
type Seat = Chamber & { adminArea1Code: string; hasEmail: boolean };

const keyOf = ({ list, countryCode, level, role }: Chamber) => `${list} ${countryCode} ${level} ${role}`;

async function seatsIn(db: Database): Promise<Seat[]> {
  const rows = await db
    .selectFrom('lawmakers')
    .select(['list', 'countryCode', 'level', 'role', 'adminArea1Code'])
    .select((eb) => eb.fn.count('email').as('emails'))
    .groupBy(['list', 'countryCode', 'level', 'role', 'adminArea1Code'])
    .execute();
  return rows.map(({ emails, ...row }) => ({ ...row, hasEmail: Number(emails) > 0 }));
}

/** Chambers with several districts in a postcode, where only the coordinates of the house decide. */
async function splitChambers(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('postcodes')
    .select(['list', 'countryCode', 'level', 'role'])
    .distinct()
    .groupBy(['list', 'countryCode', 'postalCode', 'level', 'role'])
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute();
  return new Set(rows.map(keyOf));
}

const NO_SEATS =
  'no lawmaker of the database matches it: import those of its country by npm run import -- --lawmakers FOLDER';
const NO_EMAIL = 'no lawmaker that it may find has an email address: readers are led to contact forms';
const SPLIT = 'some postcodes lie in several districts, where readers find nobody unless the server has GEOCODER set';

type Searching = { action: ActionView; seats: Seat[] };

/** Actions that search for lawmakers, with those whom they may find. */
function searchingIn(content: ContentView, seats: Seat[]): Searching[] {
  const byId = searchesById(content);
  return content.widgets.flatMap(actionsOf).flatMap((action) => {
    const search = searchOf(action);
    const isListed = (listedFor(action)?.count ?? 0) > 0;
    if (!search || isListed) return [];
    const target = targetOf((byId.get(idOf(search.id) ?? '') ?? search) as Search);
    return [{ action, seats: seats.filter((seat) => isMeant(target, seat)) }];
  });
}

function unanswered({ action, seats }: Searching): Mistake[] {
  const isMute = action.type === 'email' && !seats.some(({ hasEmail }) => hasEmail);
  return mistakeAt(action, '.representativeSearch', seats.length === 0 ? NO_SEATS : isMute && NO_EMAIL);
}

/** One setting mends all of them, so that one warning is enough. */
function splitBy(searching: Searching[], split: ReadonlySet<string>): Mistake[] {
  const [first, ...others] = searching.filter(({ seats }) => seats.some((seat) => split.has(keyOf(seat))));
  const more = others.length > 0 ? `; the same applies to ${others.length} more` : '';
  return first ? mistakeAt(first.action, '.representativeSearch', `${SPLIT}${more}`) : [];
}

/** Warns of searches that this database's lawmakers can't answer for every reader. */
export async function lawmakerWarnings(db: Database, content: ContentView, hasGeocoder: boolean): Promise<Mistake[]> {
  const searching = searchingIn(content, await seatsIn(db));
  const split = hasGeocoder || searching.length === 0 ? new Set<string>() : await splitChambers(db);
  return [...searching.flatMap(unanswered), ...splitBy(searching, split)];
}
