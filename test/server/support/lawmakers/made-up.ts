import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importLawmakers } from '../../../../server/import/lawmakers/import.ts';
import type { TestServer } from '../server.ts';

/** A chamber as a letter: of Congress or parliament, of a state, or a town's council. */
const CHAMBERS = {
  H: { level: 'Country', role: 'LegislatureLowerBody' },
  S: { level: 'Country', role: 'LegislatureUpperBody' },
  a: { level: 'State', role: 'LegislatureLowerBody' },
  s: { level: 'State', role: 'LegislatureUpperBody' },
  c: { level: 'City', role: 'LegislatureLowerBody' },
} as const;

/** The square `[west, south, east, north]` of a district. */
type Square = [number, number, number, number];

export type MadeUpList = {
  countryCode: string;
  /** `a NJ 8 Ada Eight`: chamber, area, district, name; `-` for none, and `_` for a space within a part. */
  members: string[];
  /** `07001 a NJ 8`: postcode without its space, chamber, area, district. */
  postcodes?: string[];
  /** `H NJ 1`: what the square is. */
  squares?: Record<string, Square>;
  /** The map of its districts, such as `CD 119`, which published files tell and our own form does not. */
  map?: string;
};

type Chamber = keyof typeof CHAMBERS;

const part = (text = '') => (text === '-' ? '' : text.replaceAll('_', ' '));

function memberOf(line: string) {
  const [chamber, area, district, name] = line.split(' ');
  return {
    ...{ id: line, ...CHAMBERS[chamber as Chamber], adminArea1Code: part(area), district: part(district) },
    ...{ fullName: part(name), officeName: chamber === 'H' ? 'House' : `Chamber ${chamber}` },
    ...{
      email: `${part(name).replaceAll(' ', '.')}@lawmakers.invalid`,
      phones: ['+1 202 555 0101'],
      twitterMention: part(name).replace(/\W/g, ''),
    },
  };
}

function rowOf(line: string) {
  const [postcode, chamber, area, district] = line.split(' ');
  const { level, role } = CHAMBERS[chamber as Chamber];
  return [postcode, part(area), `"${part(district)}"`, level, role].join(',');
}

function featureOf([where, [west, south, east, north]]: [string, Square]) {
  const [chamber, area, district] = where.split(' ');
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const properties = { ...CHAMBERS[chamber as Chamber], adminArea1Code: part(area), district: part(district) };
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/** Imports a list of made-up people by the command's own way. @param as the list's name */
export async function importMadeUp({ db }: Pick<TestServer, 'db'>, as: string, list: MadeUpList) {
  const { countryCode, members, postcodes = [], squares = {}, map = null } = list;
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-lawmakers-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  try {
    write('lawmakers.json', JSON.stringify({ countryCode, members: members.map(memberOf) }));
    if (postcodes.length > 0)
      write('postcodes.csv', ['postalCode,adminArea1Code,district,level,role', ...postcodes.map(rowOf)].join('\n'));
    const features = Object.entries(squares).map(featureOf);
    if (features.length > 0) write('all.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
    await importLawmakers(db, folder, { clock: () => new Date(), as });
    await db.updateTable('lawmakerLists').set({ map }).where('list', '=', as).execute();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
