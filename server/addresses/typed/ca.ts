import areas from './areas.json' with { type: 'json' };
import { type Draft, draftOf } from './draft.ts';
import { before, splitTown, takeArea } from './split.ts';

const POSTCODE = /(?:^|[\s,])([abceghj-nprstvxy]\d[abceghj-nprstv-z])\s?-?(\d[abceghj-nprstv-z]\d)$/i;

/** By the first letter of a postal code; X stands for two territories. */
const PROVINCES: Record<string, string> = areas.CA;

const provinceOf = (area: string) => (/^X0[ABC]/.test(area) ? 'NU' : (PROVINCES[area.charAt(0)] ?? 'NT'));

/** A Canadian address; null if the province contradicts the postal code. */
export async function parseCa(text: string): Promise<Draft[]> {
  const match = POSTCODE.exec(text);
  const { rest, code } = takeArea(match ? before(text, match) : text, 'CA');
  const area = match?.[1]?.toUpperCase() ?? '';
  const province = code || (area && provinceOf(area));
  const { line, city } = splitTown(rest);
  if (!province || (area && provinceOf(area) !== province) || (!area && !city)) return [];
  const postalCode = area && `${area} ${match?.[2]?.toUpperCase()}`;
  return [draftOf('CA', { line, city, area: province, postalCode })];
}
