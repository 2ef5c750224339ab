import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { uvu, withClone } from '../../../scripts/test/clone.ts';

/** In two parts, or it would be replaced by this file's own folder. */
const HERE = ['import', 'meta', 'dirname'].join('.');

/** Passes if a file beside it says so, and prints that it ran. */
const reads = `${uvu} import { readFileSync } from 'node:fs'; import { join } from 'node:path'; import './imported.ts';
  test('a', () => { console.log('ran'); if (readFileSync(join(${HERE}, 'said'), 'utf8') === 'no') throw Error('no'); });
  test.run();`;
const READING = { 'kept.test.ts': reads, 'imported.ts': 'export {};', said: 'yes' };
const REMEMBERED = 'Remembered: 1 of the passed tests, in files (1) that read nothing that has changed since they ran';

const CHANGES: [what: string, file: string, now: string, isRun: boolean][] = [
  ['a file that nothing reads', 'other', 'new', false],
  ['a file that it reads', 'said', 'perhaps', true],
  ['a file that it imports', 'imported.ts', 'console.log("new");', true],
  ['the file itself', 'kept.test.ts', `${reads} // new`, true],
];

for (const [what, file, now, isRun] of CHANGES)
  test(`${isRun ? 'runs' : 'does not run'} what has passed again when ${what} has changed`, () =>
    withClone(READING, async ({ folder, run }) => {
      assert.match((await run()).output, /^ran$/m);
      await writeFile(join(folder, file), now);
      const { output, last } = await run();
      assert.is(/^ran$/m.test(output), isRun, output);
      assert.is(output.includes(REMEMBERED), !isRun, output);
      assert.is(last, '1 passed, 0 failed');
    }));

test('runs what has passed again if asked to start cold, if it is named, and with other settings', () =>
  withClone(READING, async ({ run }) => {
    await run();
    for (const settings of [{ isFresh: true }, { filters: ['kept'] }, { env: { FUZZ_RUNS: '7' } }])
      assert.match((await run(settings)).output, /^ran$/m);
    assert.match((await run({ isFresh: true })).output, 'Started cold: nothing is remembered of earlier runs.');
    assert.not.match((await run()).output, /^ran$/m);
  }));

test('remembers no failure, and not what has failed since', () =>
  withClone({ ...READING, said: 'no' }, async ({ folder, run }) => {
    for (let runs = 0; runs < 2; runs++) assert.is((await run()).last, '0 passed, 1 failed');
    await writeFile(join(folder, 'said'), 'yes');
    for (let runs = 0; runs < 2; runs++) assert.is((await run()).last, '1 passed, 0 failed');
    await writeFile(join(folder, 'said'), 'no');
    assert.is((await run()).last, '0 passed, 1 failed');
  }));

const started = (
  program: string,
) => `${uvu} import { execFile } from 'node:child_process'; import { join } from 'node:path'; import { promisify } from 'node:util';
  test('a', async () => { console.log('ran'); await promisify(execFile)(${program}); }); test.run();`;

test('remembers a file that starts another Node process, with what that reads', () =>
  withClone(
    {
      'kept.test.ts': started(`process.execPath, [join(${HERE}, 'child.mjs')]`),
      'child.mjs': "import './said.mjs';",
      'said.mjs': '',
    },
    async ({ folder, run }) => {
      await run();
      assert.match((await run()).output, REMEMBERED);
      await writeFile(join(folder, 'said.mjs'), '// new');
      assert.match((await run()).output, /^ran$/m);
    },
  ));

test('remembers nothing of a file that starts a program, which may read anything, where git can not list it', () =>
  withClone({ 'kept.test.ts': started(`'true'`) }, async ({ run }) => {
    await run();
    assert.match((await run()).output, /^ran$/m);
  }));

test.run();
