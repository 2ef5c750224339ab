import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importAtStart } from '../../../server/import/at-start.ts';
import { type ImportedLawmakers, importLawmakers } from '../../../server/import/lawmakers/import.ts';
import { ContentError } from '../../../server/import/mistakes.ts';
import { withCopy } from '../support/folder.ts';
import { address, CONGRESS, found } from '../support/lawmakers/lookups.ts';
import { type TestServer, withServer } from '../support/server.ts';

const JSON_FORM = 'test/fixtures/lawmakers';
const CONGRESS_FILES = 'test/fixtures/congress';
const clock = () => new Date();
const AT_START = { clock, geocoder: null, distDir: 'dist' };

const countsOf = ({ list, members, postcodes, shapes }: ImportedLawmakers) => [list, members, postcodes, shapes];
const zip = (postalCode: string, changes: object = {}) => address({ postalCode, ...changes });

const wires = async ({ db }: Pick<TestServer, 'db'>) => {
  const rows = await db.selectFrom('lawmakers').select(['data', 'email']).orderBy('position').execute();
  return rows.map(({ data, email }) => ({ ...JSON.parse(data), email }));
};

test('imports the public files of Congress', () =>
  withServer(async (server) => {
    const imported = await importLawmakers(server.db, CONGRESS_FILES, { clock });
    assert.equal(countsOf(imported), ['us', 3, 2, 2]);
    assert.equal(imported.warnings, []);
    const [senator, member, commissioner] = await wires(server);
    assert.equal(senator, {
      id: 'X000001',
      fullName: 'Zoë Núñez, Jr.',
      lastName: 'Núñez',
      nameTemplate: 'Senator Núñez',
      displayName: { short: 'Sen. Zoë Núñez', full: 'Senator Zoë Núñez, Jr.' },
      officeName: 'U.S. Senate',
      level: 0,
      role: 1,
      adminArea1Code: 'NJ',
      district: '',
      countryCode: 'US',
      partyIdentifier: 'I',
      twitterMention: '@SenNunez',
      photoUrl: '',
      canBeEmailed: false,
      phones: ['202-555-0101', '973-555-0101'],
      contactFormUrl: 'https://nunez.senate.invalid',
      offices: [
        { name: 'U.S. Capitol', phone: '202-555-0101', hours: '' },
        { name: 'Newark, NJ (1 Main St.)', phone: '973-555-0101', hours: 'M-F 9-5' },
        { name: 'Newark, NJ (Old Mill)', phone: '973-555-0101', hours: '' },
      ],
      email: null,
    });
    assert.equal(
      [member.displayName.short, member.canBeEmailed, member.email, member.phones, member.contactFormUrl],
      ['Rep. C. Scott Testa', true, 'testa@lawmakers.invalid', [], ''],
    );
    assert.equal([commissioner.displayName.short, commissioner.district], ['Res. Comm. Bob Isla', '0']);
    assert.is(await found(server, zip('00601', { adminArea1Code: 'PR' })), 'PR-0');
    assert.is(await found(server, zip('00001', { latitude: 40.5, longitude: -74.5 })), 'NJ NJ-1');
  }));

test('replaces a country’s lawmakers and the cache of its polygons', () =>
  withServer(async (server) =>
    withCopy(JSON_FORM, async ({ dir, replace }) => {
      const place = zip('00012', { latitude: 40.5, longitude: -73.5 });
      await importLawmakers(server.db, dir, { clock });
      assert.is(await found(server, place), 'NJ NJ NJ-2');
      replace('districts/nj.geojson', /"district": "1"/, '"district": "9"');
      replace('districts/nj.geojson', /"district": "2"/, '"district": "1"');
      await importLawmakers(server.db, dir, { clock, isAgreed: true });
      assert.is(await found(server, place), 'NJ NJ NJ-1');
    }),
  ));

test('keeps one country while another is imported', () =>
  withServer(async (server) =>
    withCopy(JSON_FORM, async ({ dir, replace }) => {
      await importLawmakers(server.db, CONGRESS_FILES, { clock });
      replace('lawmakers.json', '"US"', '"NZ"');
      await importLawmakers(server.db, dir, { clock });
      assert.is(await found(server, zip('00601', { adminArea1Code: 'PR' })), 'PR-0');
    }),
  ));

type Break = Parameters<Parameters<typeof withCopy>[1]>[0];

const MISTAKES: [title: string, of: string, breaking: (copy: Break) => void, message: RegExp][] = [
  [
    'a folder of something else',
    'test/fixtures/lawmakers/districts',
    () => undefined,
    /has neither lawmakers\.json nor legislators-current\.yaml/,
  ],
  [
    'broken JSON',
    JSON_FORM,
    ({ replace }) => replace('lawmakers.json', '"members": [', '"members": [,'),
    /^lawmakers\.json:3: cannot be read/,
  ],
  [
    'an unknown role',
    JSON_FORM,
    ({ replace }) => replace('lawmakers.json', 'LegislatureUpperBody', 'Lord'),
    /^lawmakers\.json:7: members\[0\]\.role: "Lord" is not one of/,
  ],
  [
    'an unknown field',
    JSON_FORM,
    ({ replace }) => replace('lawmakers.json', '"fullName": "Senator One"', '"fullName": "S", "name": "S"'),
    /^lawmakers\.json:9: members\[0\]\.name: is not a known field/,
  ],
  [
    'a malformed address',
    JSON_FORM,
    ({ replace }) => replace('lawmakers.json', 'one@lawmakers.invalid', 'one@'),
    /^lawmakers\.json:\d+: members\[0\]\.email/,
  ],
  [
    'no country',
    JSON_FORM,
    ({ replace }) => replace('lawmakers.json', '"US"', '"USA"'),
    /^lawmakers\.json:2: countryCode: "USA" is not a country’s two capital letters/,
  ],
  [
    'two of one id',
    JSON_FORM,
    ({ replace }) => replace('lawmakers.json', '"r1-again"', '"r1"'),
    /"r1" stands for two members/,
  ],
  [
    'a missing column',
    JSON_FORM,
    ({ replace }) => replace('postcodes.csv', 'district', 'constituency'),
    /^postcodes\.csv:1: has no column district/,
  ],
  [
    'an empty postal code',
    JSON_FORM,
    ({ replace }) => replace('postcodes.csv', '00002,', ','),
    /^postcodes\.csv:3: has no postal code/,
  ],
  [
    'a polygon of nowhere',
    JSON_FORM,
    ({ replace }) => replace('districts/ny-9.geojson', '"district": 9', '"zone": 9'),
    /^districts\/ny-9\.geojson:3: names no district/,
  ],
  [
    'a point off the earth',
    JSON_FORM,
    ({ replace }) => replace('districts/ny-9.geojson', '-73', '-733'),
    /^districts\/ny-9\.geojson:\d+: .*is no longitude and latitude/,
  ],
  [
    'broken YAML',
    CONGRESS_FILES,
    ({ replace }) => replace('legislators-current.yaml', '    first: Zoë', '   first: Zoë'),
    /^legislators-current\.yaml:\d+: cannot be read/,
  ],
  [
    'a representative without a district',
    CONGRESS_FILES,
    ({ replace }) => replace('legislators-current.yaml', '    district: 1\n', ''),
    /^legislators-current\.yaml:28: \[1\]\.terms\[0\]: has no district/,
  ],
  [
    'a member without a name',
    CONGRESS_FILES,
    ({ replace }) => replace('legislators-current.yaml', '    last: Núñez\n', ''),
    /^legislators-current\.yaml:\d+: \[0\]\.name\.last/,
  ],
  [
    'a ZIP code of four digits',
    CONGRESS_FILES,
    ({ replace }) => replace('us-zip-to-district.csv', '00601', '0601'),
    /^us-zip-to-district\.csv:3: "0601" is not a ZIP code/,
  ],
  [
    'no ZIP codes',
    CONGRESS_FILES,
    ({ remove }) => remove('us-zip-to-district.csv'),
    /^us-zip-to-district\.csv: is missing/,
  ],
  [
    'a malformed email address',
    CONGRESS_FILES,
    ({ replace }) => replace('emails.csv', '@', ' at '),
    /^emails\.csv:2: .*is not an e-mail address/,
  ],
];

for (const [title, of, breaking, message] of MISTAKES)
  test(`names ${title} with file and line, and imports nothing`, () =>
    withServer(async (server) =>
      withCopy(of, async (copy) => {
        breaking(copy);
        const before = await wires(server);
        try {
          await importLawmakers(server.db, copy.dir, { clock });
          assert.unreachable();
        } catch (cause) {
          assert.instance(cause, ContentError);
          assert.match((cause as Error).message, message);
        }
        assert.equal(await wires(server), before);
      }),
    ));

test('imports lawmakers without offices, social media, e-mail addresses and polygons', () =>
  withServer(async ({ db }) =>
    withCopy(CONGRESS_FILES, async ({ dir, remove }) => {
      for (const file of [
        'legislators-district-offices.yaml',
        'legislators-social-media.yaml',
        'emails.csv',
        'us-districts-nj',
      ])
        remove(file);
      assert.equal(countsOf(await importLawmakers(db, dir, { clock })), ['us', 3, 2, 0]);
    }),
  ));

test('shows made-up lawmakers in the demonstration', () =>
  withServer(async (server) => {
    const newark = { countryCode: 'US', adminArea1Code: 'NJ', zip: '07102', lat: 40.7357, lon: -74.1724 };
    assert.is(await found(server, newark), 'NJ NJ NJ-10');
    assert.is(await found(server, zip('07002')), 'NJ NJ');
  }));

test('shows only real lawmakers once there are some, also after a restart', () =>
  withServer(async (server) => {
    await importLawmakers(server.db, CONGRESS_FILES, { clock });
    await importAtStart(server.db, { ...AT_START, contentDir: 'server/content' }, server.app.log);
    assert.equal(
      (await wires(server)).map(({ id }) => id),
      ['X000001', 'X000002', 'X000003'],
    );
  }));

test('shows no lawmakers when a deployment has none', () =>
  withServer(async (server) =>
    withCopy('server/content', async ({ dir, remove }) => {
      remove('lawmakers');
      await importAtStart(server.db, { ...AT_START, contentDir: dir }, server.app.log);
      assert.is(await found(server, zip('07103'), CONGRESS), 'NoRepsFound');
    }),
  ));

test.run();
