import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../../scripts/build/root.ts';
import { MOST_WAIT_MS } from '../support/wait.ts';

const BUILD = pathToFileURL(join(ROOT, 'dist/server/render.mjs')).href;

/** An answer to the request for the widget. */
const TITLE = 'Keep the library open on Sundays';
const ACTION = { id: 1, type: 'signup', title: TITLE, description: 'It is warm there.', details: {} };
const ANSWER = { languageLocale: 'en-US', cards: [{ id: 1, actions: [ACTION] }] };

test('a process that has drawn a first card ends by itself', async () => {
  const code = `import { renderCard } from '${BUILD}';
    const card = await renderCard(${JSON.stringify(ANSWER)}, { search: '', report: console.error });
    console.log(card.html);`;
  const args = ['--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: MOST_WAIT_MS });
  assert.match(stdout, TITLE);
});

test.run();
