import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openBuild } from '../../../scripts/test/build-names.ts';
import { openContents } from '../../../scripts/test/contents.ts';

let root: string;
test.before.each(() => {
  root = mkdtempSync(join(tmpdir(), 'build-names-'));
});
test.after.each(() => rmSync(root, { recursive: true }));

type Build = { poll: string; quiz?: string; text?: string; screens?: [string, string]; more?: Record<string, string> };

/** A build in which the page imports two kinds; `poll` and `quiz` are the hashes of their files. */
function write({ poll, quiz = 'QUIZ2222', text = 'Vote', screens = [poll, quiz], more = {} }: Build) {
  const core = `CORE${poll.slice(4)}`;
  const route = `ROUT${poll.slice(4)}`;
  const map = (source: string) => JSON.stringify({ sources: ['../../../widget/ui/Some.tsx', `../../../${source}`] });
  const [first, second] = screens;
  const main = `poll(()=>import("./c-${first}.js"));quiz(()=>import("./c-${second}.js"))`;
  const files: Record<string, string | Buffer> = {
    'widget/index.html': `<script src="./index-${core}.js"></script>`,
    [`widget/index-${core}.js`]: main,
    [`widget/index-${core}.js.br`]: brotliCompressSync(main),
    [`widget/c-${poll}.js`]: `show("${text}")//# sourceMappingURL=c-${poll}.js.map`,
    [`widget/c-${poll}.js.map`]: map('widget/actions/poll/screens.tsx'),
    [`widget/c-${quiz}.js`]: 'show("Guess")',
    [`widget/c-${quiz}.js.map`]: map('widget/actions/quiz/screens.tsx'),
    'server/render.mjs': `import {\n  a\n} from "./chunk-${route}.mjs";\nimport("./screens-${quiz}.mjs");`,
    [`server/chunk-${route}.mjs`]: `// widget/model/route.ts\nvar a = "${text}";`,
    'server/chunk-OTHE2222.mjs': '// widget/model/other.ts',
    ...more,
  };
  const own = Object.keys(files).flatMap((name) => /^widget\/(.*-[A-Z0-9]{8}\..*)/.exec(name)?.[1] ?? []);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  for (const [name, content] of Object.entries({
    ...files,
    'widget/c-LAST2222.js': 'of the last build',
    'widget/files.json': JSON.stringify({ own, carried: ['c-LAST2222.js'] }),
  })) {
    mkdirSync(dirname(join(root, 'dist', name)), { recursive: true });
    writeFileSync(join(root, 'dist', name), content);
  }
}

/** A sum of each file's content, by its name without the hash. */
function sums(): Record<string, string> {
  const { nameOf } = openBuild(root);
  const { read } = openContents(root);
  const names = ['dist/widget', 'dist/server'].flatMap((folder) =>
    [folder, ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)].map(nameOf),
  );
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

function changedBy(build: Build): string[] {
  write({ poll: 'POLL2222' });
  const before = sums();
  write(build);
  const after = sums();
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

const POLL = 'dist/widget/c-{widget/actions/poll/screens.tsx}.js';

test('a file with a hash is named by its source', () => {
  write({ poll: 'POLL2222' });
  const { nameOf, pathOf } = openBuild(root);
  assert.is(nameOf('dist/widget/c-POLL2222.js'), POLL);
  assert.is(pathOf(POLL), 'dist/widget/c-POLL2222.js');
  assert.is(nameOf('dist/widget/index-CORE2222.js.br'), 'dist/widget/index-{}.js.br');
  assert.is(nameOf('dist/server/chunk-ROUT2222.mjs'), 'dist/server/chunk-{widget/model/route.ts}.mjs');
  assert.is(nameOf('dist/widget/index.html'), 'dist/widget/index.html');
});

test('new hashes alone change nothing', () => assert.equal(changedBy({ poll: 'POLL3333' }), []));

test('the text of a kind changes its own file, and what the server imports it with', () =>
  assert.equal(changedBy({ poll: 'POLL3333', text: 'Choose' }), [
    POLL,
    'dist/server/chunk-{widget/model/route.ts}.mjs',
    'dist/server/render.mjs',
  ]));

test('an import of another file changes the file that imports, also compressed', () =>
  assert.equal(changedBy({ poll: 'POLL2222', screens: ['QUIZ2222', 'POLL2222'] }), [
    'dist/widget/index-{}.js',
    'dist/widget/index-{}.js.br',
  ]));

test('a new file changes the lists of files', () =>
  assert.equal(changedBy({ poll: 'POLL2222', more: { 'widget/n-NEWE2222.js': '' } }), [
    'dist/widget',
    'dist/widget/files.json',
  ]));

test('what a build has carried over from the last one is in no list', () => {
  write({ poll: 'POLL2222' });
  assert.not.match(openBuild(root).listed('dist/widget', ['c-LAST2222.js', 'c-POLL2222.js']).join(), 'LAST2222');
  assert.is(openBuild(root).nameOf('dist/widget/c-LAST2222.js'), 'dist/widget/c-LAST2222.js');
});

test('two files of one source keep their hashes', () => {
  const map = JSON.stringify({ sources: ['widget/actions/poll/screens.tsx'] });
  write({ poll: 'POLL2222', more: { 'widget/c-TWIN2222.js': '', 'widget/c-TWIN2222.js.map': map } });
  assert.is(openBuild(root).nameOf('dist/widget/c-POLL2222.js'), 'dist/widget/c-POLL2222.js');
});

test('a build that replaces another is read anew', () => {
  write({ poll: 'POLL2222' });
  const { nameOf, pathOf } = openBuild(root);
  assert.is(nameOf('dist/widget/c-POLL2222.js'), POLL);
  write({ poll: 'POLL3333' });
  assert.is(pathOf(POLL), 'dist/widget/c-POLL3333.js');
});

test('where nothing is built, names are as they are', () =>
  assert.is(openBuild(root).nameOf('dist/widget/c-POLL2222.js'), 'dist/widget/c-POLL2222.js'));

test.run();
