import type { Database } from '../../db/schema.ts';

/** About a third of a megabyte each. */
const MAX_REMEMBERED = 200;

/** Least recently used first. */
function remember(known: Map<number, Float64Array[]>, id: number, rings: Float64Array[]) {
  known.delete(id);
  known.set(id, rings);
  const oldest = known.keys().next();
  if (known.size > MAX_REMEMBERED && !oldest.done) known.delete(oldest.value);
}

async function readRings(db: Database, id: number): Promise<Float64Array[]> {
  const row = await db.selectFrom('districtShapes').select('rings').where('id', '=', id).executeTakeFirst();
  return (JSON.parse(row?.rings ?? '[]') as number[][]).map((ring) => Float64Array.from(ring));
}

/**
 * Outlines of polygons by their row's id, read from the database when they are first needed. An import gives every
 * polygon a new id, so that none of an earlier import is remembered.
 */
export function createRings(db: Database) {
  const known = new Map<number, Float64Array[]>();
  return async (id: number): Promise<Float64Array[]> => {
    const rings = known.get(id) ?? (await readRings(db, id));
    remember(known, id, rings);
    return rings;
  };
}
