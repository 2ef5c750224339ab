import type { Server } from '../../server/app.ts';
import { importLawmakers } from '../../server/import/lawmakers/import.ts';
import { BUILDINGS_OF_NEW_JERSEY } from '../../test/server/support/lawmakers/new-jersey.ts';
import { PUBLIC_DATA } from '../../test/server/support/lawmakers/public-data.ts';
import { onServer, quantile, timesOf } from './own-server.ts';
import { table } from './report.ts';

const ROUNDS = 1_000;
const WARM_UP = 50;

const CONGRESS = { countryCode: 'US', levels: [0], roles: [0, 1] };
const SENATE = { ...CONGRESS, roles: [1] };

type Zip = { postalCode: string; adminArea1Code: string };
type Ask = { path: string; body?: object };
type Kind = { name: string; ask: (round: number) => Ask };

const pick = <T>(list: T[], round: number) => list[(round * 7_919) % list.length] as T;

const byAddress = (address: object, representativeSearch = CONGRESS): Ask => ({
  path: 'Lawmakers/GetForContact',
  body: { representativeSearch, address: { streetNo: '1', countryCode: 'US', ...address } },
});

const kindsOf = (zips: Zip[]): Kind[] => [
  { name: 'ZIP code, anywhere in the US', ask: (round) => byAddress(pick(zips, round)) },
  { name: 'senators alone', ask: (round) => byAddress(pick(zips, round), SENATE) },
  {
    name: 'coordinates, New Jersey',
    ask(round) {
      const { address, point } = pick(BUILDINGS_OF_NEW_JERSEY, round);
      return byAddress({ ...address, ...point });
    },
  },
  {
    name: 'place of an IP address',
    ask(round) {
      const { postalCode: zip, adminArea1Code } = pick(zips, round);
      const userIPLocation = { countryCode: 'US', adminArea1Code, zip, lat: 40.7, lon: -74.2 };
      return { path: 'Lawmakers/GetForPreview', body: { representativeSearch: CONGRESS, userIPLocation } };
    },
  },
  {
    name: 'suggestion of a typed address',
    ask: (round) => ({
      path: `Addresses/Suggest?countryCode=US&query=${round}%20South%20Orange%20Ave%20${pick(zips, round).postalCode}`,
    }),
  },
];

async function askFor(origin: string, { path, body }: Ask) {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${origin}/api/${path}`, body && post);
  await answer.arrayBuffer();
}

async function measure(origin: string, { name, ask }: Kind) {
  const askIn = (round: number) => askFor(origin, ask(round));
  const [first = Number.NaN] = await timesOf(WARM_UP, askIn);
  const times = await timesOf(ROUNDS, askIn);
  return [name, Number(first.toFixed(1)), ...[0.5, 0.95, 0.99].map((share) => quantile(times, share))];
}

const zipsOf = ({ db }: Server): Promise<Zip[]> =>
  db.selectFrom('postcodes').select(['postalCode', 'adminArea1Code']).distinct().execute();

/** Times look-ups, one after the other, with the public US files imported into SQLite. */
export async function lookupsTable(): Promise<string> {
  if (!PUBLIC_DATA) return 'Not measured: LAWMAKER_DATA names no folder with the public US files.';
  const folder = PUBLIC_DATA;
  return onServer({}, async (server) => {
    const began = performance.now();
    const { members, postcodes, shapes } = await importLawmakers(server.db, folder, { clock: () => new Date() });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const rows = [];
    for (const kind of kindsOf(await zipsOf(server))) rows.push(await measure(origin, kind));
    const what = `${members} members, ${postcodes} rows of ZIP codes, ${shapes} polygons; imported in ${seconds} s`;
    return `${what}\n\n${table(['look-up over HTTP, ms', 'first', 'p50', 'p95', 'p99'], rows)}`;
  });
}
