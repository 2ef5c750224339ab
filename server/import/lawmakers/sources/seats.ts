import type { Shape } from '../../../lawmakers/dataset.ts';
import { wordsOf } from '../../../lawmakers/names.ts';
import { type ReadDistrict, readShapes } from '../shapes.ts';

/** Words that name a chamber or a kind of district, and no place. */
const CHAMBER_WORDS = new Set(
  'state house senate senatorial assembly general legislative legislature delegate delegates representative representatives district subdistrict ward of'.split(
    ' ',
  ),
);

const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, `${index + 1}${['st', 'nd', 'rd'][index] ?? 'th'}`]),
);

/** A district of a state as it is compared with another spelling: also without words for chambers and zeros before numbers. */
export const foldSeat = (name: string): string =>
  wordsOf(name)
    .filter((part) => !CHAMBER_WORDS.has(part))
    .map((part) => ORDINALS.get(part) ?? part.replace(/^0+(?=\d)/, ''))
    .join(' ');

/** The district of a map that no member has: as the map calls it, without words for chambers. */
export const bareSeat = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => !CHAMBER_WORDS.has(word.toLowerCase()))
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .join(' ');

/** The first property of a feature whose name fits, as text. */
export function propertyOf(properties: Record<string, unknown>, name: RegExp): string {
  const key = Object.keys(properties).find((each) => name.test(each));
  return key === undefined ? '' : String(properties[key] ?? '').trim();
}

/** The outlines of a source, and the names of their properties, which tell the map's generation. */
export async function readOutlines(folder: string, readDistrict: ReadDistrict) {
  const names = new Set<string>();
  const shapes: Shape[] = await readShapes(folder, (properties) => {
    for (const name of Object.keys(properties)) names.add(name);
    return readDistrict(properties);
  });
  return { shapes, names: [...names] };
}
