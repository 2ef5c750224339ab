import { LEVEL, ROLE } from '../../../../../widget/core/model/enums.ts';
import { postcodeKey } from '../../../../addresses/areas.ts';
import type { Dataset, District } from '../../../../lawmakers/dataset.ts';
import { foldName } from '../../../../lawmakers/names.ts';
import { ContentError, type Mistake } from '../../../mistakes.ts';
import { createPostcodeRows } from '../../postcode-rows.ts';
import { requireOneMap } from '../../unreached.ts';
import type { SourceFolder, Table } from '../folder.ts';
import { membersFrom, type Official, readEmails } from '../officials.ts';
import { propertyOf, readOutlines } from '../seats.ts';
import type { ReadOptions, SourceList } from '../source.ts';
import { type Mp, readAnswers, readLookup } from './parliament.ts';

const HOUSE = { level: LEVEL.Country, role: ROLE.LegislatureLowerBody };
const NATIONS: Record<string, string> = { E: 'ENG', W: 'WLS', S: 'SCT', N: 'NIR' };

/** The year is in the column's name, except in older tables. */
const CODE = /^pcon(\d\d)?(cd)?$/i;
const NAME = /^pcon(\d\d)?nm$/i;
const POSTCODE = /^(pcds?|pcd[278])$/i;
const ADDRESS = /^uprn$/i;
const ENDED = /^doterm$/i;

const BARE_CODE = /^[EWSN]\d{8}$/;

/** No day by which the Commons must be elected anew is later. */
const TERM_ENDS = '2029-08-15';

/** Names of constituencies by their codes. Of two spellings, the first counts. */
async function readNames({ withColumns, read }: SourceFolder, members: Mp[]) {
  const names = new Map(members.filter(({ code }) => code).map(({ code, seat }) => [code, seat]));
  const columns = { needed: ['code', 'name'], patterns: { code: CODE, name: NAME } } as const;
  for (const table of withColumns(CODE, NAME))
    await read(table, columns, ({ code, name }) => {
      if (NATIONS[code[0] ?? ''] && !names.has(code)) names.set(code, name);
      return undefined;
    });
  return names;
}

const districtOf = (code: string, names: Map<string, string>): District => ({
  ...HOUSE,
  adminArea1Code: NATIONS[code[0] ?? ''] ?? '',
  district: names.get(code) ?? code,
});

const isOfAddresses = ({ head }: Table) => head.some((cell) => ADDRESS.test(cell));

/**
 * The constituencies of each postcode. A table of addresses has them all; one of postcodes has the one in which the postcode's
 * middle lies, and counts only for postcodes that the other lacks.
 */
async function readPostcodes({ withColumns, read }: SourceFolder, names: Map<string, string>) {
  const postcodes = createPostcodeRows();
  const columns = {
    needed: ['postcode', 'code'],
    optional: ['ended'],
    patterns: { postcode: POSTCODE, code: CODE, ended: ENDED },
  } as const;
  const tables = withColumns(POSTCODE, CODE).toSorted(
    (one, other) => Number(isOfAddresses(other)) - Number(isOfAddresses(one)),
  );
  const years = new Set<string>();
  const isFirst = (table: Table) => isOfAddresses(table) || !tables.some(isOfAddresses);
  let isNorthernIreland = false;
  for (const table of tables) {
    const { code: name = '' } = await read(table, columns, ({ postcode, code, ended }) => {
      // Ended postcodes, and those of the Channel Islands and the Isle of Man.
      if (ended !== '' || !NATIONS[code[0] ?? '']) return undefined;
      const postalCode = postcodeKey('GB', postcode);
      if (!/\d[A-Z]{2}$/.test(postalCode)) return `"${postcode}" is not a postcode`;
      isNorthernIreland ||= code.startsWith('N');
      if (isFirst(table) || !postcodes.has(postalCode)) postcodes.add({ ...districtOf(code, names), postalCode });
      return undefined;
    });
    const [, year] = CODE.exec(name) ?? [];
    if (year) years.add(year);
  }
  return { postcodes, years, isNorthernIreland };
}

function officialOf(mp: Mp, codes: Map<string, string>, names: Map<string, string>): Official {
  const { id, fullName, lastName, seat, party, email, links, photo, twitter, offices } = mp;
  const code = mp.code || codes.get(foldName(seat)) || '';
  const place = code ? districtOf(code, names) : { ...HOUSE, adminArea1Code: '', district: seat };
  return {
    ...{ id: `gb-${id}`, ...place, fullName, lastName: lastName || fullName, officeName: 'House of Commons' },
    displayName: { short: `${fullName} MP`, full: `${fullName}, MP for ${seat}` },
    ...{ party, email, links, photo, twitter, offices },
  };
}

/** Each member once: the API knows telephones and surnames, the table codes. */
function joined(answers: Mp[], lookup: Mp[]): Mp[] {
  const fromTable = new Map(lookup.map((each) => [each.id, each]));
  const known = answers.map((each) => {
    const row = fromTable.get(each.id);
    return row
      ? {
          ...each,
          code: row.code,
          seat: row.seat,
          email: each.email || row.email,
          links: [...each.links, ...row.links],
        }
      : each;
  });
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...lookup.filter(({ id }) => !ids.has(id))];
}

const BT =
  'postcodes of Northern Ireland (BT) may be used for commercial ends only with a licence of Land & Property Services';

/** The House of Commons: Parliament's members, postcodes and constituencies of the Office for National Statistics. */
export async function readGb(source: SourceFolder, { today, withPhotos }: ReadOptions): Promise<SourceList[]> {
  const answers = readAnswers(source);
  const lookup = await readLookup(source);
  const mps = joined(answers.members, lookup.members);
  const message = 'has no members of Parliament: neither answers of the Members API nor mp_lookup.csv';
  if (mps.length === 0) throw new ContentError([{ file: source.folder, path: '', message }]);
  const names = await readNames(source, lookup.members);
  const { shapes } = await readOutlines(source.folder, (properties) => {
    const code = propertyOf(properties, CODE);
    const name = propertyOf(properties, NAME);
    if (name && !names.has(code)) names.set(code, name);
    return NATIONS[code[0] ?? ''] ? districtOf(code, names) : null;
  });
  const { postcodes, years, isNorthernIreland } = await readPostcodes(source, names);
  const codes = new Map([...names].map(([code, name]) => [foldName(name), code]));
  const officials = mps.map((mp) => officialOf(mp, codes, names));
  const file = 'members';
  const { members, notes } = membersFrom(officials, {
    file,
    countryCode: 'GB',
    emails: await readEmails(source.folder),
    withPhotos,
  });
  const said: Mistake[] = isNorthernIreland ? [{ file: 'postcodes', path: '', message: BT }] : [];
  const ofMembers = [...lookup.files, ...answers.files];
  const dataset: Dataset = {
    ...{ file, countryCode: 'GB', members, postcodes, shapes, towns: [], seats: [] },
    facts: {
      source: 'gb',
      asOf: (await source.savedOn(ofMembers)) ?? today,
      map: years.size > 0 ? `PCON${[...years].join('/')}` : null,
      termEnds: TERM_ENDS,
    },
  };
  // A code without a name is no constituency of the members' map; one with a name is vacant.
  requireOneMap(dataset, { isForeign: ({ district }) => BARE_CODE.test(district) });
  return [{ suffix: '', dataset, notes: [...answers.notes, ...notes, ...said] }];
}
