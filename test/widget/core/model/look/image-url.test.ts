import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { imageUrl } from '../../../../../widget/core/model/look/image-url.ts';

const BASE = 'https://cdn.test/images/';

const cases: [name: string | number | null, url: string][] = [
  ['logo.svg', `${BASE}logo.svg`],
  [17, `${BASE}17`],
  [0, `${BASE}0`],
  ['https://a.example/l.png', 'https://a.example/l.png'],
  ['//a.example/l.png', '//a.example/l.png'],
  ['/images/l.png', '/images/l.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['', ''],
  [null, ''],
];

for (const [name, url] of cases)
  test(`the URL of ${JSON.stringify(name)} is "${url}"`, () => {
    assert.is(imageUrl(name, BASE), url);
  });

test.run();
