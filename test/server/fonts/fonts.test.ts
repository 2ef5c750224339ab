import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createFonts, type FontOptions } from '../../../server/fonts/fonts.ts';
import { waitUntil } from '../../support/wait.ts';

const FONT = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/press-start-2p/400Regular/PressStart2P_400Regular.ttf'),
);
const OWN = { family: 'Gazette', url: 'https://self.invalid/images/own.ttf', isOfTitles: true };
const ELSEWHERE = { ...OWN, url: 'https://fonts.example/own.ttf' };
const DAY_MS = 86_400_000;

let dir: string;
let now: Date;
/** What the log was told. */
let told: string[];
let asked: string[];
let open: ReturnType<typeof createFonts>[];
test.before.each(() => {
  dir = mkdtempSync(join(tmpdir(), 'civic-action-fonts-'));
  mkdirSync(join(dir, 'dist/images'), { recursive: true });
  writeFileSync(join(dir, 'dist/images/own.ttf'), FONT);
  [now, told, asked, open] = [new Date('2026-11-26T00:00:00Z'), [], [], []];
});
test.after.each(async () => {
  await Promise.all(open.map((fonts) => fonts.close()));
  rmSync(dir, { recursive: true });
});

function fontsWith(options: Partial<FontOptions> = {}) {
  const fonts = createFonts({
    dataDir: dir,
    distDir: join(dir, 'dist'),
    clock: () => now,
    log: { warn: ({ reason }) => told.push(reason) },
    async fetchWhole(url) {
      asked.push(url.href);
      return FONT;
    },
    ...options,
  });
  open.push(fonts);
  return fonts;
}

const never = () => assert.unreachable();
/** Asks until the subset is made, however busy the machine is. */
async function faceOf(fonts: ReturnType<typeof createFonts>, font = OWN, text = 'Pier 9') {
  for (;;) {
    let isLater = false;
    const face = await fonts.faceOf(font, text, () => {
      isLater = true;
    });
    if (face || told.length > 0) return face;
    await waitUntil(() => isLater || told.length > 0);
  }
}
const kept = () => readdirSync(join(dir, 'fonts')).sort();

test('has a text’s letters in the font of a theme, and keeps them for the next start', async () => {
  const face = await faceOf(fontsWith());
  assert.equal([face?.family, face?.letters], ['Gazette', ' 9Peir…']);
  assert.is(Buffer.from(face?.woff2 ?? '', 'base64').toString('latin1', 0, 4), 'wOF2');
  const [name, ...more] = kept();
  assert.match(name ?? '', /^[0-9a-f]{32}\.woff2$/);
  assert.equal(more, []);
  // What is kept is taken as it is: nothing is made again.
  writeFileSync(join(dir, 'fonts', name ?? ''), 'kept');
  assert.is((await fontsWith().faceOf(OWN, 'Pier 9', never))?.woff2, Buffer.from('kept').toString('base64'));
});

test('makes another for other letters, and for another file', async () => {
  const fonts = fontsWith();
  await faceOf(fonts);
  await faceOf(fonts, OWN, 'Pier 8');
  writeFileSync(join(dir, 'dist/images/own.ttf'), Buffer.concat([FONT, Buffer.alloc(4)]));
  await faceOf(fonts);
  assert.is(kept().length, 3);
});

test('has none for a card without a text', async () => {
  assert.is(await fontsWith().faceOf(OWN, '', never), null);
});

for (const [title, font] of [
  ['that is not there', { ...OWN, url: 'https://self.invalid/images/none.ttf' }],
  ['outside the build', { ...OWN, url: 'https://self.invalid/images/..%2f..%2fsecret.ttf' }],
] as const)
  test(`has none for a file ${title}`, async () => {
    writeFileSync(join(dir, 'secret.ttf'), FONT);
    assert.is(await fontsWith().faceOf(font, 'Pier 9', never), null);
  });

test('waits for no other server: the next page has what it fetches, for a week', async () => {
  const fonts = fontsWith();
  let isHere = false;
  const first = await fonts.faceOf(ELSEWHERE, 'Pier 9', () => {
    isHere = true;
  });
  assert.is(first, null);
  await waitUntil(() => isHere);
  assert.ok(await faceOf(fonts, ELSEWHERE));
  assert.equal(asked, [ELSEWHERE.url]);
  now = new Date(now.getTime() + 8 * DAY_MS);
  assert.ok(await fonts.faceOf(ELSEWHERE, 'Pier 9', () => {}));
  await waitUntil(() => asked.length === 2);
});

test('keeps a font whose server fails after a week, and has no page drawn anew', async () => {
  let fails = false;
  const fonts = fontsWith({
    async fetchWhole(url) {
      asked.push(url.href);
      if (fails) throw new Error('its server answers 503');
      return FONT;
    },
  });
  await faceOf(fonts, ELSEWHERE);
  [now, fails] = [new Date(now.getTime() + 8 * DAY_MS), true];
  assert.ok(await fonts.faceOf(ELSEWHERE, 'Pier 9', never));
  await waitUntil(() => told.length > 0);
  assert.ok(await fonts.faceOf(ELSEWHERE, 'Pier 9', never));
  assert.is(asked.length, 2);
});

test('leaves a server alone for an hour that has no font, and says so once', async () => {
  const fonts = fontsWith({
    async fetchWhole(url) {
      asked.push(url.href);
      throw new Error('its server answers 404');
    },
  });
  assert.is(await fonts.faceOf(ELSEWHERE, 'Pier 9', never), null);
  await waitUntil(() => told.length > 0);
  assert.is(await fonts.faceOf(ELSEWHERE, 'Pier 9', never), null);
  assert.is(asked.length, 1);
  now = new Date(now.getTime() + 3_700_000);
  assert.is(await fonts.faceOf(ELSEWHERE, 'Pier 9', never), null);
  await waitUntil(() => asked.length === 2);
  assert.equal(told, ['its server answers 404']);
});

test('makes nothing of a broken file, and says so once', async () => {
  writeFileSync(join(dir, 'dist/images/own.ttf'), 'no font');
  const fonts = fontsWith();
  assert.is(await faceOf(fonts), null);
  assert.is(await fonts.faceOf(OWN, 'Pier 9', never), null);
  assert.is(told.length, 1);
});

test.run();
