import * as s from 'superstruct';
import { Email, maybe } from '../../../widget/core/api/wire.ts';
import { Picture, textThat, WebAddress } from '../../../widget/core/content/values.ts';
import { LEVEL, ROLE } from '../../../widget/core/model/enums.ts';
import { postcodeKey } from '../../addresses/areas.ts';
import type { Dataset, Member, TownRow } from '../../lawmakers/dataset.ts';
import { foldName } from '../../lawmakers/names.ts';
import { ContentError } from '../mistakes.ts';
import { readTable } from '../table.ts';
import { checkedList, mistakesWithLines } from './check.ts';
import { isThere, LAWMAKERS_FILE, POSTCODES_FILE, readNeeded, readYaml, savedOn } from './files.ts';
import { createPostcodeRows } from './postcode-rows.ts';
import { type ReadDistrict, readShapes } from './shapes.ts';

const numberOf = (values: Record<string, number>) => (given: string | number) =>
  typeof given === 'number' ? given : (values[given] ?? Number.NaN);

/** A level or role by its name or number; tables have numbers as text. */
const levelOf = numberOf(LEVEL);
const roleOf = numberOf(ROLE);

/** An empty cell means the lower house, which most countries elect by district. */
function fromCell(values: Record<string, number>, cell: string): number | null {
  if (cell === '') return 0;
  const value = Number.isInteger(Number(cell)) ? Number(cell) : numberOf(values)(cell);
  return Object.values(values).includes(value) ? value : null;
}

/** The chamber that a row or a polygon names; `null` if it doesn't exist. */
function chamberFrom(level: unknown, role: unknown) {
  const [found, kind] = [fromCell(LEVEL, String(level ?? '')), fromCell(ROLE, String(role ?? ''))];
  return found === null || kind === null ? null : { level: found, role: kind };
}

const Filled = s.nonempty(s.string());
const text = maybe(s.string());

/** An enum's name or number (spec §3). */
const named = (values: Record<string, number>) =>
  s.refine(
    s.union([s.string(), s.number()]),
    'known',
    (value) =>
      ([...Object.keys(values), ...Object.values(values)] as (string | number)[]).includes(value) ||
      `"${value}" is not one of ${Object.keys(values).join(', ')}`,
  );

const Level = named(LEVEL);
const Role = named(ROLE);

const Office = s.object({ name: Filled, phone: Filled, hours: text });

/** One of `members` in `lawmakers.json`. */
const JsonMember = s.object({
  id: s.union([Filled, s.number()]),
  level: Level,
  role: Role,
  /** Without the country's prefix; empty if the whole country is represented. */
  adminArea1Code: text,
  /** Empty if the whole area is represented; `0` if the area is a single district. */
  district: maybe(s.union([s.string(), s.number()])),
  fullName: Filled,
  lastName: text,
  nameTemplate: text,
  displayName: maybe(s.object({ short: text, full: text })),
  officeName: Filled,
  partyIdentifier: text,
  twitterMention: text,
  photoUrl: maybe(Picture),
  /** Never leaves the server. */
  email: maybe(Email),
  phones: maybe(s.array(Filled)),
  contactFormUrl: maybe(WebAddress),
  offices: maybe(s.array(Office)),
});
type JsonMember = s.Infer<typeof JsonMember>;

const CountryCode = textThat((text) => /^[A-Z]{2}$/.test(text), 'is not a country’s two capital letters (ISO 3166-1)');

const lastWord = (text: string) => text.trim().split(/\s+/).at(-1) ?? '';

const handleOf = (handle: string | null | undefined) => (handle ? `@${handle.replace(/^@/, '')}` : '');

function namesOf({ fullName, lastName, nameTemplate, displayName }: JsonMember) {
  return {
    fullName,
    lastName: lastName || lastWord(fullName),
    nameTemplate: nameTemplate || fullName,
    displayName: { short: displayName?.short || fullName, full: displayName?.full || fullName },
  };
}

/** A member of `lawmakers.json` with every default filled in. */
function memberOf(given: JsonMember, countryCode: string): Member {
  const place = {
    level: levelOf(given.level),
    role: roleOf(given.role),
    adminArea1Code: given.adminArea1Code ?? '',
    district: String(given.district ?? ''),
  };
  const id = String(given.id);
  const offices = (given.offices ?? []).map(({ name, phone, hours }) => ({ name, phone, hours: hours ?? '' }));
  const wire = {
    id,
    ...namesOf(given),
    officeName: given.officeName,
    ...place,
    countryCode,
    partyIdentifier: given.partyIdentifier ?? '',
    twitterMention: handleOf(given.twitterMention),
    photoUrl: given.photoUrl ?? '',
    canBeEmailed: Boolean(given.email),
    phones: [...new Set([...(given.phones ?? []), ...offices.map(({ phone }) => phone)])],
    contactFormUrl: given.contactFormUrl ?? '',
    offices,
  };
  return { id, ...place, email: given.email ?? null, wire };
}

async function readMembers(folder: string) {
  const source = readYaml(LAWMAKERS_FILE, await readNeeded(folder, LAWMAKERS_FILE));
  const mistakes = mistakesWithLines(source, source.value, s.type({ countryCode: CountryCode }), []);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const { countryCode, members } = source.value as { countryCode: string; members: unknown };
  const list = checkedList<JsonMember>(source, members, JsonMember, ['members']);
  return { countryCode, members: list.map((member) => memberOf(member, countryCode)) };
}

const POSTCODE_COLUMNS = {
  needed: ['postalCode', 'adminArea1Code', 'district'],
  optional: ['level', 'role', 'city'],
} as const;

async function readPostcodes(folder: string, countryCode: string) {
  const postcodes = createPostcodeRows();
  const towns: TownRow[] = [];
  if (!(await isThere(folder, POSTCODES_FILE))) return { postcodes, towns };
  await readTable(folder, POSTCODES_FILE, POSTCODE_COLUMNS, (row) => {
    const { adminArea1Code, district } = row;
    const chamber = chamberFrom(row.level, row.role);
    if (!chamber) return 'names a level or role that does not exist';
    const postalCode = postcodeKey(countryCode, row.postalCode);
    if (!postalCode) return 'has no postal code';
    const found = { ...chamber, postalCode, adminArea1Code, district };
    postcodes.add(found);
    if (row.city !== '') towns.push({ ...found, town: foldName(row.city) });
    return undefined;
  });
  return { postcodes, towns };
}

const districtOf: ReadDistrict = ({ adminArea1Code, district, level, role }) => {
  const chamber = chamberFrom(level, role);
  const isNamed = typeof district === 'string' || typeof district === 'number';
  return chamber && isNamed && typeof (adminArea1Code ?? '') === 'string'
    ? { ...chamber, adminArea1Code: String(adminArea1Code ?? ''), district: String(district) }
    : null;
};

/** Reads any country's lawmakers from `lawmakers.json` and, if there are any, `postcodes.csv` and `*.geojson`. */
export async function readCountry(folder: string): Promise<Dataset> {
  const { countryCode, members } = await readMembers(folder);
  return {
    file: LAWMAKERS_FILE,
    countryCode,
    members,
    ...(await readPostcodes(folder, countryCode)),
    shapes: await readShapes(folder, districtOf),
    seats: [],
    facts: { source: null, asOf: await savedOn(folder, [LAWMAKERS_FILE]), map: null, termEnds: null },
  };
}
