import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Built, closure, entries, outputAt, outputOf, outputs, startOf } from '../../scripts/build/code/chunks.ts';
import { buildWidget } from '../../scripts/build/code/index.ts';
import { WIDGET_DRAWING, WIDGET_ENTRY } from '../../scripts/build/code/options.ts';
import { checkParts, OF_FRAME } from '../../scripts/build/code/parts.ts';
import { ROOT } from '../../scripts/build/root.ts';

const OUT = join(ROOT, 'node_modules/.cache/chunks');
let built: Built;

test.before(async () => {
  built = await buildWidget(OUT);
});
test.after(() => rmSync(OUT, { recursive: true, force: true }));

test('the page loads one chunk, and no file that only imports it', () => {
  const [entry, chunk] = closure(built, outputOf(built, WIDGET_ENTRY));
  assert.is(startOf(built, WIDGET_ENTRY), chunk);
  assert.equal([...closure(built, String(chunk))], [chunk]);
  assert.is.not(chunk, entry);
});

test('what makes and runs a widget has no React', () => {
  const core = [...closure(built, outputOf(built, WIDGET_ENTRY))].flatMap((file) =>
    Object.keys(built.metafile.outputs[file]?.inputs ?? {}),
  );
  assert.ok(core.includes('widget/core/app/create-widget.ts'));
  assert.equal(
    core.filter((file) => /node_modules\/(react|react-dom|scheduler|@preact\/signals-react)\//.test(file)),
    [],
  );
});

test('only files that draw bring React', () => {
  const drawing = outputOf(built, WIDGET_DRAWING);
  const brings = (entry: string) => closure(built, outputOf(built, entry)).has(drawing);
  assert.equal(
    [
      'widget/core/tracking/start.ts',
      'widget/core/api/http.ts',
      'i18n/en-US.more.ts',
      'widget/core/session/fill/fill.ts',
    ].filter(brings),
    [],
  );
  assert.ok(brings('widget/actions/poll/screens.tsx'));
});

test('no file only hands on what a chunk has', () => {
  const idle = outputs(built).filter(
    ([file, { exports, inputs }]) =>
      file.endsWith('.js') &&
      exports.length > 0 &&
      Object.values(inputs).every(({ bytesInOutput }) => bytesInOutput === 0),
  );
  assert.equal(
    idle.map(([, { entryPoint }]) => entryPoint),
    [],
  );
  const [, poll = ''] =
    entries(built).find(([entryPoint]) => entryPoint === 'widget/actions/poll/PollResults.tsx') ?? [];
  assert.ok(outputAt(built, poll).exports.length > 0);
});

test('a kind’s chunks repeat no code of the first card', () => {
  const core = outputOf(built, WIDGET_DRAWING);
  const kinds = globSync('*/screens.tsx', { cwd: join(ROOT, 'widget/actions') }).map(dirname);
  assert.ok(kinds.length >= 8);
  for (const name of kinds)
    assert.ok(closure(built, outputOf(built, `widget/actions/${name}/screens.tsx`)).has(core), name);
});

test('Braintree’s library comes part by part, and not before its adapter', () => {
  const adapter = outputOf(built, 'widget/core/payments/braintree/provider.ts');
  const all = Object.entries(built.metafile.outputs).filter(([file]) => file.endsWith('.js'));
  const isOfLibrary = (file: string) =>
    Object.keys(built.metafile.outputs[file]?.inputs ?? {}).some((input) => input.includes('/braintree-web/'));
  const parts = all.filter(([, { entryPoint = '' }]) => entryPoint.includes('/braintree-web/')).map(([file]) => file);
  assert.is(parts.length, 7);
  const others = all.map(([file]) => file).filter((file) => !isOfLibrary(file));
  const bringsAtOnce = (wanted: (file: string) => boolean) =>
    others.filter((file) => [...closure(built, file)].some((each) => each !== file && wanted(each)));
  assert.equal(bringsAtOnce(isOfLibrary), []);
  assert.equal(
    bringsAtOnce((file) => file === adapter),
    [],
  );
  const asking = all.filter(([, { imports }]) => imports.some(({ path }) => parts.includes(path)));
  assert.equal(
    asking.map(([file]) => file),
    [adapter],
  );
});

test('a first poll without a first card of the server’s loads nine scripts at most', () => {
  const needed = [
    WIDGET_ENTRY,
    WIDGET_DRAWING,
    'i18n/en-US.ts',
    'widget/actions/poll/screens.tsx',
    'widget/actions/poll/copy/en-US.ts',
  ];
  const scripts = new Set(needed.flatMap((entry) => [...closure(built, startOf(built, entry))]));
  assert.ok(scripts.size <= 9, [...scripts].join(' '));
});

test('the build only adds imports to lazy files and to the core, and rewrites no other code but what ky has for progress', () => {
  const { inputs } = built.metafile;
  const lazy = new Set(entries(built).map(([entryPoint]) => entryPoint));
  const sizeOf = (file: string) => statSync(join(ROOT, file.replace('?own', ''))).size;
  const rewritten = Object.entries(inputs).filter(
    ([file, { bytes }]) =>
      !file.endsWith('.css') &&
      !/^(styles|zone):/.test(file) &&
      !lazy.has(file) &&
      file !== 'widget/entries/frame.ts' &&
      bytes !== sizeOf(file),
  );
  assert.ok(Object.keys(inputs).length > 300);
  assert.equal(
    rewritten.map(([file]) => file),
    ['node_modules/ky/distribution/utils/body.js'],
  );
});

test('the core grows by the imports that the list names, and by nothing else', () => {
  const added = OF_FRAME.core
    .map((file) => `\nimport ${JSON.stringify(`./${relative('widget/entries', file)}`)};`)
    .join('');
  const { size } = statSync(join(ROOT, 'widget/entries/frame.ts'));
  assert.is(built.metafile.inputs['widget/entries/frame.ts']?.bytes, size + added.length);
});

test('neither scripts nor source maps tell in which folder they were built, so that their names are the same everywhere', () => {
  const files = globSync('*.{js,map}', { cwd: OUT });
  assert.ok(files.length > 300);
  assert.equal(
    files.filter((file) => readFileSync(join(OUT, file), 'utf8').includes(`${ROOT}/`)),
    [],
  );
});

test('a listed path of which nothing is built fails the build', () => {
  const inputs = Object.keys(built.metafile.inputs);
  checkParts(inputs);
  const without = inputs.filter((file) => !file.startsWith('widget/ui/fields/'));
  assert.throws(() => checkParts(without), 'Nothing is built of widget/ui/fields/');
});

const OF_SERVER: [what: string, path: RegExp, files: string][] = [
  ['requests', /^widget\/core\/api\/wire\/requests\//, 'widget/core/api/wire/requests/*.ts'],
  ['content', /^widget\/(core\/content\/|actions\/\w+\/content\.ts$)/, 'widget/actions/*/content.ts'],
];

for (const [what, path, files] of OF_SERVER)
  test(`the checks of ${what} are not in the widget, only in the server`, () => {
    const there = globSync(files, { cwd: ROOT });
    assert.ok(there.length > 0);
    assert.ok(there.every((file) => path.test(file)));
    assert.equal(
      Object.keys(built.metafile.inputs).filter((file) => path.test(file)),
      [],
    );
  });

test.run();
