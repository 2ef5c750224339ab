import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, deflateSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkUnpacked } from '../../../server/fonts/unpacked.ts';

/** What a font unpacks to, by real files and by files that lie. */

const { resolve } = createRequire(import.meta.url);
const WOFF2 = readFileSync(resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'));
const TTF = readFileSync(resolve('@expo-google-fonts/press-start-2p/400Regular/PressStart2P_400Regular.ttf'));
const ZEROS = Buffer.alloc(40_000_000);

const numbers = (...all: number[]) =>
  Buffer.concat(all.map((each) => Buffer.from(Uint32Array.of(each).buffer).reverse()));

/** With one table, which says that it unpacks to so many bytes. */
function woff(table: Buffer, unpacked: number) {
  const header = Buffer.alloc(44);
  header.write('wOFF', 'latin1');
  header.writeUInt16BE(1, 12);
  return Buffer.concat([header, Buffer.from('head'), numbers(64, table.length, unpacked, 0), table]);
}

function woff2(tables: Buffer) {
  const header = Buffer.alloc(48);
  header.write('wOF2', 'latin1');
  header.writeUInt16BE(1, 12);
  header.writeUInt32BE(tables.length, 20);
  return Buffer.concat([header, Buffer.from([1, 100]), tables]);
}

for (const [what, font] of [
  ['a WOFF2', WOFF2],
  ['a file without compression', TTF],
  ['a WOFF whose table is as large as it says', woff(deflateSync(ZEROS.subarray(0, 100)), 100)],
] as const)
  test(`takes ${what}`, () => checkUnpacked(font));

for (const [what, font] of [
  ['a WOFF whose table is larger than it says', woff(deflateSync(ZEROS), 100)],
  ['a WOFF that is too large', woff(deflateSync(ZEROS), ZEROS.length)],
  ['a WOFF2 that is too large', woff2(brotliCompressSync(ZEROS))],
  ['half of a WOFF2', WOFF2.subarray(0, 1_000)],
  ['a WOFF that ends in its header', woff(Buffer.alloc(0), 0).subarray(0, 20)],
] as const)
  test(`refuses ${what}`, () => {
    assert.throws(() => checkUnpacked(font), 'it is damaged, or unpacks to more than 30 MB');
  });

test.run();
