import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Files, readFiles, refusalOf } from '../../support/lawmakers/officials.ts';

/** The shapes of Parliament's and the Office for National Statistics' files, with made-up people. */

const ROWS = [
  ['Ashdale', 'E14009001', '1', 'Dame Ada van Example', 'Labour', 'ada.example.mp@parliament.example'],
  ['Ynys Wen', 'W07009002', '2', 'Mr Bo Sample', 'Plaid', 'No email found'],
  ['Glen and Loch', 'S14009003', '3', 'Cy Pattern', 'SNP', 'cy@parliament.example'],
  ['Lough East', 'N05009004', '4', 'Rt Hon Sir Dee Model', 'UUP', ''],
];
const LOOKUP = [
  'pcon_name,pcon_code,member_id,full_title,display_as,party_text,member_email',
  ...ROWS.map(([name, code, id, person, ...more]) => `${name},${code},${id},x,${person},${more.join(',')}`),
]
  .map((line) => `"${line.split(',').join('","')}"\r\n`)
  .join('');

const SEARCH = JSON.stringify({
  items: [
    {
      value: {
        id: 1,
        nameListAs: 'van Example, Ada',
        nameDisplayAs: 'Dame Ada van Example',
        latestParty: { name: 'Labour' },
        latestHouseMembership: {
          membershipFrom: 'ASHDALE',
          house: 1,
          membershipEndDate: null,
          membershipStatus: { statusIsActive: true },
        },
        thumbnailUrl: 'https://members.example/1',
      },
    },
    {
      value: {
        id: 8,
        nameListAs: 'Past, Ed',
        nameDisplayAs: 'Ed Past',
        latestHouseMembership: { membershipFrom: 'Ashdale', house: 1, membershipEndDate: '2024-05-30T00:00:00' },
      },
    },
    {
      value: {
        id: 9,
        nameListAs: 'Lord, Flo',
        nameDisplayAs: 'Lord Flo',
        latestHouseMembership: { membershipFrom: 'Life peer', house: 2, membershipEndDate: null },
      },
    },
  ],
});
const CONTACT = JSON.stringify({
  value: [
    { type: 'Constituency office', line1: '1 Home Street', phone: '01632 960002', email: 'home@parliament.example' },
    {
      type: 'Parliamentary office',
      line1: 'House of Commons',
      phone: '020 7946 0001',
      email: 'office@parliament.example',
    },
    { type: 'X (formerly Twitter)', isWebAddress: true, line1: 'https://twitter.com/AdaExample' },
    { type: 'Website', isWebAddress: true, line1: 'https://ada.example' },
  ],
});

const NSUL =
  'UPRN,GRIDGB1E,PCDS,OA21CD,PCON24CD\n1,5,AB1 2CD,x,E14009001\n2,5,AB1 2CD,x,S14009003\n3,5,AB1 2CD,x,E14009001\n4,5,AB1 2CE,x,E14009001\n';
const NSPL = `\uFEFF"pcd7","pcds","doterm","pcon24cd","lat"\r\n"AB1 2CD","AB1 2CD","","W07009002","54"\r\n"BT1 1AA","BT1 1AA","","N05009004","54"\r\n"AB1 2CF","AB1 2CF","202401","E14009001","54"\r\n"JE1 1AA","JE1 1AA","","L99999999","49"\r\n`;

const read = (files: Files) => readFiles('gb', { 'mp_lookup.csv': LOOKUP, ...files });

test('reads members by their constituency’s code, without titles', async () => {
  const { seats, dataset, said } = await read({});
  assert.equal(seats, [
    'Ada van Example/ENG/Ashdale/0',
    'Bo Sample/WLS/Ynys Wen/0',
    'Cy Pattern/SCT/Glen and Loch/0',
    'Dee Model/NIR/Lough East/0',
  ]);
  const [ada, bo] = dataset.members;
  assert.equal(
    [ada?.id, ada?.email, ada?.wire.lastName, ada?.wire.displayName],
    [
      'gb-1',
      'ada.example.mp@parliament.example',
      'Ada van Example',
      { short: 'Ada van Example MP', full: 'Ada van Example, MP for Ashdale' },
    ],
  );
  assert.equal(
    [bo?.email, bo?.wire.canBeEmailed, bo?.wire.contactFormUrl],
    [null, false, 'https://members.parliament.uk/member/2/contact'],
  );
  assert.not.ok(
    said.some((text) => text.includes('no e-mail address')),
    'words in place of an address',
  );
});

test('takes telephones and surnames from answers of the Members API, and no street', async () => {
  const { dataset, said } = await read({
    'search/0.json': SEARCH,
    'contacts/1.json': CONTACT,
    'contacts/x.json': CONTACT,
  });
  const { email, district, wire } = dataset.members[0] ?? ({} as never);
  assert.equal(dataset.members.length, 4);
  assert.equal(
    [email, district, wire.lastName, wire.twitterMention, wire.contactFormUrl],
    ['office@parliament.example', 'Ashdale', 'van Example', '@AdaExample', 'https://ada.example'],
  );
  assert.equal(
    wire.offices?.map(({ name, phone }) => `${name} ${phone}`),
    ['House of Commons 020 7946 0001', 'Constituency office 01632 960002'],
  );
  assert.not.match(JSON.stringify(wire), /Street/);
  assert.ok(said.some((text) => text.startsWith('contacts/x.json: has contacts of nobody')));
});

test('reads sitting members of the Commons from the Members API alone', async () => {
  const names = 'PCON24CD,PCON24NM\nE14009001,Ashdale\n';
  const { seats, rows } = await readFiles('gb', {
    'a.json': SEARCH,
    'names.csv': names,
    'nspl.csv': 'pcds,pcon24cd\nAB1 2CD,E14009001',
  });
  assert.equal([seats, rows], [['Ada van Example/ENG/Ashdale/0'], ['AB12CD/ENG/Ashdale/0']]);
});

test('asks where a postcode’s addresses lie in two constituencies', async () => {
  const { rows, dataset, said } = await read({ 'nsul_a.csv': NSUL, 'nspl.csv': NSPL });
  assert.equal(rows, [
    'AB12CD/ENG/Ashdale/0',
    'AB12CD/SCT/Glen and Loch/0',
    'AB12CE/ENG/Ashdale/0',
    'BT11AA/NIR/Lough East/0',
  ]);
  assert.is(dataset.facts.map, 'PCON24');
  assert.ok(said.some((text) => text.startsWith('postcodes: postcodes of Northern Ireland')));
});

test('reads tables of postcodes under their older names', async () => {
  const { rows } = await read({ 'NSPL.csv': 'pcd,pcd2,doterm,pcon\nAB1 2CD,AB1  2CD,,E14009001\n' });
  assert.equal(rows, ['AB12CD/ENG/Ashdale/0']);
});

const outline = (code: string, name: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        properties: { PCON24CD: code, PCON24NM: name },
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
    ],
  });

test('reads outlines by their codes, whatever their names', async () => {
  const { dataset } = await read({ 'a.geojson': outline('E14009001', 'Ash Dale') });
  assert.equal(
    dataset.shapes.map(({ district, adminArea1Code }) => [district, adminArea1Code]),
    [['Ashdale', 'ENG']],
  );
});

test('says which constituency is vacant', async () => {
  const vacant = LOOKUP.replace('"2","x","Mr Bo Sample"', '"","x",""');
  const { said } = await readFiles('gb', {
    'mp_lookup.csv': vacant,
    'names.csv': 'PCON24CD,PCON24NM\nW07009002,Ynys Wen\n',
    'nspl.csv': 'pcds,pcon24cd\nLL1 1AA,W07009002',
  });
  assert.ok(
    said.includes('members: the seat of WLS Ynys Wen (lower house) has no member: readers there find nobody'),
    said.join('\n'),
  );
});

test('refuses postcodes and outlines of another map than the members’', async () => {
  const message =
    'the map: is of another map than its members: it has E14000530, and they have Ashdale, Ynys Wen, Glen and Loch and 1 more. Take files of one map';
  assert.is(await refusalOf(read({ 'NSPL.csv': 'pcd,doterm,pcon\nAB1 2CD,,E14000530\n' })), message);
});

test('names what is no postcode, no code and no member', async () => {
  assert.is(
    await refusalOf(read({ 'NSPL.csv': 'pcd,pcon\nAB1 2CD,E14009001\nAB,E14009001\n' })),
    'NSPL.csv:3: "AB" is not a postcode',
  );
  assert.match(
    await refusalOf(readFiles('gb', { 'mp_lookup.csv': LOOKUP.replace('S14009003', 'X') })),
    /^mp_lookup\.csv:4: "X" is not a constituency’?'?s code/,
  );
  assert.match(await refusalOf(readFiles('gb', {})), 'has no members of Parliament');
  assert.match(await refusalOf(readFiles('gb', { 'a.json': '{' })), /^a\.json: cannot be read/);
});

test('leaves out, by name, members whose constituency is not known', async () => {
  const answer = SEARCH.replace('"membershipFrom":"ASHDALE"', '"membershipFrom":""').replace('"id":1', '"id":7');
  const { seats, said } = await read({ 'mp_lookup.csv': LOOKUP.replace('Ynys Wen', ''), 'a.json': answer });
  assert.equal(seats.length, 3);
  assert.ok(
    said.includes('members: their district is not known, so they are left out: Ada van Example, Bo Sample'),
    said.join('\n'),
  );
});

test.run();
