import type { DistrictOptions } from '../../../server/lawmakers/services/create.ts';
import { startGeocoder } from './geocoder.ts';
import { type TestServer, withServer } from './server.ts';

type Handler = Parameters<typeof startGeocoder>[0];

type Layers = {
  state?: string;
  congress?: string;
  session?: string;
  upper?: string;
  lower?: string;
  /** Other layers, or other features of these. */
  more?: object;
};

/** The Census Bureau's geographies of a place, as it answers them; a layer that is not given is missing. */
const geographies = ({ state = 'New Jersey', session = '119', congress, upper, lower, more }: Layers) => ({
  States: [{ GEOID: '34', NAME: state }],
  Counties: [{ GEOID: '34013', NAME: 'Essex County' }],
  ...(congress && {
    [`${session}th Congressional Districts`]: [
      {
        GEOID: `34${congress}`,
        [`CD${session}`]: congress,
        CDSESSN: session,
        NAME: `Congressional District ${congress}`,
      },
    ],
  }),
  ...(upper && {
    '2024 State Legislative Districts - Upper': [
      { GEOID: `340${upper}`, SLDU: `0${upper}`, NAME: `State Senate District ${upper}` },
    ],
  }),
  ...(lower && {
    '2024 State Legislative Districts - Lower': [
      { GEOID: `340${lower}`, SLDL: `0${lower}`, NAME: `Assembly District ${lower}` },
    ],
  }),
  ...more,
});

/** `geographies/onelineaddress` for a house. */
export const atHouse = (layers: Layers, matchedAddress = '1 MAIN ST, NEWARK, NJ, 00012', [x, y] = [-73.5, 40.5]) => ({
  result: { addressMatches: [{ matchedAddress, coordinates: { x, y }, geographies: geographies(layers) }] },
});

/** `geographies/coordinates`. */
export const atCoordinates = (layers: Layers) => ({
  result: { input: { location: { x: -73.5, y: 40.5 } }, geographies: geographies(layers) },
});

/** postcodes.io's answer for a postcode. */
export const constituency = (name: string | null, code: string | null = 'E14009999', country = 'England') => ({
  status: 200,
  result: {
    ...{ postcode: 'ZZ1 1AA', quality: 1, country, latitude: 51.5, longitude: -0.1 },
    // Of the map before 2024.
    parliamentary_constituency: 'Oldtown',
    parliamentary_constituency_2024: name,
    codes: { parliamentary_constituency: 'E14000001', parliamentary_constituency_2024: code },
  },
});

const ORDER = 'federal-electoral-districts-2023-representation-order';

/** Represent's boundaries at a point. */
export const ridings = (names: [name: string, number: string][], set = ORDER) => ({
  objects: names.map(([name, number]) => ({
    ...{
      name,
      external_id: number,
      boundary_set_name: 'Federal electoral district',
      url: `/boundaries/${set}/${number}/`,
    },
    related: { boundary_set_url: `/boundary-sets/${set}/` },
  })),
  meta: { offset: 0, limit: 20, total_count: names.length, previous: null, next: null },
});

type Settings = { perMinute?: number; geocoder?: Handler };

/** A server whose districts are told by a stand-in that answers like this. */
export async function withDistricts(
  kind: DistrictOptions['kind'],
  handler: Handler,
  use: (server: TestServer, asked: URL[]) => Promise<void>,
  { perMinute = 0, geocoder }: Settings = {},
) {
  const service = await startGeocoder(handler);
  const located = geocoder && (await startGeocoder(geocoder));
  try {
    await withServer((server) => use(server, service.asked), {
      districts: { kind, url: service.url, perMinute },
      ...(located && { geocoder: { kind: 'photon' as const, url: located.url, perMinute: 0 } }),
    });
  } finally {
    await service.close();
    await located?.close();
  }
}
