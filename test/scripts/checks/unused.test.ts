import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checks } from '../../../scripts/checks/index.ts';

const ROOT = join(import.meta.dirname, '../../..');

const FILES = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#platform/tab.ts': { native: './widget/entries/native/platform/tab.ts', default: './widget/tab.ts' } },
  }),
  'widget/entries/index.ts': `import { tab } from '#platform/tab.ts';
import { used } from '../names.ts';
used(tab);
export const forThePage = 1;`,
  'widget/tab.ts': 'export const tab = 1;\nexport const unusedTab = 1;',
  'widget/entries/native/platform/tab.ts': 'export const tab = 2;',
  'widget/names.ts': `export const used = () => ownAndTested;
export const unused = 1;
export const ownAlone = () => ownAlone;
export const ownAndTested = 2;
export const testedAlone = 3;`,
  'widget/orphan.ts': 'export const orphan = 1;',
  'test/names.test.ts':
    "import { ownAndTested, testedAlone } from '../widget/names.ts';\nconsole.log(ownAndTested, testedAlone);",
};

let folder = '';

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'civic-action-unused-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  for (const file of ['knip.config.ts', 'knip.json'])
    await cp(join(ROOT, 'scripts/checks', file), join(folder, 'scripts/checks', file));
});
test.after(() => rm(folder, { recursive: true }));

/** The names that a check reports. @param check its name in `npm test` */
async function reported(name: string): Promise<string[]> {
  const [script = '', ...args] = checks.find((check) => check.name === name)?.command ?? [];
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, [join(ROOT, script), ...args], { cwd: folder }, (_, stdout) => done(stdout)),
  );
  return ['unused', 'unusedTab', 'tab', 'forThePage', 'ownAlone', 'ownAndTested', 'testedAlone', 'orphan'].filter(
    (each) => new RegExp(`^(widget/)?${each}\\b`, 'm').test(output),
  );
}

test('finds files that nobody imports, and exports that no other file uses', async () => {
  assert.equal(await reported('unused'), ['unused', 'unusedTab', 'ownAlone', 'orphan']);
});

test('finds exports that only tests use', async () => {
  assert.equal(await reported('used by tests alone'), ['unused', 'unusedTab', 'testedAlone', 'orphan']);
});

test.run();
