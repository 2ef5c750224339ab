import { parseStreet } from '../../../widget/model/address/street.ts';
import { knownArea, nameOfArea } from '../areas.ts';
import type { Draft } from './draft.ts';
import { splitTown, takeArea } from './split.ts';

const POSTCODE = /(?:^|[\s,])(\d{4})$/;

/** Ranges of Australia Post. Those of the capital territory lie within those of New South Wales. */
const STATES: [code: string, from: number, to: number][] = [
  ['ACT', 200, 299],
  ['ACT', 2600, 2618],
  ['ACT', 2900, 2920],
  ['NSW', 1000, 2999],
  ['VIC', 3000, 3999],
  ['QLD', 4000, 4999],
  ['SA', 5000, 5799],
  ['WA', 6000, 6797],
  ['TAS', 7000, 7799],
  ['NT', 800, 899],
  ['VIC', 8000, 8999],
  ['QLD', 9000, 9999],
];

const stateOf = (postcode: string) =>
  STATES.find(([, from, to]) => Number(postcode) >= from && Number(postcode) <= to)?.[0] ?? '';

/** Towns whose region has another name. */
const NZ_TOWNS = new Map(
  Object.entries({
    blenheim: 'MBH',
    christchurch: 'CAN',
    dunedin: 'OTA',
    greymouth: 'WTC',
    hamilton: 'WKO',
    hastings: 'HKB',
    invercargill: 'STL',
    'lower hutt': 'WGN',
    masterton: 'WGN',
    napier: 'HKB',
    'new plymouth': 'TKI',
    'palmerston north': 'MWT',
    porirua: 'WGN',
    queenstown: 'OTA',
    richmond: 'TAS',
    rotorua: 'BOP',
    taupo: 'WKO',
    tauranga: 'BOP',
    timaru: 'CAN',
    'upper hutt': 'WGN',
    whakatane: 'BOP',
    whanganui: 'MWT',
    whangarei: 'NTL',
  }),
);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Addresses seldom name a region, so it is derived from the town; '' if the town is unknown. */
const regionOf = (city: string) => NZ_TOWNS.get(plain(city)) ?? knownArea('NZ', plain(city));

function takePostcode(text: string) {
  const match = POSTCODE.exec(text);
  return match && match.index > 0
    ? { postalCode: match[1] ?? '', before: text.slice(0, match.index).replace(/[\s,]+$/, '') }
    : { postalCode: '', before: text };
}

/** An Australian address: town, state and postcode stand in one line, usually without commas. */
export async function parseAu(text: string): Promise<Draft[]> {
  const { postalCode, before } = takePostcode(text);
  const { rest, code } = takeArea(before, 'AU');
  const { line, city } = splitTown(rest);
  const state = code || (postalCode && stateOf(postalCode));
  if (!state || !city) return [];
  return [
    {
      ...parseStreet(line, 'AU'),
      city,
      county: '',
      adminArea1Code: state,
      adminArea1Name: nameOfArea('AU', state),
      countryCode: 'AU',
      postalCode,
    },
  ];
}

/** A New Zealand address: a suburb may stand between street and town. */
export async function parseNz(text: string): Promise<Draft[]> {
  const { postalCode, before } = takePostcode(text);
  const { line, city } = splitTown(before);
  if (!city || !(postalCode || line)) return [];
  const region = regionOf(city);
  return [
    {
      ...parseStreet(line, 'NZ'),
      city,
      county: '',
      adminArea1Code: region,
      adminArea1Name: nameOfArea('NZ', region),
      countryCode: 'NZ',
      postalCode,
    },
  ];
}
