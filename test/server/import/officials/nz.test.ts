import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importSource } from '../../../../server/import/lawmakers/sources/read.ts';
import { found } from '../../support/lawmakers/lookups.ts';
import { readFiles, readLists, refusalOf, withFiles } from '../../support/lawmakers/officials.ts';
import { withServer } from '../../support/server.ts';

/** The shapes of Parliament's table and Stats NZ's outlines, with made-up people. */

const MEMBERS = `\uFEFFContact,Salutation/Title,Job Title,Electorate,Party,Parliament Email
"van Example, Ada",Hon. Dr.,Member for Ōtaki,Ōtaki,Labour Party,ada@parliament.example
"Sample, Bo",,Member for Rongotai,Rongotai,Green Party,bo@parliament.example
"Pattern, Tākuta",,Member for Te Tai Tonga,Te Tai Tonga,Te Pāti Māori,cy@parliament.example
"Model, Dee",,List Member,,ACT New Zealand,dee@parliament.example
`;

type Ring = [lon: number, lat: number][];
const square = (west: number, south: number, size = 1): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const outline = (column: string, name: string, ...rings: Ring[]) => ({
  properties: { [column]: name },
  geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
});
/** The Chatham Islands lie at 183.5° on these maps. */
const OUTLINES = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    outline('GED2025_V1_00_NAME', 'Otaki', square(175, -41)),
    outline('GED2025_V1_00_NAME', 'Rongotai', square(174, -42), square(183, -44.5)),
    outline('MED2025_V1_00_NAME', 'Te Tai Tonga', square(174, -42), square(183, -44.5)),
    outline('GED2025_V1_00_NAME', 'Area outside electorates', square(190, -50)),
  ],
});
const FILES = { 'mps.csv': MEMBERS, 'maps.geojson': OUTLINES };

const ALL = { withPhotos: false, withListMembers: false, only: [] };
const clock = () => new Date('2026-11-20T12:00:00Z');

test('keeps general and Māori electorates in two lists, and leaves out members of party lists', () =>
  withFiles(FILES, async (dir) => {
    const lists = await readLists('nz', dir);
    assert.equal(
      lists.map(({ suffix, seats, said, dataset: { shapes, facts } }) => [
        suffix,
        seats,
        said,
        shapes.length,
        facts.map,
      ]),
      [
        [
          '',
          ['Ada van Example//Ōtaki/0', 'Bo Sample//Rongotai/0'],
          [
            'members: members who were elected by party lists are left out, 1 of them; --list-members takes them in, for every reader',
          ],
          2,
          'GED 2025',
        ],
        ['-maori', ['Tākuta Pattern//Te Tai Tonga/0'], [], 1, 'MED 2025'],
      ],
    );
    const [general] = lists;
    const { wire, email } = general?.dataset.members[0] ?? ({} as never);
    assert.equal(
      [wire.lastName, wire.displayName?.full, email],
      ['van Example', 'Ada van Example, MP for Ōtaki', 'ada@parliament.example'],
    );
  }));

test('takes members of party lists in where they are asked for', async () => {
  const { seats, said } = await readFiles('nz', FILES, { withListMembers: true });
  assert.equal([seats.length, seats[2], said], [3, 'Dee Model///0', []]);
});

test('finds the members of both rolls for an address, on the Chatham Islands too', () =>
  withServer(async (server) =>
    withFiles(FILES, async (dir) => {
      const imported = await importSource(server.db, 'nz', dir, { ...ALL, clock });
      assert.equal(
        imported.map(({ list, members }) => [list, members]),
        [
          ['nz', 2],
          ['nz-maori', 1],
        ],
      );
      const at = (latitude: number, longitude: number) =>
        found(
          server,
          {
            street: 'Main Road',
            streetNo: '1',
            city: 'Waitangi',
            countryCode: 'NZ',
            postalCode: '8016',
            latitude,
            longitude,
          },
          { countryCode: 'NZ', levels: [0], roles: [0] },
        );
      assert.is(await at(-44, -176.5), 'Rongotai Te Tai Tonga');
      assert.is(await at(-41.5, 174.5), 'Rongotai Te Tai Tonga');
    }),
  ));

test('keeps both lists apart from others under the operator’s own name, and replaces both at once', () =>
  withServer(async ({ db }) =>
    withFiles(FILES, async (dir) => {
      const names = async () =>
        (await db.selectFrom('lawmakerLists').select('list').orderBy('list').execute()).map(({ list }) => list);
      await importSource(db, 'nz', dir, { ...ALL, clock, as: 'mps' });
      assert.equal(await names(), ['mps', 'mps-maori']);
      const again = importSource(db, 'nz', dir, { ...ALL, clock, as: 'mps' });
      assert.match(await refusalOf(again), /would replace the list "mps"[\s\S]*would replace the list "mps-maori"/);
      await importSource(db, 'nz', dir, { ...ALL, clock, as: 'mps', isAgreed: true });
      assert.equal(await names(), ['mps', 'mps-maori']);
    }),
  ));

test('refuses outlines of electorates of the past, and names what is no member', async () => {
  const past = { ...FILES, 'maps.geojson': OUTLINES.replace('Otaki', 'Old Town') };
  assert.is(
    await refusalOf(readFiles('nz', past)),
    'the map: is of another map than its members: it has Old Town, and they have Ōtaki. Take files of one map',
  );
  assert.is(
    await refusalOf(readFiles('nz', { 'mps.csv': MEMBERS.replace('"Sample, Bo"', 'Bo Sample') })),
    'mps.csv:3: "Bo Sample" is not a surname, a comma and a given name',
  );
  assert.match(await refusalOf(readFiles('nz', {})), 'has no members of Parliament');
});

test('reads outlines of few electorates, of which one is vacant', async () => {
  const rest = ['Ilam', 'Nelson', 'Wigram'].map((name) => `"Member, Of",,Member for ${name},${name},Green Party,\n`);
  const files = { 'mps.csv': MEMBERS + rest.join(''), 'maps.geojson': OUTLINES.replace('Otaki', 'Kelly') };
  const { dataset } = await readFiles('nz', files);
  assert.equal(
    dataset.shapes.map(({ district }) => district),
    ['Kelly', 'Rongotai'],
  );
});

test('knows that members of before the election of 2026 are old', async () => {
  const { utimesSync } = await import('node:fs');
  await withFiles(FILES, async (dir) => {
    utimesSync(`${dir}/mps.csv`, new Date('2025-08-25T12:00:00Z'), new Date('2025-08-25T12:00:00Z'));
    const [list] = await readLists('nz', dir);
    assert.equal([list?.dataset.facts.asOf, list?.dataset.facts.termEnds], ['2025-08-25', '2026-11-07']);
  });
});

test.run();
