import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crumbs, folderProblems, loneFiles, unneeded } from '../../../scripts/checks/folders.ts';

const problemsIn = (files: Record<string, string>) => folderProblems(new Map(Object.entries(files)));

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`widget/form/field-${n}.ts`, '']));

const PROBLEMS: [title: string, files: Record<string, string>, problems: RegExp[]][] = [
  [
    'two folders that import each other, one of them types',
    {
      'widget/form/field.ts': "import { a } from '../share/link.ts';",
      'widget/share/link.ts': "import type { Field } from '../form/field.ts';",
    },
    [
      /^widget\/form and widget\/share import each other: widget\/form\/field\.ts imports/,
      /^widget\/share and widget\/form import each other: widget\/share\/link\.ts imports/,
    ],
  ],
  [
    'a cycle of three folders through a lazy import and different files',
    {
      'widget/a/one.ts': "export { x } from '../b/one.ts';",
      'widget/b/two.ts': "import '../c/one.ts';",
      'widget/c/two.ts': "const load = () => import('../a/two.ts');",
      'widget/a/two.ts': '',
      'widget/b/one.ts': '',
      'widget/c/one.ts': '',
    },
    [/^widget\/a and widget\/b/, /^widget\/b and widget\/c/, /^widget\/c and widget\/a/],
  ],
  [
    'a cycle through an import that names what differs by platform',
    {
      'widget/core/browser/tab-item.ts': "import '../session/kept.ts';",
      'widget/core/session/kept.ts': "import { tabItem } from '#platform/tab-item.ts';",
    },
    [/^widget\/core\/browser and widget\/core\/session/, /^widget\/core\/session and widget\/core\/browser/],
  ],
  [
    'two folders of a room on the server that import each other',
    {
      'server/pages/home/page.ts': "import '../share/style.ts';",
      'server/pages/share/page.ts': "import '../home/page.ts';",
      'server/pages/share/style.ts': '',
    },
    [/^server\/pages\/home and server\/pages\/share/, /^server\/pages\/share and server\/pages\/home/],
  ],
  ['a folder with too many files', many(21), [/^widget\/form has 21 files; the limit is 20/]],
  [
    'files that differ only in case',
    { 'widget/call/face.ts': '', 'widget/call/Face.tsx': '' },
    [/^widget\/call\/face\.ts and widget\/call\/Face\.tsx differ/],
  ],
];

for (const [title, files, expected] of PROBLEMS)
  test(`reports ${title}`, () => {
    const problems = problemsIn(files);
    assert.is(problems.length, expected.length, problems.join('\n'));
    for (const [n, problem] of expected.entries()) assert.match(problems[n] ?? '', problem);
  });

test('accepts cycles between a folder of the server and those in it', () => {
  const problems = problemsIn({
    'server/mail/send.ts': "import './smtp/relay.ts';",
    'server/mail/smtp/relay.ts': "import type { Letter } from '../letter.ts';",
    'server/mail/letter.ts': '',
  });
  assert.equal(problems, []);
});

test('accepts cycles within a folder or a kind, and imports in one direction', () => {
  const problems = problemsIn({
    ...many(20),
    'widget/share/link.ts': "import './words.ts'; import '../form/field-1.ts';",
    'widget/share/words.ts': "import './link.ts';",
    'widget/actions/poll/index.ts': "const load = () => import('./screens/Results.tsx');",
    'widget/actions/poll/screens/Results.tsx': "import '../index.ts';",
  });
  assert.equal(problems, []);
});

test('reports a folder for a single file, unless it has to be one', () => {
  const files = [
    'widget/form/form.ts',
    'widget/form/steps/steps.ts',
    'widget/form/rules.ts',
    'widget/core/numbers/constants.ts',
  ];
  assert.equal(loneFiles(new Map(files.map((file) => [file, '']))), [
    'widget/form/steps has one file, widget/form/steps/steps.ts: move it up',
  ]);
});

const ring = (length: number) =>
  Array.from({ length }, (_, n): [string, string] => [`server/calls/f${n}.ts`, `import './f${(n + 1) % length}.ts';`]);

test('reports more than twelve files that import each other', () => {
  const problemsIn = (length: number) =>
    folderProblems(new Map(ring(length))).filter((each) => /each other/.test(each));
  assert.equal(problemsIn(12), []);
  assert.is(problemsIn(13).length, 1);
  assert.match(problemsIn(13)[0] ?? '', /^more than 12 files import each other: server\/calls\/f0\.ts, /);
});

test('reports more than sixty tiny files', () => {
  const problemsIn = (count: number) =>
    folderProblems(new Map(Array.from({ length: count }, (_, n) => [`widget/f${n}/a.ts`, '//\n'])));
  assert.equal(problemsIn(60), []);
  assert.equal(problemsIn(61), ['61 files have fewer than 12 lines; the limit is 60: join those that are one job']);
});

test('reports exceptions that nothing needs any more', () => {
  const problems = unneeded(new Map([['widget/core/numbers/constants.ts', '']]));
  assert.ok(problems.some((problem) => problem.startsWith('widget/core/signals ')));
  assert.not(problems.some((problem) => problem.startsWith('widget/core/numbers ')));
});

const line = '//\n';

const SMALL: [title: string, files: Record<string, string>, problems: number][] = [
  ['reports a small file with one reader', { 'widget/app/a.ts': "import './b.ts';" }, 1],
  ['accepts a file without a reader', {}, 0],
  [
    'accepts two readers, one of types',
    { 'widget/a.ts': "import './app/b.ts';", 'npm/a.ts': "import type { B } from '../widget/app/b.ts';" },
    0,
  ],
  ['accepts forty lines', { 'widget/app/a.ts': "import './b.ts';", 'widget/app/b.ts': line.repeat(40) }, 0],
  [
    'accepts it where its reader would be too long',
    { 'widget/app/a.ts': `import './b.ts';\n${line.repeat(249)}`, 'widget/app/b.ts': line },
    0,
  ],
  ['accepts data', { 'scripts/build/a.ts': "import DATA from './a.json';", 'scripts/build/a.json': '{}' }, 0],
  ['accepts a lazy import', { 'widget/app/a.ts': "const load = () => import(/* later */ './b.ts');" }, 0],
  [
    'accepts what the build names',
    { 'widget/app/a.ts': "import './b.ts';", 'scripts/build/code/parts.json': '["widget/app/b.ts"]' },
    0,
  ],
  ['accepts the rules of a screen', { 'widget/app/A.tsx': "import './b.ts';" }, 0],
  ['accepts a layer', { 'widget/app/a.ts': "import './store.ts';", 'widget/app/store.ts': '' }, 0],
];

for (const [title, files, problems] of SMALL)
  test(title, () => {
    const found = crumbs(new Map(Object.entries({ 'widget/app/b.ts': '', ...files })));
    assert.is(found.length, problems, found.join('\n'));
    if (problems > 0)
      assert.match(
        found[0] ?? '',
        /^widget\/app\/b\.ts has 0 lines and one reader: make it part of widget\/app\/a\.ts$/,
      );
  });

test('accepts a small file with one reader that differs by platform', () => {
  const files = {
    'widget/ui/use-dialog.ts': "import { whenMoved } from '#platform/when-moved.ts';",
    'widget/ui/when-moved.ts': '',
  };
  assert.equal(crumbs(new Map(Object.entries(files))), []);
});

test.run();
