import { ukPostcode } from '../../../widget/model/address.ts';
import { nameOfArea } from '../areas.ts';
import { takeArea } from './area.ts';
import type { Draft } from './draft.ts';
import { splitTown } from './split.ts';
import { parseStreet } from './street.ts';

const NATIONS: [code: string, areas: RegExp][] = [
  ['NIR', /^BT\d/],
  ['SCT', /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|ZE)\d/],
  // Berwick is English; the rest of its postcode area is not.
  ['SCT', /^TD(?!15)\d/],
  ['WLS', /^(?:CF|LD|LL|NP|SA)\d/],
  ['WLS', /^(?:CH[5-8]|SY(?:1[5-9]|2[0-5])) /],
];

/** The nation that most addresses of a postcode area lie in. */
const nationOf = (postcode: string) => NATIONS.find(([, areas]) => areas.test(postcode))?.[0] ?? 'ENG';

/** A British address: it is its postcode that makes it one. */
export async function parseGb(text: string): Promise<Draft[]> {
  const postalCode = ukPostcode(text);
  if (!postalCode) return [];
  const at = text.toUpperCase().search(new RegExp(postalCode.replace(' ', String.raw`\s*`)));
  const before = text.slice(0, at).replace(/[\s,]+$/, '');
  const { rest, code } = takeArea(before, 'GB');
  const { line, city } = splitTown(rest);
  const nation = code || nationOf(postalCode);
  return [
    {
      ...parseStreet(line, 'GB'),
      city,
      county: '',
      adminArea1Code: nation,
      adminArea1Name: nameOfArea('GB', nation),
      countryCode: 'GB',
      postalCode,
    },
  ];
}
