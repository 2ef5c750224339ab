import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../../scripts/build/root.ts';

const BUILD = pathToFileURL(join(ROOT, 'dist/server/render.mjs')).href;
const ENDS_WITHIN_MS = 20_000;

test('a process that has loaded what draws first cards ends by itself', async () => {
  const code = `import { cardRequest } from '${BUILD}'; console.log(typeof cardRequest);`;
  const args = ['--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: ENDS_WITHIN_MS });
  assert.is(stdout.trim(), 'function');
});

test.run();
