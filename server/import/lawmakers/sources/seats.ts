import type { Shape } from '../../../lawmakers/dataset.ts';
import { type ReadDistrict, readShapes } from '../shapes.ts';

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
