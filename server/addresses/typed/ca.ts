import { parseStreet } from '../../../widget/model/address/street.ts';
import { nameOfArea } from '../areas.ts';
import type { Draft } from './draft.ts';
import { splitTown, takeArea } from './split.ts';

const POSTCODE = /(?:^|[\s,])([abceghj-nprstvxy]\d[abceghj-nprstv-z])\s?-?(\d[abceghj-nprstv-z]\d)$/i;

/** By the first letter of a postal code; X stands for two territories. */
const PROVINCES: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

const provinceOf = (area: string) => (/^X0[ABC]/.test(area) ? 'NU' : (PROVINCES[area.charAt(0)] ?? 'NT'));

/** A Canadian address; null if the province contradicts the postal code. */
export async function parseCa(text: string): Promise<Draft[]> {
  const match = POSTCODE.exec(text);
  const before = match ? text.slice(0, match.index).replace(/[\s,]+$/, '') : text;
  const { rest, code } = takeArea(before, 'CA');
  const area = match?.[1]?.toUpperCase() ?? '';
  const province = code || (area && provinceOf(area));
  const { line, city } = splitTown(rest);
  if (!province || (area && provinceOf(area) !== province) || (!area && !city)) return [];
  return [
    {
      ...parseStreet(line, 'CA'),
      city,
      county: '',
      adminArea1Code: province,
      adminArea1Name: nameOfArea('CA', province),
      countryCode: 'CA',
      postalCode: area && `${area} ${match?.[2]?.toUpperCase()}`,
    },
  ];
}
