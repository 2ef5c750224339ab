import { ukPostcode } from '../../../widget/core/model/address/address.ts';
import { type Draft, draftOf } from './draft.ts';
import { splitTown, takeArea } from './split.ts';

const NATIONS: [code: string, areas: RegExp][] = [
  ['NIR', /^BT\d/],
  ['SCT', /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/],
  ['WLS', /^(?:CF|LD|LL|NP|SA)\d/],
  ['WLS', /^(?:CH[5-8]|SY(?:1[6-9]|2[3-5])) /],
];

/** Postcode districts on both sides of a border, from which the nation can't be told. */
const STRADDLING = new Set(
  `CA6 DG14 DG16 TD5 TD8 TD9 TD12 TD15
  CH1 CH4 GL16 HR2 HR3 HR5 HR9 LD1 LD7 LD8 LL13 LL14 LL20 NP7 NP16 NP25 SY5 SY10 SY13 SY14 SY15 SY20 SY21 SY22`.split(
    /\s+/,
  ),
);

/** The nation of a postcode; '' in a district that two nations share. */
function nationOf(postcode: string): string {
  const [district = ''] = postcode.split(' ');
  if (STRADDLING.has(district)) return '';
  return NATIONS.find(([, areas]) => areas.test(postcode))?.[0] ?? 'ENG';
}

/** The words around a postcode: most people write it last, some before the town. */
function wordsAround(text: string, postcode: string): string {
  const parts = text.split(new RegExp(postcode.replace(' ', String.raw`\s*`), 'i'));
  return parts
    .map((part) => part.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter(Boolean)
    .join(', ');
}

/** A British address, recognised by its postcode. */
export async function parseGb(text: string): Promise<Draft[]> {
  const postalCode = ukPostcode(text);
  if (!postalCode) return [];
  const { rest, code } = takeArea(wordsAround(text, postalCode), 'GB');
  const { line, city } = splitTown(rest);
  return [draftOf('GB', { line, city, area: code || nationOf(postalCode), postalCode })];
}
