import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importSource } from '../../../../server/import/lawmakers/sources/read.ts';
import { found } from '../../support/lawmakers/lookups.ts';
import { type Files, readFiles, refusalOf, withFiles } from '../../support/lawmakers/officials.ts';
import { withServer } from '../../support/server.ts';

/** The shapes of the tables of Parliament, OpenAustralia and the Electoral Commission, with made-up people. */

const OWN = `Honorific,Salutation,Post Nominals,Surname,First Name,Other Name,Preferred Name,Electorate,State,Political Party,Gender,Telephone,Electorate Address Line 1,Electorate Telephone\r
The Hon,Ms,MP,van Example,Adelaide,Jane,Ada,Ash Dale,NSW,ALP,Female,(02) 6277 0001,"Shop 1, Level 2\r
3 Home Street",() (08) 8555 0101\r
,Mr,MP,Sample,Bo,,,Gum Creek,SA,LP,Male,(02) 6277 0002,4 Far Street,\r
`;
const SENATORS = `Title,Surname,First Name,Preferred Name,State,Political Party,Telephone,Electorate Telephone\nSenator,Pattern,Cyrus,Cy,Tas.,AG,(02) 6277 0003,\n`;
const LOCALITIES =
  'Place,Postcode,Electorate\nHilltop,2620,ASH DALE\n"O\'Connor",2620,GUM CREEK\nIsland,810,ASH-DALE\n';

const read = (files: Files) => readFiles('au', { 'reps.csv': OWN, 'allsenel.csv': SENATORS, ...files });

test('reads members of both houses with telephones, and no street', async () => {
  const { seats, dataset } = await read({});
  assert.equal(seats, ['Ada van Example/NSW/Ash Dale/0', 'Bo Sample/SA/Gum Creek/0', 'Cy Pattern/TAS//1']);
  const [ada, , cy] = dataset.members.map(({ wire }) => wire);
  assert.equal(
    ada?.offices?.map(({ name, phone }) => `${name} ${phone}`),
    ['Parliament House (02) 6277 0001', 'Electorate office (08) 8555 0101'],
  );
  assert.equal(
    [ada?.lastName, ada?.nameTemplate, ada?.displayName?.full],
    ['van Example', 'Ada van Example', 'Ada van Example, Member for Ash Dale'],
  );
  assert.equal(
    [cy?.nameTemplate, cy?.displayName, cy?.officeName],
    ['Senator Pattern', { short: 'Sen. Cy Pattern', full: 'Senator Cy Pattern' }, 'Senate'],
  );
  assert.not.match(JSON.stringify(ada), /Street/);
  assert.not.ok(
    dataset.members.some(({ email }) => email),
    'Parliament publishes none in its tables',
  );
});

test('takes the operator’s e-mail addresses by the ids of members', async () => {
  const { dataset } = await read({ 'emails.csv': 'id,email\nau-ada-van-example,ada@aph.example\n' });
  assert.equal(
    dataset.members.map(({ email }) => email),
    ['ada@aph.example', null, null],
  );
});

test('knows the division of a place in a postcode', async () => {
  const { rows, dataset, said } = await read({ 'localities.csv': LOCALITIES });
  assert.equal(rows, ['0810/NSW/Ash Dale/0', '2620/NSW/Ash Dale/0', '2620/SA/Gum Creek/0']);
  assert.equal(
    dataset.towns.map(({ town, postalCode, district }) => [town, postalCode, district]),
    [
      ['hilltop', '2620', 'Ash Dale'],
      ['oconnor', '2620', 'Gum Creek'],
      ['island', '0810', 'Ash Dale'],
    ],
  );
  assert.equal(said, []);
});

test('finds the member of a town in a split postcode, and asks for more of others', () =>
  withServer((server) =>
    withFiles(
      {
        'reps.csv': OWN,
        'localities.csv': `${LOCALITIES}Gum Creek Road,2620,Gum Creek\nGum Creek Road,2620,Ash Dale\n`,
      },
      async (dir) => {
        const clock = () => new Date('2026-11-20T12:00:00Z');
        await importSource(server.db, 'au', dir, { clock, only: [], withPhotos: false, withListMembers: false });
        const at = (city: string, adminArea1Code: string) =>
          found(
            server,
            { streetNo: '1', street: 'Main Street', city, adminArea1Code, countryCode: 'AU', postalCode: '2620' },
            { countryCode: 'AU', levels: [0], roles: [0] },
          );
        assert.is(await at('HILLTOP', 'NSW'), 'NSW-Ash Dale');
        assert.is(await at('O’Connor', 'SA'), 'SA-Gum Creek');
        assert.is(await at('O’Connor', 'NSW'), 'NotFullAddress', 'another state than the town’s');
        assert.is(await at('Nowhere', ''), 'NotFullAddress');
        assert.is(await at('Gum Creek Road', ''), 'NotFullAddress', 'a town in two divisions');
      },
    ),
  ));

const OPEN = `member count,person count,name,Division,State/Territory,Date of election,Type of election,Date ceased to be a Member,reason,Most recent party

# A note, with commas,,,,,,,,
1,,Mr Dee Edward Model,Gum Creek,S.A.,1.1.2020,,,still_in_office,IND
2,,Ed Past,Ash Dale,NSW,1.1.1980,,1.1.1990,retired,ALP
`;

test('reads OpenAustralia’s table for a chamber that Parliament’s own is not there for', async () => {
  const { seats, dataset } = await readFiles('au', { 'people.csv': OPEN, 'allsenel.csv': SENATORS });
  assert.equal(seats, ['Dee Edward Model/SA/Gum Creek/0', 'Cy Pattern/TAS//1']);
  // The order of the name's parts is not known.
  assert.is(dataset.members[0]?.wire.lastName, 'Dee Edward Model');
  assert.equal((await read({ 'people.csv': OPEN })).seats.length, 3);
});

const outline = (name: string | null, geometry: object | null) => ({
  properties: { CED_CODE_2024: '1', CED_NAME_2024: name },
  geometry,
});
const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [149, -35],
      [150, -35],
      [150, -36],
      [149, -35],
    ],
  ],
};
const outlines = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });

test('reads outlines, and leaves out people at sea', async () => {
  const { dataset } = await read({
    'a.geojson': outlines(
      outline('Ash Dale', SQUARE),
      outline('No usual address (NSW)', null),
      outline('Migratory - Offshore - Shipping (SA)', SQUARE),
    ),
  });
  assert.equal(
    dataset.shapes.map(({ district, adminArea1Code }) => [district, adminArea1Code]),
    [['Ash Dale', 'NSW']],
  );
  assert.is(dataset.facts.map, 'CED 2024');
});

const MAP =
  'the map: is of another map than its members: it has Higginsville, and they have Gum Creek. Take files of one map';

/** Both divisions are of one state, of which the map has one. */
const readPast = (files: Files) => read({ 'reps.csv': OWN.replace(',SA,', ',NSW,'), ...files });

test('refuses postcodes and outlines with divisions of the past', async () => {
  assert.is(await refusalOf(readPast({ 'p.csv': 'postcode,electorate\n2620,Ash Dale\n3144,Higginsville\n' })), MAP);
  assert.is(
    await refusalOf(readPast({ 'a.geojson': outlines(outline('Ash Dale', SQUARE), outline('Higginsville', SQUARE)) })),
    MAP,
  );
});

test('says which division is vacant', async () => {
  const { said } = await read({ 'p.csv': 'postcode,electorate\n2620,Ash Dale\n2621,Gum Creek\n3144,Kelly\n' });
  assert.equal(said, ['members: the seat of Kelly (lower house) has no member: readers there find nobody']);
});

test('reads the postcodes of one state, in which a division is vacant', async () => {
  const { rows } = await read({ 'p.csv': 'postcode,electorate\n2620,Ash Dale\n3144,Kelly\n' });
  assert.equal(rows, ['2620/NSW/Ash Dale/0', '3144//Kelly/0']);
});

test('names what is no postcode, no division and no member', async () => {
  assert.is(
    await refusalOf(read({ 'p.csv': 'postcode,electorate\nO800,Ash Dale\n' })),
    'p.csv:2: "O800" is not a postcode of four digits',
  );
  assert.is(await refusalOf(read({ 'p.csv': 'postcode,electorate\n0800,\n' })), 'p.csv:2: has no division');
  assert.match(await refusalOf(readFiles('au', {})), 'has no members of Parliament');
});

test('takes no member for a senator where Parliament names the column of electorates anew', async () => {
  const renamed = await read({ 'reps.csv': OWN.replace(',Electorate,', ',Electoral Division,') });
  assert.equal(renamed.seats, ['Ada van Example/NSW/Ash Dale/0', 'Bo Sample/SA/Gum Creek/0', 'Cy Pattern/TAS//1']);
  for (const file of ['reps.csv', 'representatives.csv'])
    assert.is(
      await refusalOf(readFiles('au', { [file]: OWN.replace(',Electorate,', ',Seat,') })),
      `${file}: has no column of electorates, and neither its name nor a title says that it is the Senate’s`,
    );
  assert.equal((await readFiles('au', { 'b.csv': SENATORS })).seats, ['Cy Pattern/TAS//1']);
  assert.equal((await readFiles('au', { 'allsenel.csv': SENATORS.replace('Senator,', ',') })).seats.length, 1);
});

test('leaves out, by name, members without a division and senators without a state', async () => {
  const { seats, said } = await read({
    'reps.csv': OWN.replace('Gum Creek', ''),
    'allsenel.csv': `${SENATORS}Senator,Nowhere,Flo,,,AG,,\n`,
  });
  assert.equal(seats, ['Ada van Example/NSW/Ash Dale/0', 'Cy Pattern/TAS//1']);
  assert.ok(
    said.includes('members: their district is not known, so they are left out: Bo Sample, Flo Nowhere'),
    said.join('\n'),
  );
  const open = `${OPEN}3,,Gus Blank,,NSW,1.1.2020,,,still_in_office,IND\n`;
  assert.equal((await readFiles('au', { 'people.csv': open })).seats, ['Dee Edward Model/SA/Gum Creek/0']);
});

test.run();
