import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readFiles, readList, refusalOf, withFiles } from '../../support/lawmakers/officials.ts';

/** Rows of Open States' tables, such as `2,Ada Upper,I,3,upper,`. */
const table = (...rows: string[]) =>
  ['id,name,current_party,current_district,current_chamber,email', ...rows].join('\n');
const ADA = '1,Ada Upper,I,3,upper,';

const person = (id: string, state: string, type: string, district: string) => `id: ${id}
name: ${id}
roles: [{type: ${type}, jurisdiction: 'ocd-jurisdiction/country:us/${state}/government', district: ${district}}]
`;

const NOWHERE = 'legislators: their district is not known, so they are left out: ';

test('leaves out, by name, members whose district is not known', async () => {
  const { seats, said } = await readFiles('us-states', {
    'nj.csv': table(ADA, '2,Bo Empty,I,,lower,', '3,Cy Word,I,District,upper,', '4,Dee Zero,I,0,lower,'),
    'ne/legislature/e.yml': person('Ed', 'state:ne', 'legislature', "' '"),
    'nj/legislature/f.yml': person('Flo', 'state:nj', 'lower', 'null'),
  });
  assert.equal(seats, ['Ada Upper/NJ/3/1']);
  assert.ok(said.includes(`${NOWHERE}Ed, Flo, Bo Empty, Cy Word, Dee Zero`), said.join('\n'));
  assert.is(
    await refusalOf(readFiles('us-states', { 'nj.csv': table('1,Ada Lost,I,,lower,') })),
    `${NOWHERE}Ada Lost`,
    'a list of nobody',
  );
});

test('knows seats at large where there are such seats alone', async () => {
  const { seats } = await readFiles('us-states', {
    'nj/legislature/a.yml': person('Ada', 'state:nj', 'upper', 'At-Large'),
    'pr/legislature/b.yml': person('Bo', 'territory:pr', 'upper', 'At-Large'),
  });
  assert.equal(seats, ['Ada/NJ/At-Large/1', 'Bo/PR//1']);
});

test('leaves out members with texts that no screen and no letter could take', async () => {
  const rows = [
    ADA,
    '2,"Bo\nBcc: x@evil.example",I,4,upper,',
    `3,Cy ${'x'.repeat(1_000)},I,5,upper,`,
    '4\0,Dee Null,I,6,upper,',
    '5,Ed Long,I,7,upper,',
  ];
  const emails = `id,email\n5,ed@njleg.example\n`;
  const { seats, said } = await readFiles('us-states', { 'nj.csv': table(...rows), 'emails.csv': emails });
  assert.equal(seats, ['Ada Upper/NJ/3/1', 'Ed Long/NJ/7/1']);
  assert.ok(
    said.includes(
      `legislators: a text of theirs is over 1000 characters or has a line break or a control character, so they are left out: Bo Bcc: x@evil.example, Cy ${'x'.repeat(57)}, Dee Null`,
    ),
    said.join('\n'),
  );
});

test('takes no folder and no link to nothing for a file', () =>
  withFiles({ 'nj.csv': table(ADA), 'ny.csv/a': '', 'x.geojson/a': '', 'x.json/a': '' }, async (dir) => {
    for (const name of ['pa.csv', 'y.geojson', 'y.json']) symlinkSync(join(dir, 'gone'), join(dir, name));
    symlinkSync(join(dir, 'nj.csv'), join(dir, 'de.csv'));
    const { seats } = await readList('us-states', dir);
    assert.equal(seats, ['Ada Upper/DE/3/1'], 'a link to a file is one');
  }));

const SETTINGS: [settings: string, refusal: RegExp][] = [
  ['nj: {vacancies: abc}', /^settings\.yml:1: nj\.vacancies: Expected an array/],
  ['nj:\n  vacancies:\n  - null', /^settings\.yml:3: nj\.vacancies\[0\]: Expected an object/],
  ['nj:\n  vacancies:\n  - {a: 1}', /^settings\.yml:3: nj\.vacancies\[0\]\.chamber: is missing/],
  ['- null', /^settings\.yml:1: /],
];

for (const [settings, refusal] of SETTINGS)
  test(`says what is wrong in settings such as ${JSON.stringify(settings)}`, async () => {
    const files = { 'nj.csv': table(ADA), 'settings.yml': settings };
    assert.match(await refusalOf(readFiles('us-states', files)), refusal);
  });

test('reads no JSON of a source that publishes none', async () => {
  const { seats } = await readFiles('us-states', { 'nj.csv': table(ADA), 'x.json': '{' });
  assert.equal(seats, ['Ada Upper/NJ/3/1']);
});

test('reads JSON with a byte order mark, and none in another encoding than UTF-8', async () => {
  const empty = '\uFEFF{"features":[]}';
  const people = 'mp_id,name,party,riding,province\n1,Ada Example,Liberal,Avalon,Ontario\n';
  const { seats } = await readFiles('ca', { 'a.csv': people, 'a.json': empty, 'a.geojson': empty });
  assert.equal(seats, ['Ada Example/ON/Avalon/0']);
  for (const name of ['a.json', 'a.geojson'])
    await withFiles({ 'a.csv': people }, async (dir) => {
      writeFileSync(join(dir, name), Buffer.from('{"features":[],"name":"Montr\u00E9al"}', 'latin1'));
      assert.is(await refusalOf(readList('ca', dir)), `${name}: is not UTF-8: save it in that encoding`);
    });
});

const DEEP = 100_000;
const nested = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
const outline = (geometry: string, properties = '{}') =>
  `{"features":[{"properties":${properties},"geometry":${geometry}}]}`;
const SQUARE = '{"type":"Polygon","coordinates":[[[149,-35],[150,-35],[150,-36],[149,-35]]]}';
const LONG = ' '.repeat(1_000_001);

const OUTLINES: [what: string, text: string, refusal: RegExp][] = [
  [
    'too deep',
    outline(`{"type":"Polygon","coordinates":${nested}}`),
    /^a\.geojson features\[0\]: is nested too deeply$/,
  ],
  ['too deep and not closed', '['.repeat(DEEP), /^a\.geojson(:1)?: cannot be read: /],
  [
    'long, with a bad point',
    LONG + outline('{"type":"Point"}'),
    /^a\.geojson: features\[0\]\.geometry\.type: Expected/,
  ],
  ['long, with a nameless district', LONG + outline(SQUARE), /^a\.geojson: features\[0\]: names no district$/],
  ['long and no JSON', `${LONG}x`, /^a\.geojson: cannot be read: /],
];

for (const [what, text, refusal] of OUTLINES)
  test(`says in a sentence that outlines are ${what}`, async () =>
    assert.match(await refusalOf(readFiles('us-states', { 'nj.csv': table(ADA), 'a.geojson': text })), refusal));

test.run();
