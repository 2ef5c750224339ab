import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importLawmakers } from '../../../../server/import/lawmakers/import.ts';
import type { WireLawmaker } from '../../../../widget/core/api/wire.ts';
import { address, CONGRESS, FOR_CONTACT, found, SENATE } from '../../../server/support/lawmakers/lookups.ts';
import { BUILDINGS_OF_NEW_JERSEY } from '../../../server/support/lawmakers/new-jersey.ts';
import { PUBLIC_DATA } from '../../../server/support/lawmakers/public-data.ts';
import { type TestServer, withServer } from '../../../server/support/server.ts';
import { skipUnless } from '../../../support/skip.ts';

const textOf = (file: string) => readFileSync(join(PUBLIC_DATA ?? '', file), 'utf8');
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

type Zip = { zip: string; state: string; districts: string[] };

/** A state's ZIP codes that touch several districts, read independently of the importer. */
function spanningZips(): Zip[] {
  const zips = new Map<string, Zip>();
  for (const line of textOf('us-zip-to-district.csv').trim().split('\n').slice(1)) {
    const [, state = '', zip = '', district = ''] = line.trim().split(',');
    const known = zips.get(zip) ?? { zip, state, districts: [] };
    zips.set(zip, { ...known, state: known.state === state ? state : '', districts: [...known.districts, district] });
  }
  return [...zips.values()].filter(({ state, districts }) => state !== '' && districts.length > 1);
}

/** `size` members of a list, evenly spread. */
const spread = <T>(list: T[], size: number) =>
  Array.from({ length: size }, (_, index) => list[Math.floor((index * list.length) / size)] as T);

async function allMembers({ db }: TestServer): Promise<WireLawmaker[]> {
  const rows = await db.selectFrom('lawmakers').select('data').execute();
  return rows.map(({ data }) => JSON.parse(data) as WireLawmaker);
}

async function checkMembers(server: TestServer) {
  const members = await allMembers(server);
  const file = textOf('legislators-current.yaml');
  assert.is(members.length, count(file, /^- id:/gm), 'all members parse');
  const byName = (name: string) => members.find(({ fullName }) => fullName === name);

  const atLarge = members.filter(({ district }) => district === '0').map(({ adminArea1Code }) => adminArea1Code);
  assert.equal(atLarge.sort(), 'AK AS DC DE GU MP ND PR SD VI VT WY'.split(' '), 'at-large districts are 0');
  assert.ok(
    members.some(({ lastName }) => lastName === 'García'),
    'accents',
  );
  assert.is(byName('Frank Pallone, Jr.')?.displayName?.short, 'Rep. Frank Pallone', 'suffixes');
  const silent = members.filter(({ phones }) => phones?.length === 0);
  assert.equal(
    silent.map(({ fullName }) => fullName),
    ['James Gallagher'],
    'one without a phone',
  );
  assert.is(byName('Pablo José Hernández')?.nameTemplate, 'Resident Commissioner Hernández Rivera');
  assert.is(byName('Eleanor Holmes Norton')?.nameTemplate, 'Delegate Norton');
  assert.is(byName('Cory A. Booker')?.twitterMention, '@SenBooker');
  assert.is(byName('Cory A. Booker')?.phones?.[0], byName('Cory A. Booker')?.offices?.[0]?.phone);
  assert.is(
    members.filter(({ twitterMention }) => twitterMention).length,
    count(textOf('legislators-social-media.yaml'), /^ +twitter:/gm),
  );
  const hours = members.flatMap(({ offices }) => offices ?? []).filter((office) => office.hours);
  assert.ok(hours.length > 200, 'hours where the data has them');
  for (const { contactFormUrl, fullName, lastName, nameTemplate } of members)
    assert.ok(fullName && lastName && nameTemplate && (!contactFormUrl || URL.canParse(contactFormUrl)), fullName);
}

async function checkNewJersey(server: TestServer) {
  for (const { name, district, isSpanning, address: place, point } of BUILDINGS_OF_NEW_JERSEY) {
    assert.is(await found(server, { ...place, ...point }), `NJ NJ NJ-${district}`, name);
    assert.is(await found(server, place), isSpanning ? 'NJ NJ' : `NJ NJ NJ-${district}`, `${name} by its ZIP code`);
  }
  const [first] = BUILDINGS_OF_NEW_JERSEY;
  const body = { representativeSearch: CONGRESS, address: { ...first?.address, ...first?.point } };
  const { body: lawmakers } = await server.post(FOR_CONTACT, body);
  assert.equal((lawmakers as WireLawmaker[]).map(({ displayName }) => displayName?.short).sort(), [
    'Rep. Donald Norcross',
    'Sen. Andy Kim',
    'Sen. Cory Booker',
  ]);
}

async function checkSpanning(server: TestServer) {
  const all = spanningZips();
  const inJersey = all.filter(({ state }) => state === 'NJ');
  for (const { zip, state } of [...spread(all, 25), ...spread(inJersey, 25)]) {
    const place = address({ postalCode: zip, adminArea1Code: state, adminArea1Name: '', city: '' });
    const senators = `${state} ${state}`;
    assert.is(await found(server, place), senators, zip);
    assert.is(await found(server, { countryCode: 'US', zip, lat: 40.7, lon: -74.2 }), senators, `${zip} by IP`);
    assert.is(await found(server, { ...place, latitude: 0, longitude: 0 }), senators, `${zip} at sea`);
    assert.is(await found(server, place, SENATE), senators, `${zip} for senators`);
  }
}

/** Coordinates decide between the districts of a ZIP code only if they are in one that it touches. */
async function checkPoints(server: TestServer) {
  for (const { zip, districts } of spread(
    spanningZips().filter(({ state }) => state === 'NJ'),
    25,
  ))
    for (const { district, point } of BUILDINGS_OF_NEW_JERSEY) {
      const expected = districts.includes(district) ? `NJ NJ NJ-${district}` : 'NJ NJ';
      assert.is(await found(server, address({ postalCode: zip, ...point })), expected, `${zip} at ${district}`);
    }
}

const CHECKS = {
  'parses every member': checkMembers,
  'finds the lawmakers of 28 public buildings in New Jersey': checkNewJersey,
  'never guesses between the districts of a ZIP code': checkSpanning,
  'uses coordinates only if they fit the ZIP code': checkPoints,
};

const withPublicData = skipUnless(PUBLIC_DATA, 'no LAWMAKER_DATA');

withPublicData(`with the public files imported, ${Object.keys(CHECKS).join('; ')}`, () =>
  withServer(
    async (server) => {
      await importLawmakers(server.db, PUBLIC_DATA ?? '', { clock: () => new Date() });
      for (const check of Object.values(CHECKS)) await check(server);
    },
    { rateLimit: 0 },
  ),
);

test.run();
