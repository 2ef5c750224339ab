import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ImportedLawmakers, importLawmakers } from '../../../server/import/lawmakers/import.ts';
import { withCopy } from '../support/folder.ts';
import { withServer } from '../support/server.ts';

/** Tables as spreadsheets save them. */

const clock = () => new Date();
const JSON_FORM = 'test/fixtures/lawmakers';
const countsOf = ({ list, members, postcodes, shapes }: ImportedLawmakers) => [list, members, postcodes, shapes];

for (const [title, change] of [
  ['semicolons', (text: string) => text.replaceAll(',', ';')],
  ['tabs', (text: string) => text.replaceAll(',', '\t')],
  ['a first line that says semicolons', (text: string) => `sep=;\r\n${text.replaceAll(',', ';')}`],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
] as const)
  test(`reads a table with ${title}`, () =>
    withServer(async ({ db }) =>
      withCopy(JSON_FORM, async ({ dir }) => {
        const file = join(dir, 'postcodes.csv');
        const whole = countsOf(await importLawmakers(db, dir, { clock }));
        writeFileSync(file, change(readFileSync(file, 'utf8')));
        assert.equal(countsOf(await importLawmakers(db, dir, { clock, isAgreed: true })), whole);
      }),
    ));

for (const file of ['lawmakers.json', 'postcodes.csv'])
  test(`refuses ${file} in another encoding, which would break its names`, () =>
    withServer(async ({ db }) =>
      withCopy(JSON_FORM, async ({ dir }) => {
        writeFileSync(join(dir, file), Buffer.from(`${readFileSync(join(dir, file), 'utf8')}\nÉ`, 'latin1'));
        const message = await importLawmakers(db, dir, { clock }).catch((cause: Error) => cause.message);
        assert.is(message, `${file}: is not UTF-8: save it in that encoding`);
      }),
    ));

test.run();
