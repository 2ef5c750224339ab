import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isFont } from '../../../server/fonts/fetch-font.ts';
import { lettersOf } from '../../../server/fonts/fonts.ts';
import { narrowed, refusalIn, subset } from '../../../server/fonts/subset.ts';

const require = createRequire(import.meta.url);
const VARIABLE = readFileSync(
  require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
);
const STATIC = readFileSync(
  require.resolve('@expo-google-fonts/press-start-2p/400Regular/PressStart2P_400Regular.ttf'),
);

const TITLES = [800, 800] as const;
const LETTERS = lettersOf('What should become of Pier 9?', true);

for (const [fsType, refusal] of [
  [0x0000, null], // installable
  [0x0002, 'its licence forbids embedding (fsType)'],
  [0x0004, null], // preview and print
  [0x0006, null], // of two bits the more generous counts
  [0x0008, null], // editable
  [0x0100, 'its licence forbids subsets (fsType)'],
  [0x0108, 'its licence forbids subsets (fsType)'],
  [0x0200, 'its licence allows bitmaps alone (fsType)'],
] as const)
  test(`takes a font by its licence bits 0x${fsType.toString(16).padStart(4, '0')}: ${refusal ?? 'yes'}`, () => {
    assert.is(refusalIn(fsType), refusal);
  });

const WEIGHTS = { tag: 'wght', min: 200, max: 700 };
const SIZES = { tag: 'opsz', min: 6, max: 72 };
for (const [title, axes, weights, wanted] of [
  ['pins the weight of titles', [WEIGHTS, SIZES], [600, 600], { wght: 600 }],
  ['keeps a weight within the axis', [WEIGHTS], TITLES, { wght: 700 }],
  ['keeps the weights of texts', [WEIGHTS], [400, 800], { wght: { min: 400, max: 700 } }],
  ['leaves other axes as they are', [SIZES], TITLES, {}],
  ['has nothing to narrow in a font with one design', [], TITLES, {}],
] as const)
  test(title, () => assert.equal(narrowed(axes, weights), wanted));

for (const [title, text, isOfTitles, wanted] of [
  ['has each letter once, in order, and what a cut title ends in', 'Pier Pier', true, ' Peir…'],
  ['takes composed letters for decomposed ones', 'e\u0301', true, ' é…'],
  ['has all digits for texts, whose counts change', 'A 1', false, ' ,-.0123456789A‐…'],
  ['leaves out line breaks', 'a\n\tb', true, ' ab…'],
] as const)
  test(title, () => assert.is(lettersOf(text, isOfTitles), wanted));

test('makes a few kilobytes of a variable font, with its optical sizes', async () => {
  const made = await subset({ bytes: VARIABLE, letters: LETTERS, weights: TITLES });
  assert.ok(isFont(made));
  assert.ok(made.length > 4_000 && made.length < 12_000, `${made.length} bytes`);
});

test('makes fewer of a font with one design', async () => {
  const made = await subset({ bytes: STATIC, letters: LETTERS, weights: TITLES });
  assert.ok(isFont(made) && made.length < 4_000, `${made.length} bytes`);
});

/** A font whose table OS/2 says something else. */
function withLicence(font: Buffer, fsType: number): Buffer {
  const changed = Buffer.from(font);
  const [record] = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16).filter(
    (at) => font.toString('latin1', at, at + 4) === 'OS/2',
  );
  changed.writeUInt16BE(fsType, font.readUInt32BE((record ?? 0) + 8) + 8);
  return changed;
}

for (const [title, bytes, letters, reason] of [
  ['a font whose licence forbids it', withLicence(STATIC, 0x0002), LETTERS, 'its licence forbids embedding (fsType)'],
  ['a font without the letters', STATIC, '漢字', 'it has none of the letters'],
] as const)
  test(`makes nothing of ${title}`, async () => {
    const failure = await subset({ bytes, letters, weights: TITLES }).catch((cause: Error) => cause.message);
    assert.is(failure, reason);
  });

test('makes nothing of what is no font', async () => {
  const failure = await subset({ bytes: Buffer.from('<html>'), letters: LETTERS, weights: TITLES }).catch(
    (cause) => cause,
  );
  assert.instance(failure, Error);
});

test.run();
