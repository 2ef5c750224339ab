import { LEVEL, ROLE } from '../../../../widget/model/enums.ts';
import type { PostcodeRow } from '../../../lawmakers/dataset.ts';
import { convertRows, readTable } from '../csv.ts';
import { ZIPS_FILE } from './files.ts';

export const HOUSE = { level: LEVEL.Country, role: ROLE.LegislatureLowerBody };

/** Census files give a delegate's district the number 98 and an at-large district 0. */
const AT_LARGE = new Set(['0', '00', '98', 'AL']);

/** `03` and `3` are one district, and at-large is 0. */
export const districtNumber = (text: string) => (AT_LARGE.has(text) ? '0' : text.replace(/^0+(?=\d)/, ''));

/** The districts that each ZIP code area touches. */
export function readZips(text: string) {
  const rows = readTable(ZIPS_FILE, text, ['state_fips', 'state_abbr', 'zcta', 'cd']);
  const stateByFips = new Map(rows.map(({ state_fips, state_abbr }) => [state_fips, state_abbr]));
  const postcodes = convertRows(ZIPS_FILE, rows, ({ state_abbr, zcta, cd }): PostcodeRow | string => {
    if (!/^[A-Z]{2}$/.test(state_abbr)) return `"${state_abbr}" is not a state`;
    if (!/^\d{5}$/.test(zcta)) return `"${zcta}" is not a ZIP code of five digits`;
    if (!/^(\d{1,2}|AL)$/.test(cd)) return `"${cd}" is not a district's number`;
    return { ...HOUSE, postalCode: zcta, adminArea1Code: state_abbr, district: districtNumber(cd) };
  });
  return { postcodes, stateByFips };
}
