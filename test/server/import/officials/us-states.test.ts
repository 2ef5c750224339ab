import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Files, readFiles, refusalOf } from '../../support/lawmakers/officials.ts';

/** People of Open States, made up. */
const person = (name: string, role: string, more = '') => `id: ocd-person/${name.replaceAll(' ', '-')}
name: ${name}
family_name: ${name.split(' ').slice(1).join(' ')}
party:
- name: Democratic
roles:
${role}
${more}`;

const role = (state: string, type: string, district: string, more = '') => `- start_date: 2020-01-01
  type: ${type}
  jurisdiction: ocd-jurisdiction/country:us/${state === 'dc' ? 'district' : 'state'}:${state}/government
  district: '${district}'
${more}`;

const seat = (state: string, name: string, type: string, district: string, more = ''): Files => ({
  [`data/${state}/legislature/${name}.yml`]: person(name, role(state, type, district), more),
});

const LOWER = 'OID_SLDL|GEOID_SLDL2024_20|NAMELSAD_SLDL2024_20|AREALAND|OID_ZCTA5|GEOID_ZCTA5_20|AREALAND_PART';
const UPPER = LOWER.replaceAll('SLDL', 'SLDU');
const zips = (head: string, ...rows: [geoid: string, name: string, zip: string][]) =>
  `\uFEFF${head}\r\n${rows.map(([geoid, name, zip]) => `1|${geoid}|${name}|5|2|${zip}|3\r\n`).join('')}`;

test('reads both chambers of a state, its ZIP codes and who sits in them', async () => {
  const files = {
    ...seat(
      'nj',
      'Ada Upper',
      'upper',
      '8',
      'email: ada@njleg.example\nids: {twitter: AdaUpper}\nimage: https://njleg.example/a.jpg',
    ),
    ...seat('nj', 'Bo Lower', 'lower', '8'),
    ...seat('nj', 'Cy Lower', 'lower', '8'),
    'tab20_sldu.txt': zips(UPPER, ['34008', 'State Senate District 8', '08016'], ['34ZZZ', 'none', '08016']),
    'tab20_sldl.txt': zips(
      LOWER,
      ['34008', 'Assembly District 08', '08016'],
      ['36001', 'Assembly District 1', '10001'],
    ),
  };
  const { dataset, rows, seats, said } = await readFiles('us-states', files);
  assert.equal(seats, ['Ada Upper/NJ/8/1', 'Bo Lower/NJ/8/0', 'Cy Lower/NJ/8/0']);
  assert.equal(rows, ['08016/NJ/8/0', '08016/NJ/8/1']);
  assert.equal(said, []);
  const { asOf, ...facts } = dataset.facts;
  assert.equal(facts, { source: 'us-states', map: 'SLD 2024', termEnds: '2028-01-01' });
  assert.match(asOf ?? '', /^\d{4}-\d\d-\d\d$/);
  const [{ email, wire } = { email: '', wire: {} }] = dataset.members;
  assert.is(email, 'ada@njleg.example');
  assert.equal(wire, {
    id: 'ocd-person/Ada-Upper',
    fullName: 'Ada Upper',
    lastName: 'Upper',
    nameTemplate: 'Senator Upper',
    displayName: { short: 'Sen. Ada Upper', full: 'Senator Ada Upper' },
    officeName: 'New Jersey Senate',
    level: 1,
    role: 1,
    adminArea1Code: 'NJ',
    district: '8',
    countryCode: 'US',
    partyIdentifier: 'D',
    twitterMention: '@AdaUpper',
    photoUrl: '',
    canBeEmailed: true,
    phones: [],
    contactFormUrl: '',
    offices: [],
  });
  const pictured = await readFiles('us-states', files, { withPhotos: true });
  assert.is(pictured.dataset.members[0]?.wire.photoUrl, 'https://njleg.example/a.jpg');
});

const NAMES: [state: string, fips: string, chamber: string, ours: string, census: string, stored: string][] = [
  ['nj', '34', 'lower', '1', 'Assembly District 01', '1'],
  ['mn', '27', 'lower', '62A', 'State House District 62A', '62A'],
  ['mn', '27', 'lower', '1B', 'State House District 01B', '1B'],
  ['nh', '33', 'lower', 'Belknap 1', 'State House District Belknap 01', 'Belknap 1'],
  ['vt', '50', 'lower', 'Addison-1', 'Addison-1 State House District', 'Addison-1'],
  ['md', '24', 'lower', '2A', 'State Legislative Subdistrict 2A', '2A'],
  ['va', '51', 'lower', '12', 'House of Delegates District 12', '12'],
  ['ma', '25', 'lower', '7th Hampden', '7th Hampden District', '7th Hampden'],
  [
    'ma',
    '25',
    'upper',
    'Norfolk, Plymouth and Bristol',
    'Norfolk, Plymouth & Bristol District',
    'Norfolk, Plymouth and Bristol',
  ],
  ['ma', '25', 'upper', '1st Essex', 'First Essex District', '1st Essex'],
  ['id', '16', 'lower', '16B', 'State Legislative District 16', '16'],
  ['sd', '46', 'lower', '26A', 'State Legislative Subdistrict 26A', '26A'],
  ['ne', '31', 'legislature', '7', 'State Legislative District 7', '7'],
  ['dc', '11', 'legislature', 'Ward 3', 'Ward 3', '3'],
];

for (const [state, fips, chamber, ours, census, stored] of NAMES)
  test(`knows “${census}” as ${ours} of ${state.toUpperCase()}`, async () => {
    const isLower = chamber === 'lower';
    const { rows, seats, said } = await readFiles('us-states', {
      ...seat(state, 'Ada Member', chamber, ours),
      'zips.txt': zips(isLower ? LOWER : UPPER, [`${fips}001`, census, '00001']),
    });
    assert.equal(seats, [`Ada Member/${state.toUpperCase()}/${stored}/${isLower ? 0 : 1}`]);
    assert.equal(rows, [`00001/${state.toUpperCase()}/${stored}/${isLower ? 0 : 1}`]);
    assert.equal(
      said.filter((text) => !text.includes('floterial')),
      [],
    );
  });

test('says which seats have no member, and which members no seat, and guesses nothing', async () => {
  const { rows, said } = await readFiles('us-states', {
    ...seat('ma', 'Ada Cape', 'upper', 'Cape and Islands'),
    'zips.txt': zips(UPPER, ['25001', 'Barnstable, Dukes & Nantucket District', '02530']),
  });
  assert.equal(rows, ['02530/MA/Barnstable, Dukes & Nantucket/1']);
  assert.equal(said, [
    'legislators: no postcode and no outline leads to Ada Cape (Cape and Islands): readers never find them',
    'legislators: the seat of MA Barnstable, Dukes & Nantucket (upper house) has no member: readers there find nobody',
  ]);
});

test('counts seats at large in the capital as all of it, and says that floterials are not solved', async () => {
  const { seats } = await readFiles('us-states', {
    ...seat('dc', 'Ada Large', 'legislature', 'At-Large'),
    ...seat('dc', 'Bo Chair', 'legislature', 'Chairman'),
  });
  assert.equal(seats, ['Ada Large/DC//1', 'Bo Chair/DC//1']);
  const { said } = await readFiles('us-states', {
    ...seat('nh', 'Cy Floterial', 'lower', 'Belknap 8'),
    'zips.txt': zips(LOWER, ['33001', 'State House District Belknap 01', '03246']),
  });
  assert.ok(
    said.some((text) => text.includes('floterial')),
    said.join('\n'),
  );
});

const DATES: [role: string, isIn: boolean][] = [
  ['  end_date: 2026-08-05', true],
  ['  end_date: 2026-08-04', false],
  ['  end_date: 2026', true],
  ["  end_date: '2026-07'", false],
  ['', true],
];

for (const [end, isIn] of DATES)
  test(`${isIn ? 'takes' : 'leaves out'} a role with “${end.trim()}” on 2026-08-05`, async () => {
    const read = await readFiles('us-states', {
      ...seat('nj', 'Bo Lower', 'lower', '1'),
      'data/nj/legislature/a.yml': person('Ada Upper', role('nj', 'upper', '1', end)),
    });
    assert.is(read.seats.includes('Ada Upper/NJ/1/1'), isIn);
    assert.is(
      read.said.some((text) => text.endsWith(': 1 person holds no seat today and was left out: Ada Upper')),
      !isIn,
    );
  });

test('says how many people hold no seat today', async () => {
  const past = role('nj', 'upper', '1', '  end_date: 2022-01-01');
  const { said } = await readFiles('us-states', {
    ...seat('nj', 'Bo Lower', 'lower', '1'),
    'data/nj/legislature/a.yml': person('Ada Past', past),
    'data/nj/legislature/b.yml': person('Cy Past', past),
  });
  assert.is(said.at(-1), 'legislators: 2 people hold no seat today and were left out: Ada Past, Cy Past');
});

test('takes no role that has not begun, none of a governor or of Congress, and of two the one in force', async () => {
  const { seats } = await readFiles('us-states', {
    'data/nj/legislature/a.yml': person('Ada Next', role('nj', 'upper', '1').replace('2020', '2027')),
    'data/nj/executive/b.yml': person('Bo Governor', role('nj', 'governor', '')),
    'data/us/legislature/c.yml': person('Cy Congress', role('nj', 'upper', 'NJ').replace('/state:nj', '')),
    'data/nj/legislature/d.yml': person(
      'Dee Both',
      role('nj', 'lower', '1', '  end_date: 2022-01-01\n') + role('nj', 'upper', '2'),
    ),
  });
  assert.equal(seats, ['Dee Both/NJ/2/1']);
});

test('takes telephones and towns of offices, and no street', async () => {
  const offices = `offices:
- {classification: home, address: '1 Quiet Lane, Barre, VT 05641', voice: 802-555-0104}
- {classification: district, address: '2 Hill St., Barre, VT 05641', voice: 802-555-0102}
- {classification: district, address: '3 Low St.; Stowe, VT 05672', voice: 802-555-0103}
- {classification: capitol, address: '115 State St.', voice: 802-555-0101}
- {classification: district, address: '4 Far St.'}`;
  const { dataset } = await readFiles('us-states', seat('vt', 'Ada Green', 'upper', 'Orange', offices));
  const { wire } = dataset.members[0] ?? { wire: {} as never };
  assert.equal(
    wire.offices?.map(({ name, phone }) => [name, phone]),
    [
      ['Capitol', '802-555-0101'],
      ['District office, Barre', '802-555-0102'],
      ['District office, Stowe', '802-555-0103'],
      ['Office', '802-555-0104'],
    ],
  );
  assert.not.match(JSON.stringify(wire), /Lane|St\./);
});

const CSV =
  'id,name,current_party,current_district,current_chamber,family_name,email,links,capitol_address,capitol_voice';
const TABLE = `${CSV}\n1,Ada Upper,Republican,3,upper,Upper,ada@njleg.example,https://a.example;https://b.example,"State House, Trenton, NJ 08625",609-555-0101\n`;

test('reads tables of states, which are named after them, and only the states that are asked for', async () => {
  const files = { 'nj.csv': TABLE, 'ny.csv': TABLE.replace('\n1,Ada', '\n2,Bo') };
  const { seats, dataset } = await readFiles('us-states', files);
  assert.equal(seats, ['Ada Upper/NJ/3/1', 'Bo Upper/NY/3/1']);
  const { partyIdentifier, contactFormUrl, phones } = dataset.members[0]?.wire ?? ({} as never);
  assert.equal([partyIdentifier, contactFormUrl, phones], ['R', 'https://a.example', ['609-555-0101']]);
  assert.equal((await readFiles('us-states', files, { only: ['NY'] })).seats, ['Bo Upper/NY/3/1']);
  assert.is(
    await refusalOf(readFiles('us-states', { 'people.csv': TABLE })),
    'people.csv: is a table of legislators whose state is not known: name it after the state, such as nj.csv',
  );
  assert.match(await refusalOf(readFiles('us-states', {})), 'has no legislators of Open States');
});

test('greets by the whole name where no surname is given', async () => {
  const name = 'Ada van Example Jr.';
  const { dataset } = await readFiles('us-states', {
    'data/nj/legislature/a.yml': person(name, role('nj', 'lower', '1')).replace(/^family_name.*\n/m, ''),
    'ny.csv': TABLE.replace('Ada Upper', name).replace('upper,Upper', 'upper,'),
  });
  const greetings = dataset.members.map(({ wire }) => `${wire.nameTemplate}, ${wire.lastName}`);
  assert.equal(greetings, [`Assemblymember ${name}, ${name}`, `Senator ${name}, ${name}`]);
});

test('refuses maps of two years', async () => {
  const other = zips(UPPER, ['34001', 'State Senate District 1', '08016']).replaceAll('2024', '2026');
  const files = { 'nj.csv': TABLE, 'a.txt': zips(LOWER, ['34001', 'Assembly District 1', '08016']), 'b.txt': other };
  assert.is(await refusalOf(readFiles('us-states', files)), 'a.txt, b.txt: are maps of several years: 2024, 2026');
});

test.run();
