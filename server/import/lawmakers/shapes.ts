import * as s from 'superstruct';
import type { Box, District, Shape } from '../../lawmakers/dataset.ts';
import { ContentError, pathText } from '../mistakes.ts';
import { mistakesWithLines } from './check.ts';
import { filesBelow, mistake, readNeeded, readYaml, type Source } from './files.ts';

const Position = s.refine(
  s.array(s.number()),
  'position',
  // Maps of islands beyond the date line go on counting.
  ([lon = 999, lat = 999]) => (lon >= -180 && lon <= 360 && Math.abs(lat) <= 90) || 'is no longitude and latitude',
);
const MIN_RING_POINTS = 4;
const Ring = s.size(s.array(Position), MIN_RING_POINTS, Number.POSITIVE_INFINITY);
const Polygon = s.type({ type: s.literal('Polygon'), coordinates: s.nonempty(s.array(Ring)) });
const MultiPolygon = s.type({ type: s.literal('MultiPolygon'), coordinates: s.nonempty(s.array(s.array(Ring))) });
type Geometry = s.Infer<typeof Polygon> | s.Infer<typeof MultiPolygon>;
/** Not a union, whose error would not name the bad point. */
const Geometry = s.dynamic<Geometry>(
  (value) => ((value as Geometry | null)?.type === 'MultiPolygon' ? MultiPolygon : Polygon) as s.Struct<Geometry>,
);
const Feature = s.type({ geometry: Geometry, properties: s.record(s.string(), s.unknown()) });
type Feature = s.Infer<typeof Feature>;

/** The district of a feature, by its properties; `null` if they don't say, `undefined` for one that is not wanted. */
export type ReadDistrict = (properties: Record<string, unknown>) => District | null | undefined;

/** A ring of which no point is this side of the date line. */
const isBeyond = (ring: number[][]) => ring.every(([lon = 0]) => lon > 180);

const ringsOf = ({ type, coordinates }: Feature['geometry']) =>
  (type === 'Polygon' ? coordinates : coordinates.flat()).map((ring) => {
    const shift = isBeyond(ring) ? 360 : 0;
    return ring.flatMap(([lon, lat]) => [(lon as number) - shift, lat as number]);
  });

function boxOf(rings: number[][]): Box {
  const box: Box = [180, 90, -180, -90];
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const [lon, lat] = [ring[at] as number, ring[at + 1] as number];
      box[0] = Math.min(box[0], lon);
      box[1] = Math.min(box[1], lat);
      box[2] = Math.max(box[2], lon);
      box[3] = Math.max(box[3], lat);
    }
  return box;
}

function featuresOf({ value }: Source): { feature: unknown; base: (string | number)[] }[] {
  const list = (value as { features?: unknown } | null)?.features;
  if (!Array.isArray(list)) return [{ feature: value, base: [] }];
  return list.map((feature, index) => ({ feature, base: ['features', index] }));
}

/** Statistics have features for people at sea and without an address. */
const isPlaceless = (feature: unknown) => (feature as { geometry?: unknown } | null)?.geometry === null;

/** @throws ContentError */
function requireFeature(source: Source, feature: unknown, base: (string | number)[]) {
  try {
    const mistakes = mistakesWithLines(source, feature, Feature, base);
    if (mistakes.length > 0) throw new ContentError(mistakes.slice(0, 1)); // the other failures repeat it for every point
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new ContentError([{ file: source.file, path: pathText(base), message: 'is nested too deeply' }]);
  }
}

function shapesIn(source: Source, readDistrict: ReadDistrict): Shape[] {
  return featuresOf(source).flatMap(({ feature, base }) => {
    if (isPlaceless(feature)) return [];
    requireFeature(source, feature, base);
    const { geometry, properties } = feature as Feature;
    const district = readDistrict(properties);
    if (district === undefined) return [];
    if (!district) {
      const line = source.lineOf([...base, 'properties']);
      const where = line === null ? `${pathText(base)}: ` : '';
      throw new ContentError([mistake(source.file, line, `${where}names no district`)]);
    }
    const rings = ringsOf(geometry);
    return [{ ...district, box: boxOf(rings), rings }];
  });
}

/** The polygons of every `*.geojson` below `folder`. */
export async function readShapes(folder: string, readDistrict: ReadDistrict): Promise<Shape[]> {
  const shapes: Shape[] = [];
  for (const file of await filesBelow(folder, '.geojson')) {
    const text = await readNeeded(folder, file);
    shapes.push(...shapesIn(readYaml(file, text), readDistrict));
  }
  return shapes;
}
