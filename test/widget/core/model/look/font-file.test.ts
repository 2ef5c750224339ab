import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fontFileOf } from '../../../../../widget/core/model/look/font-file.ts';

const IMAGES = 'https://cdn.example/images/';

for (const [fontUrl, url] of [
  ['https://a.example/g.woff2', 'https://a.example/g.woff2'],
  ['https://a.example/g") url(x', 'https://a.example/g%22)%20url(x'],
  ['https://a.example/g?a\\', 'https://a.example/g?a%5C'],
  ['gazette/serif.woff2', 'https://cdn.example/images/gazette/serif.woff2'],
  ['data:font/woff2;base64,AA', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
  ['', undefined],
] as const)
  test(`reads the font file ${JSON.stringify(fontUrl)} as ${url}`, () => {
    assert.is(fontFileOf({ fontUrl, fontOf: 'Gazette' }, IMAGES)?.url, url);
  });

test('names the font that a file is for', () => {
  const file = fontFileOf({ fontUrl: 'g.woff2', fontOf: '"Gazette Sans 2", Georgia' }, IMAGES);
  assert.is(file?.family, 'Gazette Sans 2');
});

test.run();
