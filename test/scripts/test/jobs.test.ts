import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Check } from '../../../scripts/checks/index.ts';
import { keepDurations } from '../../../scripts/test/durations.ts';
import { addedByAll, findJobs, shardOf } from '../../../scripts/test/jobs.ts';
import type { Worker } from '../../../scripts/test/worker/start.ts';

const PASSES = ['-e', ''];
const FAILS = ['-e', 'console.log("why"); process.exit(1)'];

const CHECKS: Check[] = [
  { name: 'programs', command: PASSES },
  { name: 'build', command: FAILS, ifNeeded: PASSES },
  { name: 'names', command: PASSES },
  { name: 'types', command: PASSES },
  { name: 'unused', command: PASSES, isWide: true },
];

const WIDE = ['wide/hosts/plugin', 'wide/hosts/wordpress/lint', 'wide/slow/server/start'];

let root = '';

test.before(() => {
  root = mkdtempSync(join(tmpdir(), 'civic-action-jobs-'));
  for (const file of ['widget/small', 'e2e/call', 'server/api', 'e2e/states', ...WIDE]) {
    const path = join(root, `test/${file}.test.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
});
test.after(() => rmSync(root, { recursive: true }));

const jobsOf = (...filters: string[]) => findJobs(root, CHECKS, { filters, isWide: true });
const nameOf = ({ name }: { name: string }) => name.replace(/test\/|\.test\.ts/g, '');
const namesOf = (...filters: string[]) => jobsOf(...filters).map(nameOf);

const idle = { run: () => assert.unreachable(), end: () => undefined } as unknown as Worker;

async function outcomesOf(...filters: string[]) {
  const jobs = jobsOf(...filters).filter(({ name }) => !name.startsWith('test/'));
  return Promise.all(jobs.map(({ run }) => run(idle)));
}

const CASES: [filters: string[], names: string][] = [
  [
    [],
    'programs build wide/slow/server/start wide/hosts/plugin wide/hosts/wordpress/lint e2e/call e2e/states names types unused server/api widget/small',
  ],
  [['widget/'], 'widget/small'],
  [['test/server/'], 'programs server/api'],
  [['server/'], 'programs wide/slow/server/start server/api'],
  [['e2e/call'], 'programs build e2e/call'],
  [['hosts/plugin'], 'programs build wide/hosts/plugin'],
  [['wordpress/lint'], 'programs wide/hosts/wordpress/lint'],
  [['types', 'small'], 'types widget/small'],
  [['names'], 'build names'],
  [['build'], 'build'],
  [['absent'], ''],
];

for (const [filters, names] of CASES)
  test(`runs ${names || 'nothing'} for ${filters.join(' ') || 'all'}`, () =>
    assert.is(namesOf(...filters).join(' '), names));

test('starts what took longest when it last ran, and what has never run by a guess', () => {
  keepDurations(root, { 'test/widget/small.test.ts': 200_000, 'test/e2e/states.test.ts': 400 });
  keepDurations(root, { types: 100_000, build: 1 });
  assert.is(
    namesOf().join(' '),
    'programs build widget/small wide/slow/server/start types wide/hosts/plugin wide/hosts/wordpress/lint e2e/call names unused server/api e2e/states',
  );
  rmSync(join(root, '.cache'), { recursive: true });
});

const QUICK = 'programs build e2e/call e2e/states names types server/api widget/small';

test('the quick tier leaves out what is wide, which is found by name nevertheless', () => {
  const namesIn = (filters: string[]) => findJobs(root, CHECKS, { filters }).map(nameOf).join(' ');
  assert.is(namesIn([]), QUICK);
  assert.is(namesIn(['unused', 'slow/server']), 'programs wide/slow/server/start unused');
  assert.match(addedByAll(root, CHECKS), /^npm run test:all adds 3 test files and 1 checks: .+, PostgreSQL\.$/);
});

const JOBS = fc.uniqueArray(fc.record({ name: fc.string({ minLength: 1 }), ms: fc.nat(300_000) }), {
  selector: ({ name }) => name,
  maxLength: 60,
});

test('shards are everything, each job once, in whatever order the jobs come', () => {
  fc.assert(
    fc.property(JOBS, fc.integer({ min: 1, max: 6 }), (jobs, count) => {
      const msOf = (wanted: string) => jobs.find(({ name }) => name === wanted)?.ms ?? 0;
      const split = (all: typeof jobs) =>
        Array.from({ length: count }, (_, index) => shardOf(all, { index: index + 1, count }, msOf));
      const shards = split(jobs);
      assert.equal(
        shards.map((shard) => new Set(shard)),
        split([...jobs].reverse()).map((shard) => new Set(shard)),
      );
      const names = shards.flat().map(({ name }) => name);
      assert.equal(names.sort(), jobs.map(({ name }) => name).sort());
      const sums = shards.map((shard) => shard.reduce((sum, { ms }) => sum + ms, 0));
      // The last job of the longest shard went to what was then the lightest.
      const longest = Math.max(0, ...jobs.map(({ ms }) => ms));
      assert.ok(Math.max(...sums) - Math.min(...sums) <= longest, sums.join(' '));
    }),
  );
});

test('a shard makes what its own files need, though another shard checks it', () => {
  const shards = [1, 2].map((index) =>
    findJobs(root, CHECKS, { filters: [], isWide: true, shard: { index, count: 2 } }),
  );
  const files = shards.map((jobs) => jobs.filter(({ isTest }) => isTest).map(nameOf));
  assert.equal(
    files.flat().sort(),
    jobsOf()
      .filter(({ isTest }) => isTest)
      .map(nameOf)
      .sort(),
  );
  for (const jobs of shards) {
    const names = new Set(jobs.map(({ name }) => name));
    for (const { after } of jobs) for (const needed of after) assert.ok(names.has(needed), needed);
  }
});

test('browser tests and WordPress wait for the build and the programs, and other files for what they need', () => {
  const after = jobsOf().flatMap(({ name, after }) => (after.length > 0 ? [`${name}: ${after.join(' ')}`] : []));
  assert.equal(after, [
    'test/wide/slow/server/start.test.ts: programs',
    'test/wide/hosts/plugin.test.ts: build programs',
    'test/wide/hosts/wordpress/lint.test.ts: programs',
    'test/e2e/call.test.ts: build programs',
    'test/e2e/states.test.ts: build programs',
    'names: build',
    'test/server/api.test.ts: programs',
  ]);
});

test('a check that was not asked for makes what is missing, and is not counted', async () => {
  const silent = { passed: 0, failed: 0, skipped: 0, output: '' };
  assert.equal(await outcomesOf('e2e/call'), [silent, silent]);
});

test('a check that was asked for is counted, and reports why it fails', async () => {
  assert.equal(await outcomesOf('types', 'build'), [
    { passed: 0, failed: 1, skipped: 0, output: 'FAILED  build\n    why\n\n' },
    { passed: 1, failed: 0, skipped: 0, output: 'passed  types\n' },
  ]);
});

test.run();
