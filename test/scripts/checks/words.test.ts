import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findWords } from '../../../scripts/checks/words.ts';

/** Joined here, so that this file doesn't contain what the check forbids. */
const path = (...parts: string[]) => `/${parts.join('/')}`;

const lines: [what: string, line: string, problems: number][] = [
  ['a home folder', `const dir = '${path('home', 'somebody')}';`, 1],
  ['a temporary file', `see ${path('tmp', 'notes.md')}`, 1],
  ['a registry', `https://${['registry', 'npmjs', 'org'].join('.')}/react`, 1],
  ['a resolved URL of the lock file', `${'"resolved"'}: "https://packages.example/react.tgz"`, 1],
  ['a route of the same name', "app.get('/widget/tmp/index.html')", 0],
  ['a relative folder', 'import x from "../work/flow.ts"', 0],
  ['a plain sentence', 'home and/or work', 0],
];

for (const [what, text, problems] of lines)
  test(`finds ${problems} in ${what}`, () => assert.is(findWords({ path: 'a.ts', text }).length, problems));

test('reports the place', () => {
  const [problem] = findWords({ path: 'a.ts', text: `\n${path('root', 'x')}` });
  assert.match(problem ?? '', /^a\.ts:2: names a path of one machine: /);
});

test.run();
