import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importLawmakers, readLawmakers } from '../../../server/import/lawmakers/import.ts';
import { withCopy } from '../support/folder.ts';
import { address, found } from '../support/lawmakers/lookups.ts';
import { withServer } from '../support/server.ts';

const LAWMAKERS = 'test/fixtures/lawmakers';
const HEAD = 'postalCode,adminArea1Code,district';
const SKYE = 'Inverness, Skye and West Ross-shire';

/** What the import makes of a table of postcodes. */
const postcodesIn = (text: string) =>
  withCopy(LAWMAKERS, async ({ dir, replace }) => {
    replace('postcodes.csv', /^[\s\S]*$/, text);
    const { postcodes } = await readLawmakers(dir);
    return [...postcodes].map(({ postalCode, adminArea1Code, district, level, role }) =>
      [postalCode, adminArea1Code, district, level, role].join('|'),
    );
  });

const FORMS: [title: string, text: string, rows: string[]][] = [
  ['a comma in quotation marks', `${HEAD}\n00001,NJ,"${SKYE}"`, [`00001|NJ|${SKYE}|0|0`]],
  [
    'columns after it',
    `${HEAD},level,role\n00001,NJ,"Ward 1, North",City,LegislatureLowerBody`,
    ['00001|NJ|Ward 1, North|2|0'],
  ],
  ['a doubled quotation mark', `${HEAD}\n00001,NJ,"The ""Rock"""`, ['00001|NJ|The "Rock"|0|0']],
  [
    'a line break in a cell',
    `note,${HEAD}\n"two\nlines",00001,NJ,1\n,00002,NJ,2`,
    ['00001|NJ|1|0|0', '00002|NJ|2|0|0'],
  ],
  ['a byte order mark and CRLF', `\uFEFF${HEAD}\r\n00001,NJ,1\r\n00002,NJ,2\r\n`, ['00001|NJ|1|0|0', '00002|NJ|2|0|0']],
  ['line ends of two programs', `${HEAD}\r\n00001,NJ,1\n00002,NJ,2\r`, ['00001|NJ|1|0|0', '00002|NJ|2|0|0']],
  ['spaces around cells', `${HEAD}\n00001 , NJ , "1"  \n`, ['00001|NJ|1|0|0']],
  ['empty lines', `${HEAD}\n\n00001,NJ,1\n   \n`, ['00001|NJ|1|0|0']],
  [
    'columns in another order, and unknown ones',
    'district,x,adminArea1Code,postalCode\n1,y,NJ,00001',
    ['00001|NJ|1|0|0'],
  ],
  ['rows that end in empty cells', `${HEAD}\n00001,NJ,1,,\n`, ['00001|NJ|1|0|0']],
  ['a row that is too short', `${HEAD}\n00001,NJ\n`, ['00001|NJ||0|0']],
];

for (const [title, text, rows] of FORMS)
  test(`reads a table with ${title}`, async () => assert.equal(await postcodesIn(text), rows));

const MISTAKES: [title: string, text: string, message: string][] = [
  [
    'a row with a comma too many',
    `${HEAD}\n00001,NJ,1\n00002,SCT,${SKYE}`,
    'postcodes.csv:3: has 4 cells for 3 columns: put a text with a comma in quotation marks',
  ],
  [
    'a quotation mark inside a cell',
    `${HEAD}\n00001,NJ,1\n00002,NJ,The "Rock"`,
    'postcodes.csv:3: has a quotation mark inside a cell: put the whole cell in quotation marks, and double the mark inside it',
  ],
  [
    'a quotation mark that is never closed',
    `${HEAD}\n00001,NJ,1\n00002,NJ,"2\n00003,NJ,3\n`,
    'postcodes.csv:3: has a quotation mark that is never closed',
  ],
  [
    'a row after one of two lines',
    `note,${HEAD}\r\n"two\r\nlines",00001,NJ,1\r\n,,NJ,2`,
    'postcodes.csv:4: has no postal code',
  ],
  ['a row of two lines by its first', `note,${HEAD}\n\n"two\nlines",,NJ,1\n`, 'postcodes.csv:3: has no postal code'],
  [
    'every bad row',
    `${HEAD}\n,NJ,1\n00002,NJ,2\n,NJ,3`,
    'postcodes.csv:2: has no postal code\npostcodes.csv:4: has no postal code',
  ],
  ['an empty table', '\n', `postcodes.csv:1: has no column postalCode, adminArea1Code, district`],
];

for (const [title, text, message] of MISTAKES)
  test(`names ${title} in a table`, async () => {
    const failure = await postcodesIn(text).catch((cause: Error) => cause);
    assert.is((failure as Error).message, message);
  });

test('finds the member of a district whose name has a comma', () =>
  withServer((server) =>
    withCopy(LAWMAKERS, async ({ dir, replace }) => {
      replace('lawmakers.json', '"district": "1"', `"district": "${SKYE}"`);
      replace('postcodes.csv', '00001,NJ,1', `00001,NJ,"${SKYE}"`);
      await importLawmakers(server.db, dir, { clock: () => new Date() });
      assert.is(await found(server, address({ postalCode: '00001' })), `NJ NJ NJ-${SKYE}`);
    }),
  ));

test.run();
