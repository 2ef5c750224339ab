import type { ReadDistrict } from '../shapes.ts';
import { districtNumber, HOUSE } from './zips.ts';

const CODE = /^([A-Z]{2})-(\d{1,2}|AL)$/;

/** Census files number the states and name the column of districts after the Congress: `CD119FP`. */
function censusCode(properties: Record<string, unknown>, stateByFips: Map<string, string>) {
  const state = stateByFips.get(String(properties.STATEFP ?? properties.STATEFP20 ?? ''));
  const column = Object.keys(properties).find((name) => /^CD\d{2,3}FP$/.test(name));
  return state && column ? `${state}-${properties[column]}` : '';
}

/** The district of a feature, by its `Code` (`NJ-10`) or by the columns of Census files. */
export const districtReader =
  (stateByFips: Map<string, string>): ReadDistrict =>
  (properties) => {
    const match = CODE.exec(String(properties.Code ?? '')) ?? CODE.exec(censusCode(properties, stateByFips));
    if (!match) return null;
    const [, adminArea1Code = '', number = ''] = match;
    return { ...HOUSE, adminArea1Code, district: districtNumber(number) };
  };
