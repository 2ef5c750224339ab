import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mediaAddress } from '../../../../widget/actions/video/media/source.ts';
import { withDom } from '../../../support/dom.ts';

withDom(test);

const cases: [name: string, base: string, path: string][] = [
  ['pier.vtt', '/images/', '/images/pier.vtt'],
  ['https://videos.example/pier.mp4', '/images/', '/pier.mp4'],
  // Not addresses of the web.
  ['http://[', '/images/', '/images/'],
  ['javascript:alert(1)', '/images/', '/images/'],
];
for (const [name, base, path] of cases)
  test(`${name} below ${base} is at ${path}`, () => assert.is(mediaAddress(name, base).pathname, path));

test.run();
