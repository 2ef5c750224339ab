import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import PACKAGE from '../../package.json' with { type: 'json' };

const root = dirname(dirname(import.meta.dirname));
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** An import that each rule forbids: [rule, importing file, imported file]. */
const forbidden: [rule: string, from: string, to: string][] = [
  ['model-imports-nothing', 'widget/core/model/value.ts', 'widget/core/config/config.ts'],
  ['parse-imports-model-and-wire', 'widget/core/session/load/parse-card.ts', 'widget/core/session/commands.ts'],
  ['store-imports-model', 'widget/core/session/store.ts', 'widget/core/api/client.ts'],
  ['screen-asks-store-and-commands', 'widget/parts/share/Drawer.tsx', 'widget/core/tracking/start.ts'],
  ['parsed-once', 'widget/actions/poll/screens.tsx', 'widget/actions/poll/parse.ts'],
  ['parsed-once', 'widget/actions/poll/store.ts', 'widget/actions/poll/parse.ts'],
  ['parsed-once', 'widget/actions/quiz/QuizResults.tsx', 'widget/core/session/load/parse.ts'],
  ['commands-draw-nothing', 'widget/parts/share/commands.ts', 'widget/ui/Button.tsx'],
  ['screens-draw-with-react', 'widget/core/app/create-app.ts', 'react'],
  ['kind-is-an-island', 'widget/actions/poll/index.ts', 'widget/actions/quiz/index.ts'],
  ['kinds-through-registry', 'widget/entries/take-over.ts', 'widget/actions/quiz/index.ts'],
  ['kinds-are-handed-in', 'widget/actions/poll/screens.tsx', 'widget/actions/registry.ts'],
  ['platform-is-named', 'widget/parts/share/Drawer.tsx', 'widget/ui/Sheet.tsx'],
  ['platform-is-named', 'loader/page/adblock.ts', 'loader/page/origin.ts'],
  ['kinds-through-registry', 'server/import/check.ts', 'widget/actions/quiz/content.ts'],
  ['content-is-for-the-import', 'widget/actions/quiz/commands.ts', 'widget/actions/quiz/content.ts'],
  ['content-is-for-the-import', 'widget/actions/quiz/commands.ts', 'widget/core/content/values.ts'],
  ['content-knows-shapes', 'widget/actions/quiz/content.ts', 'widget/actions/quiz/index.ts'],
  ['kinds-are-handed-in', 'server/app.ts', 'widget/actions/registry.ts'],
  ['keys-are-types', 'i18n/types.ts', 'widget/core/model/value.ts'],
  ['copy-is-text', 'widget/actions/poll/copy/en-US.ts', 'widget/core/model/value.ts'],
  ['gallery-stays-apart', 'widget/actions/poll/commands.ts', 'widget/samples/sample.ts'],
  ['widget-knows-protocol', 'widget/core/app/create-widget.ts', 'loader/page/seen.ts'],
  ['host-shares-loader-duties', 'widget/core/host/host.ts', 'loader/placement.ts'],
  ['loader-knows-wire-types', 'loader/placement.ts', 'widget/core/config/config.ts'],
  ['loader-carries-no-widget-code', 'loader/bridge.ts', 'widget/core/model/value.ts'],
  ['loader-has-no-packages', 'loader/frame.ts', 'declared'],
  ['package-stands-alone', 'npm/civic-action.ts', 'widget/core/config/config.ts'],
  ['package-brings-no-react', 'npm/civic-action.ts', 'declared'],
  ['nothing-needs-the-package', 'server/app.ts', 'npm/civic-action.ts'],
  ['server-knows-wire-and-model', 'server/app.ts', 'widget/core/config/mode.ts'],
  ['server-knows-wire-and-model', 'server/import/kinds.ts', 'widget/actions/quiz/index.ts'],
  ['requests-are-types', 'widget/core/api/calls/polls.ts', 'widget/core/api/wire/requests/submissions.ts'],
  ['requests-are-types', 'widget/core/session/load/load.ts', 'widget/core/api/wire.ts'],
  ['widget-knows-no-server', 'widget/core/api/client.ts', 'server/options.ts'],
  ['dashboard-stands-alone', 'dashboard/app/ask.ts', 'widget/core/api/client.ts'],
  ['dashboard-stays-apart', 'server/app.ts', 'dashboard/app/ask.ts'],
  ['answers-are-the-servers', 'widget/core/api/client.ts', 'dashboard/answers.ts'],
  ['product-knows-no-tools', 'server/app.ts', 'test/support/fake.ts'],
  ['no-cycles', 'widget/parts/shell/focus.ts', 'widget/parts/shell/route.ts'],
  ['widget-goes-one-way', 'widget/core/browser/report.ts', 'widget/ui/use-fit.ts'],
  ['widget-is-listed', 'widget/core/browser/report.ts', 'widget/attic/trunk.ts'],
  ['widget-goes-one-way', 'widget/core/browser/report.ts', '#platform/Sheet.tsx'],
  ['server-goes-one-way', 'server/http/errors.ts', 'server/widgets/find.ts'],
  ['server-goes-one-way', 'server/db/open.ts', 'server/options.ts'],
  ['server-goes-one-way', 'server/pages/page.ts', 'server/access/access.ts'],
  ['server-is-listed', 'server/app.ts', 'server/attic/trunk.ts'],
  ['server-has-no-cycles', 'server/widgets/find.ts', 'server/widgets/known.ts'],
  ['scripts-goes-one-way', 'scripts/build/settings.ts', 'scripts/checks/words.ts'],
  ['scripts-is-listed', 'scripts/build/settings.ts', 'scripts/attic/trunk.ts'],
  ['scripts-has-no-cycles', 'scripts/checks/names.ts', 'scripts/checks/words.ts'],
  ['test-goes-one-way', 'test/server/app.test.ts', 'test/e2e/page.ts'],
  ['test-is-listed', 'test/server/app.test.ts', 'test/attic/trunk.ts'],
  ['test-has-no-cycles', 'test/server/app.test.ts', 'test/server/start.ts'],
  ['declared-packages', 'server/options.ts', 'undeclared'],
  ['product-uses-production-packages', 'server/logger.ts', 'development'],
  ['imports-exist', 'server/health.ts', 'server/absent.ts'],
];

/** Written as `import type`. */
const types: [from: string, to: string][] = [
  ['loader/placement.ts', 'widget/core/config/config.ts'],
  ['loader/bridge.ts', 'widget/core/api/wire/common.ts'],
  ['loader/config.ts', 'widget/core/model/enums.ts'],
  ['widget/core/api/calls/forms.ts', 'widget/core/api/wire/requests/submissions.ts'],
  ['widget/core/session/store.ts', 'widget/core/session/load/parse-card.ts'],
  ['widget/core/tracking/partners/tag.ts', 'widget/core/tracking/partners/client-id.ts'],
  ['widget/parts/shell/Frame.tsx', 'widget/parts/shell/model.ts'],
  ['widget/parts/shell/model.ts', 'widget/parts/shell/Frame.tsx'],
  ['server/db/open.ts', 'server/options.ts'],
  ['server/widgets/known.ts', 'server/widgets/find.ts'],
  ['scripts/checks/names.ts', 'scripts/checks/words.ts'],
  ['test/server/app.test.ts', 'test/server/start.ts'],
];

const allowed: [from: string, to: string][] = [
  ['widget/core/session/load/parse-card.ts', 'widget/core/api/wire/common.ts'],
  ['widget/parts/shell/route.ts', 'widget/parts/shell/focus.ts'],
  ['widget/core/session/load/parse-card.ts', 'widget/core/model/value.ts'],
  ['widget/parts/share/Drawer.tsx', 'widget/parts/share/commands.ts'],
  ['widget/parts/share/Drawer.tsx', 'widget/core/session/store.ts'],
  ['widget/parts/share/Panel.tsx', '#platform/Sheet.tsx'],
  ['loader/frame.ts', 'loader/page/origin.ts'],
  ['widget/actions/registry.ts', 'widget/actions/quiz/index.ts'],
  ['widget/actions/poll/store.ts', 'widget/actions/poll/index.ts'],
  ['server/import/check.ts', 'widget/actions/registry.ts'],
  ['server/import/kinds.ts', 'widget/actions/quiz/content.ts'],
  ['server/payments/gateway.ts', 'widget/core/content/values.ts'],
  ['widget/actions/quiz/content.ts', 'widget/core/content/values.ts'],
  ['widget/actions/quiz/content.ts', 'widget/core/model/value.ts'],
  ['i18n/types.ts', 'widget/actions/poll/copy/en-US.ts'],
  ['widget/core/app/create-widget.ts', 'loader/protocol.ts'],
  ['npm/civic-action.ts', 'loader/protocol.ts'],
  ['npm/civic-action.ts', 'react'],
  ['widget/core/host/host.ts', 'loader/page/seen.ts'],
  ['server/app.ts', 'widget/core/api/calls.ts'],
  ['server/app.ts', 'declared'],
  ['server/app.ts', 'dashboard/answers.ts'],
  ['dashboard/app/ask.ts', 'dashboard/answers.ts'],
  ['server/widgets/find.ts', 'server/http/validate.ts'],
  ['test/server/start.ts', 'test/server/app.test.ts'],
  ['test/server/start.ts', 'test/support/fake.ts'],
  ['scripts/checks/words.ts', 'scripts/checks/names.ts'],
  ['scripts/checks/words.ts', 'scripts/build/budgets.ts'],
  ['scripts/test.ts', 'scripts/checks/words.ts'],
];

type Import = { from: string; to: string; keyword: string };
type Violation = { rule: { name: string }; from: string; to: string };

const isType = (from: string, to: string) => types.some(([a, b]) => a === from && b === to);

const imports: Import[] = [...forbidden.map(([, from, to]) => [from, to] as const), ...allowed, ...types]
  .filter(([from, to], n, all) => all.findIndex(([a, b]) => a === from && b === to) === n)
  .map(([from, to]) => ({ from, to, keyword: isType(from, to) ? 'import type' : 'import' }));

/** The file that `#platform/…` is in a frame; another name stays as it is. */
const inFrame = (name: string) =>
  Object.entries(PACKAGE.imports)
    .find(([each]) => each === name)?.[1]
    .default.slice(2) ?? name;

const specifier = ({ from, to }: Import) =>
  to.includes('/') && !to.startsWith('#') ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to;

const sourceOf = (file: string) =>
  imports
    .filter(({ from }) => from === file)
    .map((each, n) => `${each.keyword} { x as x${n} } from '${specifier(each)}'; export type T${n} = typeof x${n};`)
    .concat('export const x = 1;')
    .join('\n');

async function write(folder: string, file: string, text: string) {
  await mkdir(join(folder, dirname(file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

async function writeRepository(folder: string) {
  const files = new Set(imports.flatMap(({ from, to }) => [from, inFrame(to)]).filter((file) => file.includes('/')));
  files.delete('server/absent.ts');
  for (const file of files) await write(folder, file, sourceOf(file));
  for (const name of ['declared', 'undeclared', 'development', 'react']) {
    await write(folder, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await write(folder, `node_modules/${name}/index.js`, 'exports.x = 1;');
  }
  await write(
    folder,
    'package.json',
    JSON.stringify({
      imports: PACKAGE.imports,
      dependencies: { declared: '1', react: '1' },
      devDependencies: { development: '1' },
    }),
  );
  await write(folder, 'tsconfig.json', '{}');
}

async function violationsIn(folder: string): Promise<string[]> {
  const args = [
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    'loader',
    'npm',
    'widget',
    'i18n',
    'dashboard',
    'server',
    'scripts',
    'test',
  ];
  const json = await new Promise<string>((done) =>
    execFile(process.execPath, [cruiser, ...args], { cwd: folder, maxBuffer: 1e8 }, (_, stdout) => done(stdout)),
  );
  const { violations } = JSON.parse(json).summary as { violations: Violation[] };
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** dependency-cruiser prints the resolved path, and an unresolvable import as it was written. */
const shown = ([rule, from, to]: (typeof forbidden)[number]) =>
  `${rule}: ${from} → ${to.includes('/') ? inFrame(to).replace('server/absent.ts', '../server/absent.ts') : `node_modules/${to}/index.js`}`;

let found: string[] = [];

test.before(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'law-'));
  await writeRepository(folder);
  found = await violationsIn(folder);
  await rm(folder, { recursive: true });
});

for (const each of forbidden)
  test(`reports ${shown(each)}`, () => {
    assert.ok(found.includes(shown(each)), found.join('\n'));
  });

test('reports nothing else', () => {
  const expected = new Set(forbidden.map(shown));
  assert.equal(
    found.filter((each) => !expected.has(each)),
    [],
  );
});

test('has an example for every rule', async () => {
  const { default: law } = await import(join(root, '.dependency-cruiser.cjs'));
  const names = (law.forbidden as { name: string }[]).map(({ name }) => name);
  assert.equal(new Set(forbidden.map(([rule]) => rule)), new Set(names));
});

test.run();
