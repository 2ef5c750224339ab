import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onChange } from '../../../scripts/dev/changes.ts';
import { waitUntil } from '../../support/wait.ts';

let root = '';
test.before.each(() => {
  root = mkdtempSync(join(tmpdir(), 'civic-action-changes-'));
  mkdirSync(join(root, 'widget/copy'), { recursive: true });
});
test.after.each(() => rmSync(root, { recursive: true }));

test('notices a file that is replaced, written in place, and in a new folder', async () => {
  const file = join(root, 'widget/copy/en-US.ts');
  writeFileSync(file, '');
  let times = 0;
  onChange(root, ['widget'], async () => {
    times++;
  });
  const replace = () => {
    writeFileSync(`${file}.new`, '');
    renameSync(`${file}.new`, file);
  };
  const steps: [name: string, step: () => void][] = [
    ['replaced', replace],
    ['replaced again', replace],
    ['written in place', () => writeFileSync(file, 'changed')],
    ['a new folder', () => mkdirSync(join(root, 'widget/new'))],
    ['a file in the new folder', () => writeFileSync(join(root, 'widget/new/es.ts'), '')],
    ['a folder that goes', () => rmSync(join(root, 'widget/new'), { recursive: true })],
    ['written after that', () => writeFileSync(file, 'changed again')],
  ];
  for (const [name, step] of steps) {
    const before = times;
    step();
    await waitUntil(() => times > before);
    assert.ok(times > before, name);
    // What one step says in several parts.
    await new Promise((passed) => setTimeout(passed, 100));
  }
});

test.run();
