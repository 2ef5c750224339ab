import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listsText } from '../../../scripts/lawmakers/say.ts';
import { makeToken } from '../../../server/access/tokens.ts';
import { importAtStart } from '../../../server/import/at-start.ts';
import { importLawmakers } from '../../../server/import/lawmakers/import.ts';
import { importSource } from '../../../server/import/lawmakers/sources/read.ts';
import { listsWithCounts, whyOld } from '../../../server/lawmakers/freshness.ts';
import { createBuild } from '../support/build.ts';
import { withCopy } from '../support/folder.ts';
import { withFiles } from '../support/lawmakers/officials.ts';
import { type TestServer, withServer } from '../support/server.ts';

const AGES: [asOf: string | null, termEnds: string | null, today: string, why: string | null][] = [
  ['2026-08-05', null, '2026-11-03', null],
  ['2026-08-05', null, '2026-11-04', 'its data is 91 days old'],
  ['2026-12-20', '2027-01-03', '2027-01-02', null],
  ['2026-12-20', '2027-01-03', '2027-01-03', 'a term ended on 2027-01-03, and its data is older'],
  ['2027-01-03', '2027-01-03', '2027-01-04', null],
  [null, '2027-01-03', '2027-01-04', null],
  ['2027-02-01', null, '2027-01-04', null],
];

for (const [asOf, termEnds, today, why] of AGES)
  test(`on ${today}, members as of ${asOf}, elected until ${termEnds}, are ${why ?? 'well'}`, () =>
    assert.is(whyOld({ asOf, termEnds }, new Date(`${today}T12:00:00Z`)), why));

const OLD = new Date('2026-08-05T12:00:00Z');
const clock = () => new Date('2026-11-20T12:00:00Z');

/** Imports a list that was saved long ago, and one that says when its term ends. */
async function importTwo({ db }: TestServer) {
  await withCopy('test/fixtures/riverton', async ({ dir }) => {
    utimesSync(join(dir, 'lawmakers.json'), OLD, OLD);
    await importLawmakers(db, dir, { clock, as: 'riverton' });
  });
  const columns = 'id,name,current_party,current_district,current_chamber,email';
  await withFiles({ 'nj.csv': `${columns}\np1,Ada Upper,Independent,1,upper,\n` }, async (dir) => {
    utimesSync(join(dir, 'nj.csv'), OLD, clock());
    await importSource(db, 'us-states', dir, { clock, only: [], withPhotos: false, withListMembers: false });
  });
}

const WARNING = 'its data is 107 days old';

test('says on /readyz and to the dashboard how old lists are', async () => {
  const build = createBuild();
  await withServer(
    async (server) => {
      const ready = async () => (await server.app.inject('/readyz')).json();
      assert.equal(await ready(), { status: 'ready' }, 'the content’s own have no age');
      await importTwo(server);
      const lawmakers = [
        { list: 'riverton', asOf: '2026-08-05', warning: WARNING },
        { list: 'us-states', asOf: '2026-11-20', warning: null },
      ];
      assert.equal(await ready(), { status: 'ready', lawmakers });
      const scopes = async (publisherId: string | null) => {
        const { token } = await makeToken(server.db, clock(), { name: 'Newsroom', publisherId, expiresAt: null });
        const headers = { authorization: `Bearer ${token}` };
        return (await server.app.inject({ url: '/dashboard/api/scopes', headers })).json();
      };
      assert.equal((await scopes(null)).lawmakers, lawmakers);
      assert.equal((await scopes('1')).lawmakers, [], 'a publisher imports none');
    },
    { distDir: build.dir, clock },
  );
  build.remove();
});

test('lists what there is, how old it is, and what it lacks', () =>
  withServer(async (server) => {
    const said = async () => listsText(await listsWithCounts(server.db), clock());
    assert.match(
      await said(),
      /^"us": \d+ lawmakers of US, \d+ postcode districts, \d+ polygons\n {2}of the content folder$/,
    );
    await importTwo(server);
    assert.is(
      await said(),
      `"riverton": 3 lawmakers of US, 3 postcode districts, 1 polygon
  as of 2026-08-05, 107 days ago
  Import it again: ${WARNING}

"us-states": 1 lawmaker of US, 0 postcode districts, 0 polygons
  from us-states, as of 2026-11-20, 0 days ago, term until 2028-01-01
  1 lawmaker to whom no postcode and no outline leads`,
    );
    await server.db.deleteFrom('lawmakerLists').execute();
    assert.match(await said(), 'imported by an earlier release, so that its age is not known');
    assert.is(listsText([], clock()), 'No lawmakers have been imported yet.');
  }));

test('forgets the age of a list with the list', () =>
  withServer(async (server) => {
    const lists = async () => (await listsWithCounts(server.db)).map(({ list, facts }) => [list, facts?.list]);
    await importTwo(server);
    await importAtStart(
      server.db,
      { contentDir: 'server/content', clock, geocoder: null, distDir: 'dist' },
      server.app.log,
    );
    assert.equal(await lists(), [
      ['riverton', 'riverton'],
      ['us-states', 'us-states'],
    ]);
    await withCopy('test/fixtures/riverton', ({ dir }) =>
      importLawmakers(server.db, dir, { clock, as: 'riverton', isAgreed: true }),
    );
    assert.is((await server.db.selectFrom('lawmakerLists').select('list').execute()).length, 2);
  }));

test.run();
