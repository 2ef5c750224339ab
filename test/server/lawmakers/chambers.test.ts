import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { WireLawmaker } from '../../../widget/core/api/wire.ts';
import { address, CONGRESS, FOR_CONTACT, found } from '../support/lawmakers/lookups.ts';
import { importMadeUp } from '../support/lawmakers/made-up.ts';
import { type TestServer, withServer } from '../support/server.ts';

/** 07001 is in district 8 of Congress and 10 of the state's chambers; of 07002 no state district is certain. */
const US = {
  countryCode: 'US',
  members: ['H NJ 10 Rep_Ten', 'H NJ 8 Rep_Eight', 'S NJ - Sen_One'],
  postcodes: ['07001 H NJ 8', '07002 H NJ 10', '07003 H NJ 8', '07003 H NJ 10', '68001 H NE 1', '03101 H NH 1'],
};
const STATES = {
  countryCode: 'US',
  members: [
    ...['a NJ 10 Ann_Ten', 'a NJ 10 Bob_Ten', 's NJ 10 Sam_Ten', 'a NJ 8 Ann_Eight', 's NJ 9 Sam_Nine'],
    ...['s NE 10 Una_Ten', 'a NH Belknap_1 Bel_One', 'a NH Addison-1 Add_One'],
  ],
  postcodes: [
    ...['07001 a NJ 10', '07001 s NJ 10', '07002 a NJ 8', '07002 a NJ 10', '07002 s NJ 9', '07002 s NJ 10'],
    ...['07003 a NJ 8', '07003 s NJ 9', '68001 s NE 10', '03101 a NH Belknap_1', '05753 a NH Addison-1'],
  ],
};

const withStates = (use: (server: TestServer) => Promise<void>) =>
  withServer(async (server) => {
    await importMadeUp(server, 'us', US);
    await importMadeUp(server, 'us-states', STATES);
    await use(server);
  });

const zip = (postalCode: string, adminArea1Code = 'NJ') =>
  address({ postalCode, adminArea1Code, adminArea1Name: '', city: 'Somewhere' });

type Case = [title: string, place: ReturnType<typeof address>, search: object, expected: string];

const ALL = { countryCode: 'US' };
const STATE = { countryCode: 'US', levels: [1] };
const OUTSIDE = 'OutsideOfTargetDistrict';
const EVERYBODY = 'NJ NJ-10 NJ-10 NJ-10 NJ-8';

const CASES: Case[] = [
  ['no state district for one of Congress', zip('07001'), { ...ALL, districtIds: ['NJ-10'] }, OUTSIDE],
  ['nor by its number alone', zip('07001'), { ...ALL, districtIds: [10] }, OUTSIDE],
  ['the district of Congress', zip('07001'), { ...ALL, districtIds: ['NJ-8'] }, EVERYBODY],
  ['it where both levels are named', zip('07001'), { ...ALL, levels: [0, 1], districtIds: ['NJ-10'] }, OUTSIDE],
  [
    'the lower house where the state alone is named',
    zip('07001'),
    { ...STATE, districtIds: ['NJ-10'] },
    'NJ-10 NJ-10 NJ-10',
  ],
  ['it and not the upper house', zip('07003'), { ...STATE, districtIds: ['NJ-9'] }, OUTSIDE],
  ['the upper house where it alone is named', zip('07003'), { ...STATE, roles: [1], districtIds: ['NJ-9'] }, 'NJ-9'],
  ['the only house of Nebraska', zip('68001', 'NE'), { ...STATE, districtIds: ['NE-10'] }, 'NE-10'],
  ['an upper house by its letter', zip('07003'), { ...STATE, districtIds: ['NJ-S9'] }, 'NJ-8 NJ-9'],
  ['a lower house by its letter', zip('07003'), { ...STATE, districtIds: ['nj-a8'] }, 'NJ-8 NJ-9'],
  ['no upper house by the letter of a lower one', zip('07003'), { ...STATE, districtIds: ['NJ-A9'] }, OUTSIDE],
  ['a state district for readers of Congress', zip('07001'), { ...CONGRESS, districtIds: ['NJ-S10'] }, 'NJ NJ-8'],
  ['others of it elsewhere', zip('07003'), { ...CONGRESS, districtIds: ['NJ-S10'] }, OUTSIDE],
  [
    'Congress for readers of a state',
    zip('07001'),
    { ...STATE, districtIds: ['ocd-division/country:us/state:nj/cd:8'] },
    'NJ-10 NJ-10 NJ-10',
  ],
  [
    'an id of Open Civic Data',
    zip('07003'),
    { ...STATE, districtIds: ['ocd-division/country:us/state:nj/sldu:9'] },
    'NJ-8 NJ-9',
  ],
  [
    'and of the lower house',
    zip('07001'),
    { ...ALL, districtIds: ['ocd-division/country:us/state:nj/sldl:10'] },
    EVERYBODY,
  ],
  [
    'not of another state',
    zip('07001'),
    { ...ALL, districtIds: ['ocd-division/country:us/state:ny/sldl:10'] },
    OUTSIDE,
  ],
  [
    'a named district',
    zip('03101', 'NH'),
    { ...STATE, districtIds: ['ocd-division/country:us/state:nh/sldl:belknap_1'] },
    'NH-Belknap 1',
  ],
  [
    'one with a dash',
    zip('05753', 'NH'),
    { ...STATE, districtIds: ['ocd-division/country:us/state:nh/sldl:addison-1'] },
    'NH-Addison-1',
  ],
  ['one of several districts', zip('07003'), { ...ALL, districtIds: ['NJ-1', 'NJ-A8'] }, 'NJ NJ-8 NJ-9'],
  ['a question where its own chamber is uncertain', zip('07002'), { ...ALL, districtIds: ['NJ-A8'] }, 'NotFullAddress'],
  ['none where that chamber has others alone', zip('07002'), { ...ALL, districtIds: ['NJ-A7'] }, OUTSIDE],
  ['the certain chambers of a reader', zip('07002'), ALL, 'NJ NJ-10'],
  ['the certain chambers of another', zip('07003'), ALL, 'NJ NJ-8 NJ-9'],
  ['a question where none is certain', zip('07002'), STATE, 'NotFullAddress'],
];

test('means one chamber by a district of a search', () =>
  withStates(async (server) => {
    for (const [title, place, search, expected] of CASES)
      assert.is(await found(server, place, search), expected, title);
  }));

const ask = ({ post }: TestServer, postalCode: string, representativeSearch: object) =>
  post(FOR_CONTACT, { representativeSearch, address: zip(postalCode) }, {});

/** The stored name, and other names of the same district in a search. */
const SPELLED: [state: string, member: string, ids: string[]][] = [
  [
    'MA',
    's MA First_Plymouth_and_Norfolk Ada_First',
    ['ocd-division/country:us/state:ma/sldu:1st_plymouth_and_norfolk', 'MA-1st Plymouth & Norfolk'],
  ],
  ['MA', 'a MA 07th_Hampden Ham_Seven', ['ocd-division/country:us/state:ma/sldl:7th_hampden', '7th Hampden District']],
  ['ID', 'a ID 16 Ida_Both', ['ocd-division/country:us/state:id/sldl:16a', 'ID-A16A', 'ID-16B', 'ID-A16', '16']],
  ['DC', 's DC 1 Wes_One', ['ocd-division/country:us/district:dc/ward:1', 'Ward 1', 'DC-S1', 'DC-1']],
  ['DC', 's DC Ward_1 Wes_One', ['ocd-division/country:us/district:dc/ward:1', 'Ward 1', 'DC-S1', 'DC-1']],
  ['VT', 'H VT 0 Rep_All', ['VT-AL', 'vt-al', 'VT-1', 'VT-0', 'ocd-division/country:us/state:vt/cd:at-large']],
  ['NJ', 'H NJ 1 Rep_One', ['NJ-1', 'NJ-01', 'ocd-division/country:us/state:nj/cd:1']],
  ['NY', 'a NY King’s_Lynn Kay_Lynn', ['Kings Lynn', "NY-King's Lynn"]],
];

/** Names of other districts. */
const OTHERS: [state: string, member: string, ids: string[]][] = [
  ['MA', 's MA First_Essex Ada_First', ['MA-Second Essex']],
  ['ID', 's ID 16 Ida_Upper', ['ID-S16A', 'ID-S17']],
  ['SD', 'a SD 26A Sue_A', ['SD-A26B', 'SD-A26']],
  ['DC', 's DC 1 Wes_One', ['ocd-division/country:us/district:dc/ward:2']],
  ['VT', 'H VT 0 Rep_All', ['VT-2', 'AK-AL']],
  ['NJ', 'H NJ 1 Rep_One', ['NJ-11', 'NJ-2']],
];

/** Who is found in the district of a member by each of these names. */
async function foundBy(state: string, member: string, ids: string[]): Promise<string[]> {
  const where = member.split(' ').slice(0, 3).join(' ');
  const answers: string[] = [];
  await withServer(async (server) => {
    await importMadeUp(server, 'us', { countryCode: 'US', members: [member], postcodes: [`00013 ${where}`] });
    const levels = [member.startsWith('H') ? 0 : 1];
    for (const id of ids) answers.push(await found(server, zip('00013', state), { ...ALL, levels, districtIds: [id] }));
  });
  return answers;
}

for (const [state, member, ids] of SPELLED)
  test(`knows ${ids.join(', ')} as the district of ${member}`, async () => {
    const seat = `${state}-${member.split(' ')[2]?.replaceAll('_', ' ')}`;
    assert.equal(
      await foundBy(state, member, ids),
      ids.map(() => seat),
    );
  });

for (const [state, member, ids] of OTHERS)
  test(`keeps ${ids.join(', ')} apart from the district of ${member}`, async () =>
    assert.equal(
      await foundBy(state, member, ids),
      ids.map(() => OUTSIDE),
    ));

test('says which chambers are uncertain beside those that are found', () =>
  withStates(async (server) => {
    const { body } = await ask(server, '07002', ALL);
    const uncertain = (body as WireLawmaker[]).map((each) => each.uncertain);
    const inState = { countryCode: 'US', adminArea1Code: 'NJ', level: 1, error: 'NotFullAddress' };
    const both = [
      { ...inState, role: 0, officeName: 'Chamber a' },
      { ...inState, role: 1, officeName: 'Chamber s' },
    ];
    assert.equal(uncertain, [both, both]);
    const certain = (await ask(server, '07001', ALL)).body as WireLawmaker[];
    assert.not.ok(certain.some((each) => 'uncertain' in each));
  }));

test('finds both members of one district', () =>
  withStates(async (server) => {
    const { body } = await ask(server, '07001', { ...STATE, roles: [0] });
    assert.equal(
      (body as WireLawmaker[]).map(({ fullName }) => fullName),
      ['Ann Ten', 'Bob Ten'],
    );
  }));

test('tells readers elsewhere the district in short', () =>
  withStates(async (server) => {
    const districtIds = [
      'ocd-division/country:us/state:nj/sldu:7',
      'ocd-division/country:us/state:nh/sldl:belknap_1',
      'NJ-12',
    ];
    const { body } = await ask(server, '07001', { ...ALL, districtIds });
    assert.equal((body as { target: object }).target, {
      countryCode: 'US',
      adminArea1Codes: [],
      districtIds: ['NJ-S7', 'Belknap 1, NH', 'NJ-12'],
    });
  }));

test('uses the sample address of an area for a preview of an action there', () =>
  withServer(async (server) => {
    await importMadeUp(server, 'us', { countryCode: 'US', members: ['s NE - Una_Ten'], postcodes: ['68508 s NE 1'] });
    const preview = {
      representativeSearch: { countryCode: 'US', levels: [1], adminArea1Codes: ['NE'] },
      userIPLocation: null,
    };
    const { body } = await server.post('Lawmakers/GetForPreview', preview, {});
    assert.equal(
      (body as { fullName: string }[]).map(({ fullName }) => fullName),
      ['Una Ten'],
    );
  }));

test.run();
