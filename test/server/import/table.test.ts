import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Columns, readTable } from '../../../server/import/table.ts';

type Name = 'code' | 'seat';
const PLAIN: Columns<Name> = { needed: ['code'], optional: ['seat'] };
const BY_PATTERN: Columns<Name> = { needed: ['code', 'seat'], patterns: { code: /^pcds?$/i, seat: /^PCON\d\dCD$/i } };

/** The rows of a table as `code/seat`, and the names of its columns. */
async function read(content: string | Buffer, columns = PLAIN, take?: (code: string) => string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-table-'));
  try {
    writeFileSync(join(folder, 'table.csv'), content);
    const rows: string[] = [];
    const names = await readTable(folder, 'table.csv', columns, ({ code, seat }) => {
      rows.push(`${code}/${seat}`);
      return take?.(code);
    });
    return { rows, names };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const failure = (work: Promise<unknown>) => work.then(String, (cause: Error) => cause.message);

const FORMS: [title: string, text: string, columns: Columns<Name>, rows: string[]][] = [
  ['upright lines and a byte order mark', '\uFEFFcode|x|seat\r\nA|1|"b|c"\r\nB|2|d', PLAIN, ['A/b|c', 'B/d']],
  ['semicolons, as its first line says', 'sep=;\ncode;seat\n"a;b";c', PLAIN, ['a;b/c']],
  ['a column under the name of its year', 'PCDS,PCON24CD\nA,E1\nB,E2\n', BY_PATTERN, ['A/E1', 'B/E2']],
  ['the last of two columns that fit', 'pcd,pcon10cd,pcon24cd\nA,old,new', BY_PATTERN, ['A/new']],
  ['no optional column', 'code\nA\nB', PLAIN, ['A/', 'B/']],
  ['a line alone', 'code,seat', PLAIN, []],
];

for (const [title, text, columns, rows] of FORMS)
  test(`reads a table with ${title}`, async () => assert.equal((await read(text, columns)).rows, rows));

test('says how the columns are called in the file', async () => {
  const { names } = await read('x,PCON24CD,pcd\n', BY_PATTERN);
  assert.equal(names, { code: 'pcd', seat: 'PCON24CD' });
  assert.equal((await read('code\n')).names, { code: 'code' });
});

test('reads a file of many parts, wherever they are cut', async () => {
  const lines = Array.from({ length: 60_000 }, (_, index) => `${index},"né\r\n${index}"`);
  const { rows } = await read(`code,seat\r\n${lines.join('\r\n')}\r\n`);
  assert.is(rows.length, 60_000);
  assert.ok(rows.every((row, index) => row === `${index}/né\n${index}`));
});

test('names the first bad line of a long file', async () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => `${index},"two\r\nlines"\r\n`).join('');
  assert.is(
    await failure(read(`code,seat\r\n${rows}A,B,C\r\n`)),
    'table.csv:60002: has 3 cells for 2 columns: put a text with a comma in quotation marks',
  );
  assert.is(
    await failure(read(`code,seat\r\n${rows}A,B"C"\r\n`)),
    'table.csv:60002: has a quotation mark inside a cell: put the whole cell in quotation marks, and double the mark inside it',
  );
});

test('stops after a hundred bad lines', async () => {
  const text = `code\n${'A\n'.repeat(100_000)}`;
  let taken = 0;
  const message = await failure(
    read(text, PLAIN, () => {
      taken++;
      return 'is wrong';
    }),
  );
  assert.equal([taken, message.split('\n').length, message.split('\n')[0]], [100, 100, 'table.csv:2: is wrong']);
});

test('refuses bytes that are not UTF-8 anywhere in a file', async () => {
  const long = Buffer.from(`code\n${'A\n'.repeat(300_000)}`);
  const message = 'table.csv: is not UTF-8: save it in that encoding';
  assert.is(await failure(read(Buffer.concat([long, Buffer.from([0xe9])]))), message);
  assert.is(await failure(read(Buffer.concat([long, Buffer.from([0xe9]), long]))), message);
});

test('says which columns are missing, and that a file is', async () => {
  assert.is(await failure(read('pcd,seat\n', BY_PATTERN)), 'table.csv:1: has no column seat');
  const gone = readTable('test/fixtures', 'none.csv', PLAIN, () => undefined);
  assert.is(await failure(gone), 'none.csv: is missing in test/fixtures');
});

test.run();
