import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Files, readFiles, refusalOf } from '../../support/lawmakers/officials.ts';

/** The shapes of Represent's, Statistics Canada's and Elections Canada's files, with made-up people. */

const person = (name: string, riding: string, number: string, more: object = {}) => ({
  name: `Hon. ${name}`,
  first_name: name.split(' ')[0],
  last_name: name.split(' ').slice(1).join(' '),
  district_name: riding,
  elected_office: 'MP',
  party_name: 'Liberal',
  email: `${name.split(' ')[0]?.toLowerCase()}@parl.example`,
  url: `https://parl.example/Members/en/x(9${number})`,
  related: { boundary_url: `/boundaries/federal-electoral-districts-2023-representation-order/${number}/` },
  ...more,
});

const OFFICES = {
  photo_url: 'https://parl.example/ada.jpg',
  offices: [
    {
      type: 'constituency',
      tel: '1 604 555-0102',
      postal: 'Main office - Westport\n230-1 Home Way\nWestport BC  V7A 5J9',
    },
    { type: 'legislature', tel: '1 613 555-0101', postal: 'House of Commons\nOttawa ON  K1A 0A6' },
  ],
};

const PEOPLE = [
  person('Ada Saint Example', 'Œuvre East—Westport', '59028', OFFICES),
  person('Bo Sample', 'Cape Spear—Mount Pearl', '10002'),
  person('Cy Pattern', 'Avalon', '10001'),
  person('Dee Senator', 'Avalon', '10001', { elected_office: 'Senator' }),
];
const answer = (people: object[]) => JSON.stringify({ objects: people, meta: { next: null } });

const REGISTER: Files = {
  'Location_59.csv':
    'LOC_GUID,FED_CODE,FED_ENG_NAME\na,59028,Œuvre East—Westport\nb,59028,Œuvre East—Westport\nnone,,\n',
  'Address_59.csv':
    '\uFEFFLOC_GUID,MAIL_PROV_ABVN,MAIL_POSTAL_CODE\r\na,BC,V7A 5J9\r\nb,BC,v7a5j9\r\nb,BC,\r\nz,BC,V7A1A1\r\n',
  'Location_10.csv': 'LOC_GUID,FED_CODE,FED_ENG_NAME\na,10001,Avalon\nc,10002,Cape Spear\n',
  'Address_10_part_1.csv': 'LOC_GUID,MAIL_PROV_ABVN,MAIL_POSTAL_CODE\na,NL,A1A 1A1\n',
  'Address_10_part_2.csv': 'LOC_GUID,MAIL_PROV_ABVN,MAIL_POSTAL_CODE\nc,NL,A1A 1A1\n',
};

const read = (files: Files, people: object[] = PEOPLE) => readFiles('ca', { 'a.json': answer(people), ...files });

test('reads members by their riding’s number, whatever Parliament calls it', async () => {
  const { seats, dataset, said } = await read(REGISTER);
  assert.equal(seats, ['Ada Saint Example/BC/59028/0', 'Bo Sample/NL/10002/0', 'Cy Pattern/NL/10001/0']);
  assert.equal(said, []);
  const { id, email, wire } = dataset.members[0] ?? ({} as never);
  assert.equal(
    [id, email, wire.lastName, wire.district, wire.photoUrl],
    ['ca-959028', 'ada@parl.example', 'Saint Example', 'Œuvre East—Westport', ''],
  );
  assert.equal(wire.displayName, {
    short: 'Ada Saint Example, MP',
    full: 'Ada Saint Example, MP for Œuvre East—Westport',
  });
  assert.equal(
    wire.offices?.map(({ name, phone }) => `${name} ${phone}`),
    ['House of Commons 1 613 555-0101', 'Constituency office, Westport 1 604 555-0102'],
  );
  assert.not.match(JSON.stringify(wire), /Home Way/);
});

test('gives a postcode all ridings of its addresses, province by province', async () => {
  const { rows, dataset } = await read(REGISTER);
  assert.equal(rows, ['A1A1A1/NL/10001/0', 'A1A1A1/NL/10002/0', 'V7A5J9/BC/59028/0']);
  assert.equal(dataset.facts.map, 'FED 2023');
});

const RIDINGS = `id,name,name_fr,validFrom
ocd-division/country:ca/ed:10001-2023,Avalon,Avalon,2024-04-23
ocd-division/country:ca/ed:10002-2023,Cape Spear,Cape Spear,2024-04-23
ocd-division/country:ca/ed:24077-2023,Old Town,Vieille-Ville,2024-04-23
ocd-division/country:ca/ed:59028-2023,Oeuvre East - Westport,Œuvre-Est—Westport,2024-04-23
`;

test('says which riding has no member', async () => {
  const { said } = await read({ ...REGISTER, 'ridings.csv': RIDINGS });
  assert.equal(said, ['members: the seat of QC 24077 Old Town (lower house) has no member: readers there find nobody']);
});

const TABLE = `mp_id,name,honorific,party,riding,province,parliament_url
1,Ed Table,,Liberal,AVALON,Newfoundland and Labrador,https://parl.example/ed
2,Flo Table,Hon.,Liberal,Cape Spear—Mount Pearl,Newfoundland and Labrador,
3,Gus Table,,Liberal,oeuvre-est-westport,British Columbia,
`;

test('matches ridings by their whole names where there are no numbers, and reports the others both ways', async () => {
  const { seats, said } = await readFiles('ca', { ...REGISTER, 'mps.csv': TABLE, 'ridings.csv': RIDINGS });
  assert.equal(seats, ['Ed Table/NL/10001/0', 'Flo Table/NL/Cape Spear—Mount Pearl/0', 'Gus Table/BC/59028/0']);
  assert.equal(said, [
    'members: no postcode and no outline leads to Flo Table (Cape Spear—Mount Pearl): readers never find them',
    'members: the seats of NL 10002 Cape Spear (lower house), QC 24077 Old Town (lower house) have no members: readers there find nobody',
  ]);
});

test('reads outlines by their numbers', async () => {
  const features = [
    {
      properties: { FED_NUM: 59028, REP_ORDER: '2023' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 50],
            [1, 50],
            [1, 51],
            [0, 50],
          ],
        ],
      },
    },
  ];
  const { dataset } = await read({ 'a.geojson': JSON.stringify({ type: 'FeatureCollection', features }) });
  assert.equal(
    dataset.shapes.map(({ adminArea1Code, district }) => `${adminArea1Code} ${district}`),
    ['BC 59028'],
  );
});

const QUEBEC: Files = {
  'Location_24.csv': 'LOC_GUID,FED_CODE,FED_ENG_NAME\na,24001,Abitibi\nb,24077,Old Town\n',
  'Address_24.csv': 'LOC_GUID,MAIL_PROV_ABVN,MAIL_POSTAL_CODE\na,QC,G1A 1A1\nb,QC,G1A 1A2\n',
};
const NOT_THERE =
  'members: no postcode and no outline leads to Ada Saint Example (Œuvre East—Westport), Bo Sample (Cape Spear—Mount Pearl), Cy Pattern (Avalon)';

test('reads the register of one province, in which a riding is vacant', async () => {
  const { rows, said } = await read(QUEBEC, [...PEOPLE, person('Dee Model', 'Abitibi', '24001')]);
  assert.equal(rows, ['G1A1A1/QC/24001/0', 'G1A1A2/QC/24077/0']);
  assert.ok(said[0]?.startsWith(NOT_THERE), said[0]);
});

test('reads a part of a province’s register, in which a riding is vacant', async () => {
  const people = [...PEOPLE, person('Dee Model', 'Abitibi', '24001'), person('Ed Model', 'Beauce', '24002')];
  assert.equal((await read(QUEBEC, people)).rows.length, 2);
});

const MAP = 'the map: is of another map than its members: ';
const OTHERS: [title: string, files: Files, people: object[], message: string][] = [
  [
    'a list of the ridings of 2013',
    { 'ridings.csv': RIDINGS.replaceAll('-2023', '-2013') },
    PEOPLE,
    'these files are of the representation orders of 2013 and 2023. Take files of one map',
  ],
  [
    'a register whose numbers have other names',
    { ...REGISTER, 'Location_10.csv': 'LOC_GUID,FED_CODE,FED_ENG_NAME\na,10001,Bonavista\nc,10002,Cape Spear\n' },
    PEOPLE,
    '2 of 3 ridings have other names there. Take files of one map',
  ],
  [
    'a register that has other numbers',
    REGISTER,
    [...PEOPLE.slice(0, 2), person('Cy Pattern', 'Avalon', '10003')],
    'it has 10001, and they have 10003. Take files of one map',
  ],
];

for (const [title, files, people, message] of OTHERS)
  test(`refuses ${title}`, async () => assert.is(await refusalOf(read(files, people)), MAP + message));

test('names what is no riding, no postal code and no member', async () => {
  const address = 'LOC_GUID,MAIL_POSTAL_CODE\na,12345\n';
  assert.is(
    await refusalOf(read({ ...REGISTER, 'Address_59.csv': address })),
    'Address_59.csv:2: "12345" is not a postal code',
  );
  assert.is(
    await refusalOf(read({ 'Location_59.csv': 'LOC_GUID,FED_CODE\na,590\n' })),
    `Location_59.csv:2: "590" is not a riding's number`,
  );
  assert.match(await refusalOf(readFiles('ca', {})), 'has no members of Parliament');
});

test('leaves out, by name, members whose riding is not known', async () => {
  const table = 'mp_id,name,party,riding,province\n1,Flo Nowhere,Liberal,,\n2,Gus Province,Liberal,,Ontario\n';
  const { seats, said } = await read({ 'mps.csv': table });
  assert.equal(seats.length, 3);
  assert.ok(
    said.includes('members: their district is not known, so they are left out: Flo Nowhere, Gus Province'),
    said.join('\n'),
  );
});

test.run();
