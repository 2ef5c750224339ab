import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodePage } from '../../../server/card/encoding.ts';

const PAGE = `<!doctype html>${'<p>Sign the petition for a safer crossing at Mill Lane.</p>'.repeat(500)}`;

test('holds a page in three encodings, and counts their bytes', async () => {
  const { bodies, bytes } = await encodePage({ page: PAGE, styles: [] });
  assert.is(brotliDecompressSync(bodies.br).toString(), PAGE);
  assert.is(gunzipSync(bodies.gzip).toString(), PAGE);
  assert.is(bodies.identity.toString(), PAGE);
  assert.is(bytes, bodies.br.length + bodies.gzip.length + bodies.identity.length);
});

test('compresses with a window of 64 KB, since a larger one takes tables of 32 MB for each page', async () => {
  const { bodies } = await encodePage({ page: PAGE, styles: [] });
  // A first bit of 0 stands for it (RFC 7932 §9.1).
  assert.is((bodies.br[0] ?? 1) & 1, 0);
});

test.run();
