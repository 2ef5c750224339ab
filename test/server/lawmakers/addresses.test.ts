import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { WireLawmaker } from '../../../widget/core/api/wire.ts';
import { LOOKUP_ERRORS } from '../../../widget/core/model/lawmakers/lookup.ts';
import { atCoordinates, atHouse, withDistricts } from '../support/districts.ts';
import { answering } from '../support/geocoder.ts';
import { FIVE_COUNTRIES } from '../support/lawmakers/five-countries.ts';
import { FOR_CONTACT } from '../support/lawmakers/lookups.ts';
import { importMadeUp } from '../support/lawmakers/made-up.ts';
import { type TestServer, withServer } from '../support/server.ts';

const [NJ_1, NJ_2, NY_9, AT_SEA] = ['40.5 -74.5', '40.5 -73.5', '40.5 -72.5', '30 -60'];

/** `country area postcode | point | levels or districts | who is found, or which error`; `-` for nothing. */
const ADDRESSES = `
US NJ 07001 |         | all       | Sen J, Rep 1, Ann 8, Bob 8, Sam 8
US NJ 07001 |         | 0         | Sen J, Rep 1
US NJ 07001 |         | 1         | Ann 8, Bob 8, Sam 8
US -  07001 |         | 0         | Sen J, Rep 1
US NJ 07001-1234 |    | 0         | Sen J, Rep 1
US NJ 07012 |         | 0         | Sen J ? 0.0
US NJ 07012 |         | all       | Sen J, Sam 8 ? 0.0 1.0
US NJ 07012 | ${NJ_1} | 0         | Sen J, Rep 1
US NJ 07012 | ${NJ_2} | 0         | Sen J, Rep 2
US NJ 07012 | ${NJ_2} | all       | Sen J, Rep 2, Sam 8 ? 1.0
US NJ 07001 | ${NJ_2} | 0         | Sen J ? 0.0
US NJ 07001 | ${NY_9} | 0         | NotFullAddress
US NJ 07001 | ${AT_SEA} | 0       | Sen J ? 0.0
US NJ 07003 |         | 0         | Sen J
US NJ 07003 |         | 1         | Sam 8
US NJ 07099 |         | 0         | Sen J, Rep 1
US NY 07099 |         | 0         | Sen Y, Rep 9
US -  07099 |         | 0         | NotFullAddress
US -  07099 | ${NY_9} | 0         | Sen Y, Rep 9
US NY 07001 |         | 0         | NotFullAddress
US NJ 07055 |         | 0         | Sen J ? 0.0
US NJ 07055 | ${NJ_1} | 0         | Sen J, Rep 1
US NJ 10055 |         | 0         | NotFullAddress
US AK 99501 |         | 0         | Rep A
US NE 68001 |         | 1         | Una 10
US NH 03101 |         | 1         | Bel 1
US NJ 07001 |         | NJ-10     | OutsideOfTargetDistrict
US NJ 07001 |         | NJ-1      | Sen J, Rep 1, Ann 8, Bob 8, Sam 8
US NJ 07001 |         | NJ-S8     | Sen J, Rep 1, Ann 8, Bob 8, Sam 8
US NJ 07012 |         | NJ-2      | NotFullAddress
US NJ 07012 |         | NJ-10     | OutsideOfTargetDistrict
US NY 10009 |         | NJ-1      | OutsideOfTargetDistrict
GB -  07001 |         | US        | OutsideOfTargetCountry
FR -  75001 |         | all       | UnsupportedCountry
US NJ ABCDE |         | 0         | NotFullAddress
GB -  ZZ1 1AA |       | 0         | Nell
GB ENG ZZ1 1AA |      | 0         | Nell
GB -  zz11aa |        | 0         | Nell
GB -  ZZ2 2AA |       | 0         | NotFullAddress
GB -  ZZ2 2AA | 50.5 0.5 | 0      | Nell
GB -  ZZ2 2AA | 50.5 1.5 | 0      | Val
GB -  ZZ2 2AA | 52.5 1.5 | 0      | NotFullAddress
GB -  ZZ3 9XX |       | 0         | Gil
GB -  ZZ3 9XX |       | 1         | Hol
GB -  ZZ4 4AA |       | 0         | NoRepsFound
GB -  ZZ5 5AA |       | 0         | NotFullAddress
GB SCT ZZ5 5AA |      | 0         | Gil
GB -  ZZ9 9ZZ |       | 0         | NotFullAddress
GB -  ZZ9     |       | 0         | NotFullAddress
GB ENG ZZ1 1AA |      | 1         | NoRepsFound
CA NB E2L 1A1 |       | 0         | Jon
CA NB E2L 9Z9 |       | 0         | NotFullAddress
CA NB E2L 9Z9 | 45.5 -65.5 | 0    | Nora
CA NB E2L 1A1 | 45.5 -65.5 | 0    | NotFullAddress
CA -  K1A 0A6 |       | 0         | NotFullAddress
CA QC K1A 0A6 |       | 0         | Quinn
CA ON K1A 0A6 |       | ON-35001  | Oona
CA NB E9Z 1A1 |       | 0         | NoRepsFound
CA NB E2L 1A1 |       | ocd-division/country:ca/ed:13010-2023 | Jon
CA NB E2L 1A1 |       | 1         | NoRepsFound
AU ACT 2600 |         | 0         | Sen C, Bea
AU -  2600 |          | 0         | Sen C, Bea
AU NSW 2620 |         | 0         | Sen N, Hugh
AU ACT 2620 |         | 0         | Sen C, Bea
AU -  2620 |          | 0         | NotFullAddress
AU ACT 2612 |         | 0         | Sen C ? 0.0
AU ACT 2612 | -35.5 149.7 | 0     | Sen C, Fenn
AU NSW 2000 |         | 0         | Sen N
AU NSW 2999 |         | 0         | Sen N ? 0.0
NZ -  6011 | -41.5 174.5 | 0      | Wen (general), Tai (maori)
NZ -  8942 | -44 -176.5 | 0       | Ron (general) ? 0.0
NZ -  6011 |          | 0         | NotFullAddress
NZ -  6011 | 0 0      | 0         | NotFullAddress
NZ -  6011 | -41.5 174.5 | Te Tai Tonga | Wen (general), Tai (maori)
NZ -  6011 | -41.5 174.5 | Rongotai | OutsideOfTargetDistrict
`;

type Row = { line: string; ask: { representativeSearch: object; address: object }; expected: string };

function searchOf(country: string, text: string) {
  if (text === 'all') return { levels: country === 'FR' ? [0] : [], ...(country !== 'FR' && { countryCode: country }) };
  if (text === 'US') return { countryCode: 'US', levels: [0] };
  return { countryCode: country, ...(/^\d$/.test(text) ? { levels: [Number(text)] } : { districtIds: [text] }) };
}

function rowOf(line: string): Row {
  const [place = '', point = '', search = '', expected = ''] = line.split('|').map((cell) => cell.trim());
  const [countryCode = '', area = '', ...postcode] = place.split(/\s+/);
  const [latitude, longitude] = point.split(' ').map(Number);
  const address = {
    ...{ streetNo: '1', street: 'Main Street', city: 'Somewhere', countryCode, postalCode: postcode.join(' ') },
    ...{ adminArea1Code: area === '-' ? '' : area, adminArea1Name: '' },
    ...(point && { latitude, longitude }),
  };
  return { line, ask: { representativeSearch: searchOf(countryCode, search), address }, expected };
}

const ROWS = ADDRESSES.trim().split('\n').map(rowOf);

/** Names with their roll; after `?` the chambers that are uncertain; or the error. */
async function whoAt({ post }: TestServer, ask: Row['ask']): Promise<string> {
  const { status, body } = await post(FOR_CONTACT, ask, {});
  if (status !== 200) return (body as { error: string }).error;
  const lawmakers = body as WireLawmaker[];
  const names = lawmakers.map(({ fullName, roll }) => (roll ? `${fullName} (${roll})` : fullName)).join(', ');
  const uncertain = lawmakers[0]?.uncertain?.map(({ level, role }) => `${level}.${role}`).join(' ');
  return uncertain ? `${names} ? ${uncertain}` : names;
}

async function importAll(server: TestServer) {
  for (const [name, list] of Object.entries(FIVE_COUNTRIES)) await importMadeUp(server, name, list);
}

test(`finds exactly who represents each of ${ROWS.length} addresses in five countries, or says why nobody`, () =>
  withServer(async (server) => {
    await importAll(server);
    assert.ok(ROWS.length >= 60);
    for (const { line, ask, expected } of ROWS) assert.is(await whoAt(server, ask), expected, line);
  }));

const named = (found: string) => found.split(' ? ')[0]?.split(', ') ?? [];
const isError = (found: string) => (LOOKUP_ERRORS as readonly string[]).includes(found);

test('finds nobody else where a service is down: some, or that it is to blame', () =>
  withDistricts('census', answering('no', 500), async (server) => {
    await importAll(server);
    for (const { line, ask, expected } of ROWS) {
      const found = await whoAt(server, ask);
      if (found === 'AddressLookupUnavailable') assert.is(expected, 'NotFullAddress', line);
      else assert.is(found, expected, line);
    }
  }));

/** The Census Bureau with a map that no table here has. */
const changedMap: Parameters<typeof withDistricts>[1] = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://census.invalid');
  const layers = { congress: '07', upper: '7', lower: '7' };
  const house = (searchParams.get('address') ?? '').toUpperCase().replace(/,? (\d{5})/, ', $1');
  const answer = pathname.endsWith('coordinates') ? atCoordinates(layers) : atHouse(layers, house, [-60, 30]);
  answering(answer)(request, response);
};

test('finds nobody of another district where a service has a map that has changed', () =>
  withDistricts('census', changedMap, async (server, asked) => {
    await importAll(server);
    for (const { line, ask, expected } of ROWS) {
      const found = await whoAt(server, ask);
      assert.ok(isError(found) || named(found).every((name) => named(expected).includes(name)), `${line}: ${found}`);
    }
    assert.ok(asked.length >= 5);
  }));

test.run();
