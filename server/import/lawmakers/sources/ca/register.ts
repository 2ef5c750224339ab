import { DatabaseSync } from 'node:sqlite';
import { postcodeKey } from '../../../../addresses/areas.ts';
import type { District } from '../../../../lawmakers/dataset.ts';
import { createPostcodeRows } from '../../postcode-rows.ts';
import type { SourceFolder, Table } from '../folder.ts';

const GUID = /^LOC_GUID$/i;
const RIDING = /^FED_CODE$/i;
const POSTCODE = /^MAIL_POSTAL_CODE$/i;

/** The province in the name of a file, such as `Address_24_part_1.csv`: an address has its location in a file of the same. */
const provinceIn = ({ file }: Table) => /(\d\d)(?:_part_\d+)?\.csv$/i.exec(file)?.[1] ?? '';

/** Half of the millions of locations of a province would fill memory: they wait in a file. */
function createLocations() {
  const locations = new DatabaseSync('');
  locations.exec(`pragma journal_mode = off; pragma synchronous = off;
    create table ridings (guid text primary key, number text) without rowid;
    begin`);
  const insert = locations.prepare('insert or ignore into ridings values (?, ?)');
  const find = locations.prepare('select number from ridings where guid = ?');
  return {
    add: (guid: string, number: string) => insert.run(guid, number),
    ridingOf: (guid: string) => (find.get(guid) as { number: string } | undefined)?.number,
    close: () => locations.close(),
  };
}

/**
 * The ridings of each postcode, by the National Address Register of Statistics Canada: its addresses have postcodes, and its
 * locations have ridings.
 *
 * @returns also the name that the register has for each riding
 */
export async function readRegister({ withColumns, read }: SourceFolder, districtOf: (number: string) => District) {
  const postcodes = createPostcodeRows();
  const names = new Map<string, string>();
  const addresses = withColumns(GUID, POSTCODE);
  const places = withColumns(GUID, RIDING);
  for (const province of new Set(places.map(provinceIn))) {
    const locations = createLocations();
    const ofLocations = {
      needed: ['guid', 'riding'],
      optional: ['name'],
      patterns: { guid: GUID, riding: RIDING, name: /^FED_ENG_NAME$/i },
    } as const;
    for (const table of places.filter((each) => provinceIn(each) === province))
      await read(table, ofLocations, ({ guid, riding, name }) => {
        if (riding === '') return undefined;
        if (!/^\d{5}$/.test(riding)) return `"${riding}" is not a riding's number`;
        locations.add(guid, riding);
        if (name) names.set(riding, name);
        return undefined;
      });
    const ofAddresses = { needed: ['guid', 'postcode'], patterns: { guid: GUID, postcode: POSTCODE } } as const;
    for (const table of addresses.filter((each) => provinceIn(each) === province))
      await read(table, ofAddresses, ({ guid, postcode }) => {
        const riding = locations.ridingOf(guid);
        if (riding === undefined || postcode === '') return undefined;
        const postalCode = postcodeKey('CA', postcode);
        if (!/^([A-Z]\d){3}$/.test(postalCode)) return `"${postcode}" is not a postal code`;
        postcodes.add({ ...districtOf(riding), postalCode });
        return undefined;
      });
    locations.close();
  }
  return { postcodes, names };
}
