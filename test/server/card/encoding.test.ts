import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodingFor } from '../../../server/card/encoding.ts';

const CASES: [header: string | undefined, encoding: string][] = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0.2, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*, BR ; q=0.000', 'gzip'],
  ['br;q=0, gzip;q=0, *', 'identity'],
  ['br;q=0.001', 'br'],
  ['zstd', 'identity'],
  ['br;q=0', 'identity'],
  ['*;q=0', 'identity'],
];

for (const [header, encoding] of CASES)
  test(`Accept-Encoding ${header === undefined ? 'missing' : `"${header}"`} gets ${encoding}`, () => {
    assert.is(encodingFor(header), encoding);
  });

test.run();
