import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from './clone.ts';

const READS = pathToFileURL(join(ROOT, 'scripts/test/worker/reads.ts')).href;

const folder = mkdtempSync(join(tmpdir(), 'reads-'));
const root = join(folder, 'root');
/** Reads a file, and is then killed. */
const READS_ONE = "import { readFileSync } from 'node:fs'; readFileSync('a/one.txt');";
const FILES: Record<string, string> = {
  'a/one.txt': '1',
  'a/b/two.txt': '2',
  'node_modules/some/index.js': '',
  'dist/widget/c-ABCD2345.js': '',
  'child.mjs': READS_ONE,
  'killed.mjs': `${READS_ONE} process.kill(process.pid, 'SIGKILL');`,
  'parent.mjs': `import { spawnSync } from 'node:child_process';
    spawnSync(process.execPath, ['child.mjs'], { env: {} });`,
  'thread.mjs': `import { once } from 'node:events'; import { Worker } from 'node:worker_threads';
    await once(new Worker('./child.mjs'), 'exit');`,
  'bin/nginx': '',
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
test.after(() => rmSync(folder, { recursive: true }));

/** What is noted of a script. It has `fs` and `child`, the modules of Node. */
async function notedOf(script: string): Promise<string[]> {
  const code = `import { noteReads } from ${JSON.stringify(READS)};
    const take = noteReads(process.cwd());
    const [fs, child, workers] = await Promise.all(['fs', 'child_process', 'worker_threads'].map((each) => import('node:' + each)));
    const ended = (some) => new Promise((done) => some.once('exit', done));
    ${script};
    console.log(JSON.stringify(take().sort()));`;
  const options = { cwd: root, env: { PATH: `${process.env.PATH}:${join(folder, 'bin')}` } };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], options);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const CHILD = ['a/one.txt', 'child.mjs'];

const CASES: [what: string, script: string, noted: string[]][] = [
  ['a file', "fs.readFileSync('a/one.txt')", ['a/one.txt']],
  ['a file that is absent', "fs.existsSync('a/three.txt')", ['a/three.txt']],
  ['no package', "fs.readFileSync('node_modules/some/index.js')", []],
  ['the names in a folder', "fs.readdirSync('a')", ['a']],
  ['the names below a folder', "fs.readdirSync('a', { recursive: true })", ['below:a']],
  ['all files below a folder that is copied', "fs.cpSync('a', '../copy', { recursive: true })", ['tree:a']],
  ['everything for a folder around the repository', "fs.readdirSync('..', { recursive: true })", ['*']],
  ['the pattern that files are looked for by', "fs.globSync('a/**/*.txt')", ['glob:a//**/*.txt']],
  [
    'the same from another folder',
    "fs.globSync(['b/*.txt', '*.md'], { cwd: 'a' })",
    ['glob:a//*.md', 'glob:a/b//*.txt'],
  ],
  ['the same of promises', "for await (const _ of fs.promises.glob('a/*')) {}", ['', 'a', 'glob:a//*']],
  [
    'no file of the build that a server puts aside',
    "fs.cpSync('dist/widget/c-ABCD2345.js', '../data/builds/draft/widget/c-ABCD2345.js')",
    [],
  ],
  ['what another Node process reads', "child.spawnSync(process.execPath, ['child.mjs'], { env: {} })", CHILD],
  ['the same of one that is forked', "await ended(child.fork('child.mjs', { execArgv: [] }))", CHILD],
  ['the same of one that is killed', "child.spawnSync(process.execPath, ['killed.mjs'])", ['a/one.txt', 'killed.mjs']],
  ['the same of its own process', "child.spawnSync(process.execPath, ['parent.mjs'])", [...CHILD, 'parent.mjs']],
  ['the same of its thread', "child.spawnSync(process.execPath, ['thread.mjs'])", [...CHILD, 'thread.mjs']],
  ['the same of a thread', "await ended(new workers.Worker('./child.mjs', { execArgv: [] }))", CHILD],
  [
    'a program that reads nothing but what it is handed',
    "child.spawnSync('openssl', ['version'])",
    ['program:openssl'],
  ],
  ['everything for another program', "child.spawnSync('true')", ['*', 'program:true']],
  [
    'nothing for an answer to the ping of one that goes on running',
    "const asked = child.spawn('cat'); take(); asked.stdin.write(new Uint8Array(13)); asked.stdin.end(); await ended(asked)",
    [],
  ],
  [
    'everything for what a program is asked later',
    "const asked = child.spawn('cat'); take(); asked.stdin.write('a'); asked.stdin.end(); await ended(asked)",
    ['*'],
  ],
  [
    'a program that a shell limits',
    `child.spawnSync('sh', ['-c', 'ulimit -t 5; exec "$0" "$@"', 'openssl', 'version'])`,
    ['program:openssl'],
  ],
  ['a program that is looked for', `fs.existsSync(${JSON.stringify(join(folder, 'bin/nginx'))})`, ['program:nginx']],
];

for (const [what, script, noted] of CASES)
  test(`notes ${what}`, async () => assert.equal(await notedOf(script), noted));

test.run();
