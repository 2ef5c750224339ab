import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT, runFiles, runSource, type Settings, uvu, withClone } from '../../../scripts/test/clone.ts';

const outcomes: [title: string, source: string, last: string, code: number][] = [
  ['counts what passed', `${uvu} test('a', () => {}); test('b', async () => {}); test.run();`, '2 passed, 0 failed', 0],
  [
    'counts what failed',
    `${uvu} test('a', () => {}); test('b', () => { throw Error('x') }); test.run();`,
    '1 passed, 1 failed',
    1,
  ],
  [
    'counts what was skipped',
    `${uvu} test('a', () => {}); test.skip('b', () => {}); test.run();`,
    '1 passed, 0 failed, 1 skipped',
    0,
  ],
  ['fails a file without a test', 'export {};', '0 passed, 1 failed', 1],
  ['fails a file that forgot to run its tests', `${uvu} test('a', () => {});`, '0 passed, 1 failed', 1],
  ['fails a file that does not load', `import './absent.ts';`, '0 passed, 1 failed', 1],
  ['fails a file that throws while loading', `throw Error('x');`, '0 passed, 1 failed', 1],
  [
    'fails every test of a failed hook',
    `${uvu} test.before(() => { throw Error('x') }); test('a', () => {}); test.run();`,
    '0 passed, 1 failed',
    1,
  ],
  [
    'fails a test that can never end',
    `${uvu} test('a', () => new Promise(() => {})); test('b', () => {}); test.run();`,
    '1 passed, 1 failed',
    1,
  ],
  [
    'fails a rejection that no test caught',
    `${uvu} test('a', () => { Promise.reject(Error('x')) }); test.run();`,
    '1 passed, 1 failed',
    1,
  ],
  [
    'fails when a test ends the process',
    `${uvu} test('a', () => process.exit(0)); test.run();`,
    '0 passed, 1 failed',
    1,
  ],
  ['fails a file that hides tests with only', `${uvu} test.only('a', () => {}); test.run();`, '0 passed, 1 failed', 1],
];

for (const [title, source, last, code] of outcomes)
  test(title, async () => {
    const result = await runSource(source);
    assert.is(result.last, last, result.output);
    assert.is(result.code, code);
  });

test('names a failed hook and a file that does not load, with the cause of each', async () => {
  const files = {
    'hook.test.ts': `${uvu} test.before(() => { throw Error('no disk') }); test('a', () => {}); test.run();`,
    'load.test.ts': `throw Error('no such place');`,
  };
  const { output } = await runFiles(files);
  assert.match(output, 'test/hook.test.ts\n      A hook failed: Error: no disk\n');
  assert.match(output, 'test/load.test.ts\n      Could not be loaded: Error: no such place\n');
});

const passes = `${uvu} test('passes', () => {}); test.run();`;

test('fails a file that crashes its process, reports how, and runs the others', async () => {
  const others = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`other-${index}.test.ts`, passes]));
  const source = `${uvu} test('a', () => { console.log('last words'); process.abort(); }); test.run();`;
  const { last, output, code } = await runFiles({ 'aborts.test.ts': source, ...others });
  assert.is(last, '8 passed, 1 failed', output);
  assert.match(
    output,
    /^test\/aborts\.test\.ts\n(.*\n)*?last words\n(.*\n)*? {2}FAILED {2}The process ended by SIGABRT$/m,
  );
  assert.match(output, 'Failed in:\n  test/aborts.test.ts\n      The process ended by SIGABRT\n');
  assert.is(code, 1);
});

test('fails and ends a file that blocks its process', async () => {
  const source = `${uvu} test('a', () => { while (true); }); test.run();`;
  const { last, output } = await runFiles({ 'loops.test.ts': source, 'other.test.ts': passes }, { silentMs: 5_000 });
  assert.is(last, '1 passed, 1 failed', output);
  assert.match(output, 'Hung: nothing was heard for 5 s');
});

/** Fails, or ends its process, unless a file of this name exists, and makes it. */
const failsOnce = (how: string) => `${uvu} import { existsSync, writeFileSync } from 'node:fs';
  const before = process.env.SEEN; const isFirst = !existsSync(before); writeFileSync(before, '');
  test('a', () => { if (isFirst) ${how}; }); test.run();`;

async function runFailingOnce(how: string, settings?: Settings) {
  const folder = await mkdtemp(join(tmpdir(), 'runner-seen-'));
  try {
    return await runSource(failsOnce(how), { ...settings, env: { SEEN: join(folder, 'seen') } });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const FAILURES: [what: string, how: string, said: string][] = [
  [
    'a file with a stray rejection',
    "Promise.reject(Error('net down'))",
    'An error that no test caught: Error: net down',
  ],
  ['a file whose process was killed', "process.kill(process.pid, 'SIGKILL')", 'The process ended by SIGKILL'],
  ['a failed file', "throw Error('too busy')", '"a": too busy'],
  ['a file whose process crashed', 'process.abort()', 'The process ended by SIGABRT'],
];

for (const [what, how, said] of FAILURES)
  test(`runs ${what} of a whole run again, alone, and counts it and reports that it passed then`, async () => {
    const { last, output, code } = await runFailingOnce(how);
    assert.is(last, '1 passed, 0 failed', output);
    assert.is(code, 0);
    assert.match(output, `Failed beside other tests, and passed alone: test/some.test.ts\n    ${said}`);
    assert.match(output, /\n1 file repeated\n.+\n1 passed, 0 failed\n$/);
    assert.not.match(output, 'Failed in:');
  });

test('prints all that it has to say into a pipe', async () => {
  const source = `${uvu} test('a', () => { throw Error('x'.repeat(300_000)) }); test.run();`;
  const { last, output } = await runSource(source);
  assert.is(last, '0 passed, 1 failed');
  assert.ok(output.length > 300_000);
});

test('does not run a failed file again where files were named', async () => {
  assert.is((await runFailingOnce('throw Error()', { filters: ['some'] })).last, '0 passed, 1 failed');
});

test('runs at most five failed files again', async () => {
  const fails = `${uvu} test('a', () => { console.log('ran'); throw Error('x') }); test.run();`;
  const files = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`fails-${index}.test.ts`, fails]));
  const { last, output } = await runFiles(files);
  assert.is(last, '0 passed, 7 failed', output);
  assert.is(output.match(/^ran$/gm)?.length, 12, output);
  assert.match(output, /\n5 files repeated\n.+\n0 passed, 7 failed\n$/);
});

test('keeps the output of concurrent files apart', async () => {
  const wordy = (word: string) =>
    `${uvu} import { setTimeout } from 'node:timers/promises';
     for (let n = 0; n < 20; n++) test('a', async () => { console.log('${word}'); await setTimeout(5); }); test.run();`;
  const { output } = await runFiles({ 'one.test.ts': wordy('first'), 'two.test.ts': wordy('second') });
  const words = [...output.matchAll(/first|second/g)].map(([word]) => word);
  assert.is(words.filter((word, index) => word !== words[index - 1]).length, 2, output);
});

test('lists the slowest files after a whole run, but not after a filtered one', async () => {
  const said = /^Took \d+ s\. Slowest: some \d+ s\.$/m;
  assert.match((await runSource(passes)).output, said);
  assert.not.match((await runSource(passes, { filters: ['some'] })).output, said);
});

test('says how long each file took', async () => {
  const { output } = await runFiles({ 'one.test.ts': passes, 'two.test.ts': passes }, { filters: ['one', 'two'] });
  assert.is(output.match(/^ {2}took \d+\.\d s$/gm)?.length, 2, output);
});

test('fails when no file matches', async () => {
  const { last, code } = await runSource(`${uvu} test('a', () => {}); test.run();`, { filters: ['loader'] });
  assert.is(last, '0 passed, 1 failed');
  assert.is(code, 1);
});

test('names the failed test and its file, and shows the difference', async () => {
  const source = `${uvu} import * as assert from 'uvu/assert'; test('adds up', () => assert.equal({ n: 1 }, { n: 2 })); test.run();`;
  const { output } = await runFiles({ 'sum.test.ts': source });
  for (const part of ['"adds up"', 'test/sum.test.ts', '"n": 1', '"n": 2']) assert.match(plain(output), part);
  assert.match(output, / at (.* \()?test\/sum\.test\.ts:1:\d+\)?$/m, 'the place in the source, not in its bundle');
});

test('bundles the others where a file can not be bundled', async () => {
  const { last, output } = await runFiles({ 'broken.test.ts': 'const = 1;', 'sound.test.ts': passes });
  assert.is(last, '1 passed, 1 failed', output);
  assert.match(output, /^test\/broken\.test\.ts\n {2}FAILED {2}Could not be bundled\n(.*\n)*?.*Expected identifier/m);
});

const stored = `${uvu} import { name } from './server/support/databases.ts'; test('on ' + name, () => {}); test.run();`;

test('runs a file that uses a database once on each, in a fresh state', async () => {
  const { last, output } = await runSource(stored, {
    env: { TEST_DATABASE_URL: 'postgres://not.asked.example' },
    isWide: true,
  });
  assert.is(last, '2 passed, 0 failed', output);
  for (const title of ['some.test.ts on SQLite', 'some.test.ts on PostgreSQL']) assert.match(output, title);
});

const ADDED =
  'npm run test:all adds 1 test files and 0 checks: other browsers, hosts, every state of the gallery, costs, what is slow, PostgreSQL.';

test('runs what is not wide on SQLite, and says above the last line what is left to test:all', async () => {
  const env = { TEST_DATABASE_URL: 'postgres://not.asked.example' };
  const { output } = await runFiles({ 'some.test.ts': stored, 'wide/other.test.ts': passes }, { env });
  assert.is(output.trimEnd().split('\n').slice(-3).join('\n'), `0 files repeated\n${ADDED}\n1 passed, 0 failed`);
  assert.match(output, 'some.test.ts on SQLite');
});

test('remembers of the quick tier no more than it ran, and of the other all', () =>
  withClone({ 'some.test.ts': stored, 'other.test.ts': passes }, async ({ run }) => {
    const env = { TEST_DATABASE_URL: 'postgres://not.asked.example' };
    const ran = async (settings: Settings) => {
      const { output } = await run(settings);
      return ['on SQLite', 'on PostgreSQL', 'other.test.ts'].filter((part) => output.includes(`${part}\n`));
    };
    assert.equal(await ran({ env }), ['on SQLite', 'other.test.ts']);
    assert.equal(await ran({ env }), []);
    assert.equal(await ran({ env, isWide: true }), ['on SQLite', 'on PostgreSQL']);
    assert.equal(await ran({ env }), []);
  }));

test('reports at the end that PostgreSQL was skipped', async () => {
  const { output } = await runSource(stored, { env: { TEST_DATABASE_URL: 'off' }, isWide: true });
  const said = 'PostgreSQL was skipped, the server is tested on SQLite alone: TEST_DATABASE_URL is off';
  assert.is(output.trimEnd().split('\n').slice(-4).join('\n'), `${said}\n\n0 files repeated\n1 passed, 0 failed`);
});

test('renders React components in a window and removes the window afterwards', async () => {
  const source = `${uvu} import * as assert from 'uvu/assert'; import { useState } from 'react';
    import { acting, render, withDom } from ${JSON.stringify(join(ROOT, 'test/support/dom.ts'))};
    const Count = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; };
    withDom(test);
    test('counts', async () => {
      const { container } = await render(<Count />);
      await acting(() => container.querySelector('button').click());
      assert.is(container.textContent, '1');
    });
    test.after(() => setTimeout(() => { if (typeof document !== 'undefined') process.exit(3); }));
    test.run();`;
  const { last, output } = await runFiles({ 'count.test.tsx': source });
  assert.is(last, '1 passed, 0 failed', output);
});

/** Removes the colors of differences, and the marks for spaces and tabs. */
const plain = (text: string) =>
  text.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '').replace(/·/g, ' ');

test.run();
