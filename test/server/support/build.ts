import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const PAGE = '<!doctype html><script>early()</script><script type="module" src="./index-ABCD2345.js"></script>';

const FILES: Record<string, string> = {
  'loader.js': 'loader();',
  'watch.js': 'export {};',
  'native.js': 'export {};',
  'react.js': 'export {};',
  'up.txt': '1',
  'v1.2.3/loader.js': 'loader();',
  'widget/index.html': PAGE,
  'widget/tag.html': '<!doctype html><script>tag()</script>',
  'gallery/index.html': '<!doctype html><title>Gallery</title>',
  'gallery/frame.html': '<!doctype html><script>early()</script>',
  'dashboard/index.html':
    '<!doctype html><title>Dashboards</title><link rel="stylesheet" crossorigin href="/dashboard/style-ABCD2345.css">',
  'dashboard/style-ABCD2345.css': 'body{}',
  'dashboard/index-ABCD2345.js': 'dashboards();',
  'widget/index-ABCD2345.js': 'app();',
  'widget/style-WXYZ6789.css': 'body{}',
};

const PLAIN = /\.txt$/;

/** A `dist/` as the build writes it, compressed siblings included; `remove` deletes it. */
export function createBuild() {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-dist-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(dir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (PLAIN.test(name)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}
