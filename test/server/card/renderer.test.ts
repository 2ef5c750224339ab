import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCardBuild } from '../../../server/card/renderer.ts';
import { CARD_FORMAT } from '../../../widget/core/api/wire/served-page.ts';

let dir = '';
test.before.each(() => {
  dir = mkdtempSync(join(tmpdir(), 'civic-action-card-'));
  mkdirSync(join(dir, 'server'));
});
test.after.each(() => rmSync(dir, { recursive: true }));

/** Writes a build. @param at its time, s */
function build(parts: object, at: number) {
  writeFileSync(join(dir, 'server/render.mjs'), 'export const renderCard = () => null;');
  writeFileSync(join(dir, 'server/card.json'), JSON.stringify(parts));
  utimesSync(join(dir, 'server/card.json'), at, at);
}

test('reads a build, and the one that replaces it', async () => {
  const now = createCardBuild(dir);
  assert.is(await now(), null);
  build({ format: CARD_FORMAT, style: 'a {}' }, 1);
  assert.is((await now())?.parts.style, 'a {}');
  build({ format: CARD_FORMAT, style: 'b {}' }, 2);
  assert.is((await now())?.parts.style, 'b {}');
});

for (const [whose, parts] of [
  ['an earlier', { lastLine: 'begin()' }],
  ['a later', { format: CARD_FORMAT + 1 }],
] as const)
  test(`draws nothing with the build of ${whose} release, until one of its own comes`, async () => {
    const now = createCardBuild(dir);
    build(parts, 1);
    assert.is(await now(), null);
    build({ format: CARD_FORMAT }, 2);
    assert.is((await now())?.parts.format, CARD_FORMAT);
  });

test.run();
