import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { firstFamily, fontFileUrl } from '../../../../widget/model/look/font-file.ts';

test('names the font that a file brings', () => {
  assert.is(firstFamily('"Gazette Sans 2", Georgia'), 'Gazette Sans 2');
});

for (const [given, url] of [
  ['https://a.example/g.woff2', 'https://a.example/g.woff2'],
  ['https://a.example/g") url(x', 'https://a.example/g%22)%20url(x'],
  ['data:font/woff2;base64,AA', null],
  ['javascript:alert(1)', null],
  ['g.woff2', null],
  ['', null],
] as const)
  test(`reads the font file ${JSON.stringify(given)} as ${url}`, () => {
    assert.is(fontFileUrl(given), url);
  });

test.run();
