import { createWriteStream } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withFiles } from '../../../server/support/lawmakers/officials.ts';
import { createPlace } from '../../../server/support/process.ts';
import { runScript } from '../../../support/child.ts';
import { endOf } from '../../../support/output.ts';

/** A national table of addresses: it is read as a stream, so that one of gigabytes takes no more memory. */

const MOST_MEGABYTES = 400;
const TABLE_BYTES = 200_000_000;
const ROWS_AT_ONCE = 5_000;
const POSTCODES = 400_000;

const LOOKUP = 'pcon_name,pcon_code,member_id,display_as,party_text,member_email\nAshdale,E14009001,1,Ada Sample,X,\n';
const HEAD = 'UPRN,GRIDGB1E,GRIDGB1N,PCDS,PCON24CD,NOTE\n';
const BAD = '0,1,2,NOWHERE,E14009001,x\n';
const NOTE = `"${'an address, made up; '.repeat(6)}"`;

const letter = (number: number) => String.fromCharCode(65 + (number % 26));

function rowOf(index: number): string {
  const number = (index * 7_919) % POSTCODES;
  const postcode = `A${letter(number)}${Math.floor(number / 26) % 10} ${Math.floor(number / 260) % 10}${letter(Math.floor(number / 2_600))}${letter(Math.floor(number / 67_600))}`;
  return `${index},5,2,${postcode},E14009001,${NOTE}\n`;
}

/** Rows of that many bytes, and a bad one as the last. @returns how many lines there are before it */
async function writeTable(file: string): Promise<{ lines: number; bytes: number }> {
  let lines = 1;
  let bytes = HEAD.length;
  function* parts() {
    yield HEAD;
    while (bytes < TABLE_BYTES) {
      const text = Array.from({ length: ROWS_AT_ONCE }, (_, index) => rowOf(lines + index)).join('');
      lines += ROWS_AT_ONCE;
      bytes += text.length;
      yield text;
    }
    yield BAD;
  }
  await pipeline(Readable.from(parts()), createWriteStream(file));
  return { lines, bytes };
}

const TELL_MEMORY = `data:text/javascript,${encodeURIComponent(
  'process.once("exit", () => console.log("peak", process.resourceUsage().maxRSS / 1024, "MB"))',
)}`;

async function importing(folder: string, env: Record<string, string>) {
  const args = ['--import', TELL_MEMORY, 'scripts/import.ts', '--lawmakers', 'gb', folder];
  const { code, output } = await endOf(runScript(args, { env: { PATH: process.env.PATH ?? '', ...env } }));
  const megabytes = Number(/peak ([\d.]+) MB/.exec(output)?.[1]);
  assert.ok(megabytes < MOST_MEGABYTES, `${megabytes} MB`);
  return { code, output };
}

test('names the first bad line, and stores the rest, in little memory', async () => {
  const { env, remove } = await createPlace();
  await withFiles({ 'mp_lookup.csv': LOOKUP }, async (folder) => {
    const file = join(folder, 'nsul.csv');
    const { lines, bytes } = await writeTable(file);
    const refused = await importing(folder, env);
    assert.is(refused.code, 1);
    assert.match(refused.output, `nsul.csv:${lines + 1}: "NOWHERE" is not a postcode`);
    await truncate(file, bytes);
    const { code, output } = await importing(folder, env);
    assert.is(code, 0, output);
    assert.match(output, /1 lawmaker of GB, \d{6} postcode districts and 0 polygons imported/);
  });
  await remove();
});

test.run();
