import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CATALOGUE } from '../../../../server/import/lawmakers/sources/catalogue.ts';
import { fetchFiles } from '../../../../server/import/lawmakers/sources/fetch.ts';
import { readFiles, readList, refusalOf, withFiles } from '../../support/lawmakers/officials.ts';

/** The shapes of the files of the congress-legislators project and the Census Bureau, with a made-up person. */

const members = (start: string) => `- id: {bioguide: E000001}
  name: {first: Ada, last: Example}
  terms:
  - {type: rep, state: NJ, district: 10, party: Democrat, start: '${start}', end: '2029-01-03'}
`;
const table = (congress: number, geoid: string) => `GEOID_CD${congress}_20|GEOID_ZCTA5_20\n${geoid}|07102\n`;
const file = (congress: number) => `tab20_cd${congress}20_zcta520_natl.txt`;

test('fetches a new Congress into the folder of the last one, and reads the new map alone', () =>
  withFiles({ 'legislators-current.yaml': members('2025-01-03'), [file(119)]: table(119, '3408') }, async (dir) => {
    const answers: Record<string, string> = {
      'legislators-current.yaml': members('2027-01-03'),
      [file(120)]: table(120, '3410'),
    };
    await fetchFiles(CATALOGUE.us, dir, {
      ...{ today: '2027-01-20', only: [], say: () => {}, wait: async () => {} },
      now: () => Date.now() + 2 * 86_400_000,
      request: async (url) => new Response(answers[String(url).split('/').at(-1) ?? ''] ?? '[]'),
    });
    assert.ok(existsSync(join(dir, file(119))), 'the last term’s table');
    const { rows, dataset } = await readList('us', dir);
    assert.equal([rows, dataset.facts.map], [['07102/NJ/10/0'], 'CD 120']);
  }));

test('refuses a folder with tables of other Congresses alone', async () => {
  const files = { 'legislators-current.yaml': members('2027-01-03'), [file(119)]: table(119, '3410') };
  assert.is(
    await refusalOf(readFiles('us', files)),
    `${file(119)}: is of another map than its members: it has the districts of Congress 119, and they sit in Congress 120. Take files of one map`,
  );
});

test.run();
