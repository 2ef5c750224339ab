import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findUnusedKeys, problemsOf } from '../../../scripts/checks/copy-keys.ts';

const FILES = {
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [], "module": "esnext", "noEmit": true } }',
  'i18n/index.ts': "export type Key = 'a.said' | 'a.kept' | 'a.one' | 'a.two' | 'a.silent';",
  'widget/screen.ts': `import type { Key } from '../i18n/index.ts';
declare const t: (key: Key) => string;
declare const name: 'one' | 'two';
const words: Record<string, Key> = { kept: 'a.kept' };
export const texts = [t('a.said'), t(\`a.\${name}\`), words];`,
  'server/page.ts': "export const elsewhere = 'a.silent';",
};

test('finds keys that the widget neither names nor builds from parts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'civic-action-copy-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  assert.equal(findUnusedKeys(folder), ['a.silent']);
  await rm(folder, { recursive: true });
});

const cases: [title: string, unused: string[], problems: number][] = [
  ['unused copy', ['shell.silent', 'poll.silent'], 2],
  ['a message that the specification prints', ['validation.numbersOnly'], 0],
];
for (const [title, unused, problems] of cases)
  test(`reports ${problems} of ${title}`, () => {
    assert.is(problemsOf(unused).length, problems);
  });

test.run();
