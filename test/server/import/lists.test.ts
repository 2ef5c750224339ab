import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importAtStart } from '../../../server/import/at-start.ts';
import { importContent } from '../../../server/import/import-content.ts';
import { importLawmakers, readLawmakers, removeLawmakers } from '../../../server/import/lawmakers/import.ts';
import { storeContentLawmakers } from '../../../server/import/lawmakers/with-content.ts';
import { textOf } from '../../../server/import/mistakes.ts';
import { withCopy } from '../support/folder.ts';
import { address, CONGRESS, FOR_CONTACT, found } from '../support/lawmakers/lookups.ts';
import { type TestServer, withServer } from '../support/server.ts';

const HOUSES = 'test/fixtures/lawmakers';
const clock = () => new Date();

const zip = (postalCode: string, changes: object = {}) => address({ postalCode, ...changes });

const stored = ({ db }: Pick<TestServer, 'db'>) =>
  db.selectFrom('lawmakers').select(['id', 'list', 'level', 'role']).orderBy('list').orderBy('position').execute();

const RIVERTON = 'test/fixtures/riverton';
const ALL = { countryCode: 'US' };
const TOWN = { countryCode: 'US', levels: [2] };

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it was done',
    (cause: Error) => cause.message,
  );

test('keeps a town’s council beside Congress, and finds it for the town alone', () =>
  withServer(async (server) => {
    await importLawmakers(server.db, HOUSES, { clock });
    const imported = await importLawmakers(server.db, RIVERTON, { clock, as: 'riverton' });
    assert.equal(imported.warnings, []);
    // The mayor has no district, which stands for the town.
    assert.is(await found(server, zip('00001'), ALL), 'NJ NJ NJ NJ-1 NJ-East');
    assert.is(await found(server, zip('00001'), TOWN), 'NJ NJ-East');
    assert.is(await found(server, zip('00001'), CONGRESS), 'NJ NJ NJ-1');
    assert.is(await found(server, zip('00002'), ALL), 'NJ NJ NJ-2', 'another town');
    assert.is(await found(server, zip('00002'), TOWN), 'NoRepsFound');
    assert.is(await found(server, zip('10001', { adminArea1Code: 'NY' }), TOWN), 'NoRepsFound');
    assert.is(
      await found(server, zip('00001', { latitude: 10, longitude: 10 }), TOWN),
      'NoRepsFound',
      'not its outline',
    );
    assert.is(await found(server, zip('00001', { latitude: 40.5, longitude: -74.5 }), TOWN), 'NJ NJ-East');
    assert.is(await found(server, zip('00003'), TOWN), 'NJ', 'the mayor of two wards');
    assert.equal(
      (await stored(server)).filter(({ list }) => list === 'riverton').map(({ level, role }) => [level, role]),
      [
        [2, 2],
        [2, 0],
        [2, 0],
      ],
    );
  }));

test('tells two towns of one state apart whose wards have the same names', () =>
  withServer(async (server) =>
    withCopy(RIVERTON, async ({ dir, replace }) => {
      await importLawmakers(server.db, RIVERTON, { clock, as: 'riverton' });
      replace('lawmakers.json', /riverton-/g, 'lakeside-');
      replace('postcodes.csv', /0000/g, '0900');
      await importLawmakers(server.db, dir, { clock, as: 'lakeside' });
      const ids = async (postalCode: string) => {
        const address = zip(postalCode);
        const answer = await server.post(FOR_CONTACT, { representativeSearch: TOWN, address }, {});
        return (answer.body as { id: string }[]).map(({ id }) => id);
      };
      assert.equal(await ids('00001'), ['riverton-mayor', 'riverton-east']);
      assert.equal(await ids('09001'), ['lakeside-mayor', 'lakeside-east']);
    }),
  ));

test('says what an import would replace, and replaces it when that is agreed to', () =>
  withServer(async (server) => {
    await importLawmakers(server.db, HOUSES, { clock });
    const before = await stored(server);
    assert.is(
      await refusal(importLawmakers(server.db, RIVERTON, { clock })),
      `${RIVERTON}: would replace the list "us", 9 lawmakers of US (Senator One, Senator Two, Ánna O’Fixture, Jr. and 6 more), with 3; 9 of them would be removed: Senator One, Senator Two, Ánna O’Fixture, Jr. and 6 more. Add --yes to replace it, or --as NAME to keep both`,
    );
    assert.match(await refusal(importLawmakers(server.db, HOUSES, { clock })), 'with 9; all of them stay.');
    assert.equal(await stored(server), before);
    await importLawmakers(server.db, RIVERTON, { clock, isAgreed: true });
    assert.equal(
      (await stored(server)).map(({ id }) => id),
      ['riverton-mayor', 'riverton-east', 'riverton-west'],
    );
    assert.is(await found(server, zip('00001'), ALL), 'NJ NJ-East');
  }));

test('names a list that has the same people under another name', () =>
  withServer(async (server) => {
    await importLawmakers(server.db, HOUSES, { clock });
    assert.is(
      await refusal(importLawmakers(server.db, HOUSES, { clock, as: 'congress' })),
      'members id: "s1", "s2", "r1" and 6 more are in the list "us" already',
    );
  }));

test('removes a list when that is agreed to, and brings back the content’s own lawmakers after the last', () =>
  withServer(async (server) => {
    const start = () =>
      importAtStart(
        server.db,
        { contentDir: 'server/content', clock, geocoder: null, distDir: 'dist' },
        server.app.log,
      );
    const made = await stored(server);
    const { passedOver } = await importLawmakers(server.db, RIVERTON, { clock, as: 'riverton' });
    assert.equal(
      passedOver.map(({ list, members }) => [list, members.length]),
      [['us', made.length]],
    );
    assert.match(await refusal(removeLawmakers(server.db, 'us', { clock, isAgreed: true })), 'there are "riverton"');
    assert.match(
      await refusal(removeLawmakers(server.db, 'riverton', { clock })),
      'riverton: would remove the list "riverton", 3 lawmakers of US (Maya Mayor, Edda East, Wes West)',
    );
    await start();
    assert.is((await stored(server)).length, 3);
    const { isLast } = await removeLawmakers(server.db, 'riverton', { clock, isAgreed: true });
    assert.is(isLast, true);
    assert.equal(await stored(server), []);
    await start();
    assert.equal(await stored(server), made);
  }));

type Break = Parameters<Parameters<typeof withCopy>[1]>[0];

test('names the content’s own lawmakers that are not used', () =>
  withServer(async ({ db }) => {
    await importLawmakers(db, RIVERTON, { clock, as: 'riverton' });
    const { warnings } = await importContent(db, 'server/content', { clock, geocoder: {} }, 'command');
    assert.match(
      textOf(warnings[0] ?? { file: '', path: '', message: '' }),
      /^lawmakers\/us\/: its \d+ lawmakers of US are not used, since others were imported by command: npm run import -- --lawmakers server\/content\/lawmakers\/us --as us adds them$/,
    );
    const { members, ...others } = await readLawmakers(RIVERTON);
    const lists = [{ name: 'Mayor', dataset: { ...others, members: members.slice(0, 1) } }];
    const [alone] = await db.transaction().execute((trx) => storeContentLawmakers(trx, { folder: 'x', lists }, clock));
    assert.match(alone?.message ?? '', /^its 1 lawmaker of US is not used, since .* x\/Mayor --as mayor adds them$/);
  }));

const WARNINGS: [title: string, breaking: (copy: Break) => void, warnings: string[]][] = [
  [
    'a member whose district no postcode leads to',
    ({ replace }) => replace('postcodes.csv', /.*West.*\n/g, ''),
    ['lawmakers.json: no postcode and no outline leads to Wes West (West): readers never find them'],
  ],
  [
    'postcodes of the lower house, for a council',
    ({ replace }) => replace('postcodes.csv', /,(level,role|City,LegislatureLowerBody)/g, ''),
    [
      'postcodes.csv: its districts are those of the country’s lower house, but the list has nobody in it: add the columns level and role, such as City and LegislatureLowerBody',
      'lawmakers.json: no postcode and no outline leads to Wes West (West): readers never find them',
    ],
  ],
  [
    'a town that nothing leads to',
    ({ remove }) => {
      remove('postcodes.csv');
      remove('east.geojson');
    },
    [
      'lawmakers.json: no postcode and no outline leads to Maya Mayor, Edda East (East), Wes West (West): readers never find them',
    ],
  ],
];

for (const [title, breaking, warnings] of WARNINGS)
  test(`warns of ${title}`, () =>
    withServer(({ db }) =>
      withCopy(RIVERTON, async (copy) => {
        breaking(copy);
        const imported = await importLawmakers(db, copy.dir, { clock });
        assert.equal(imported.warnings.map(textOf), warnings);
      }),
    ));

test.run();
