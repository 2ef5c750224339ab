import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createInsets } from '../../../../../server/pages/share/picture/inset.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>';
/** The first bytes of a PNG, which say its size. */
const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const WEBP = Buffer.concat([Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f', 'latin1'), Buffer.alloc(20)]);

let folder: string;
let distDir: string;
const write = (name: string, bytes: string | Buffer) => writeFileSync(join(distDir, 'images', name), bytes);

test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'civic-action-insets-'));
  distDir = join(folder, 'dist');
  mkdirSync(join(distDir, 'images'), { recursive: true });
  writeFileSync(join(folder, 'secret.svg'), SVG);
  write('a b.svg', SVG);
  write('7', png(4, 3));
  write('huge.png', png(30_000, 30_000));
  write('large.svg', `${SVG}${' '.repeat(8_000_001)}`);
  write('photo.webp', WEBP);
  write('text.png', 'no picture');
});
test.after(() => rmSync(folder, { recursive: true }));

const insets = (imagesBase: string | null = '/images/') =>
  createInsets({
    distDir,
    demoFile: (file) => (file === 'ferry.svg' ? join(distDir, 'images/a b.svg') : null),
    imagesBase: () => imagesBase,
    publicOrigin: 'https://widgets.example',
  });

const DATA = `data:image/svg+xml,${encodeURIComponent(SVG)}`;

for (const [title, name, type] of [
  ['a file of the build', 'a b.svg', 'image/svg+xml'],
  ['one that is named by a number', 7, 'image/png'],
  ['one that is named by its path', '/images/7', 'image/png'],
  ['one of the demo newspaper', 'gazette/ferry.svg', 'image/svg+xml'],
  ['one at the server’s public address', 'https://widgets.example/images/7', 'image/png'],
] as const)
  test(`reads ${title}`, async () => {
    const inset = await insets()(name);
    assert.match(inset?.digest ?? '', /^[0-9a-f]{64}$/);
    assert.match((await inset?.read()) ?? '', `data:${type};base64,`);
  });

for (const [title, name] of [
  ['nothing', ''],
  ['a file that is not there', 'none.svg'],
  ['a file outside of the build', '/images/%2e%2e%2f%2e%2e%2fsecret.svg'],
  ['a broken escape', '/images/%E0%A4%A'],
  ['another server', 'https://cdn.example/images/7'],
  ['an address in the operator’s network', 'http://127.0.0.1/images/7'],
  ['another scheme', 'file:///etc/passwd'],
  ['a format that the renderer lacks', 'photo.webp'],
  ['what is no picture', 'text.png'],
  ['a data address, which no content may have', DATA],
  ['a picture that unpacks to gigabytes', 'huge.png'],
  ['a file that is too large', 'large.svg'],
  ['a folder', '/images/'],
] as const)
  test(`leaves out ${title}`, async () => assert.is(await insets()(name), null));

test('leaves out files with plain names where another server has them', async () => {
  assert.is(await insets('https://cdn.example/')('a b.svg'), null);
  assert.is(await insets(null)('a b.svg'), null);
});

test('goes by what a file holds, and notices another one under its name', async () => {
  const insetOf = insets();
  const digestOf = async (name: string) => (await insetOf(name))?.digest;
  write('changing.svg', SVG);
  const first = await digestOf('changing.svg');
  assert.is(first, await digestOf('a b.svg'));
  write('changing.svg', SVG.replace('2', '3'));
  utimesSync(join(distDir, 'images/changing.svg'), 1, 1);
  assert.is.not(await digestOf('changing.svg'), first);
});

test.run();
