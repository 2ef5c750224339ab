import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { POLL, vote } from '../../../server/support/bodies.ts';
import { copyContent } from '../../../server/support/content.ts';
import { isPostgres } from '../../../server/support/databases.ts';
import { createPlace, run, start } from '../../../server/support/process.ts';
import { endOf, outputOf, sentencesIn } from '../../../support/output.ts';
import { waitUntil } from '../../../support/wait.ts';

/** Names the content folder, so that counts are true: without it, a trial shows made-up counts. */
async function withPlace(use: (env: Record<string, string>) => Promise<void>) {
  const { env, remove } = await createPlace();
  try {
    await use({ CONTENT_DIR: 'server/content', ...env });
  } finally {
    await remove();
  }
}

/** Starts a server as tests do, and says which. */
const STARTS = `
  import { runScript } from './test/support/child.ts';
  const child = runScript(['scripts/start.ts'], { env: process.env });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    const [, widget] = /Widget and API: (\\S+) is ready/.exec(output) ?? [];
    if (widget) console.log(JSON.stringify({ pid: child.pid, widget }));
  });
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const send = (origin: string, key: string) =>
  fetch(`${origin}/api/${POLL}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(vote()),
  });

test('starts both sites and prints their addresses', () =>
  withPlace(async (env) => {
    const { widget, publisher, end } = await start(env);
    assert.is((await fetch(`${widget}/readyz`)).status, 200);
    assert.match(await (await fetch(publisher)).text(), 'The Harbor Gazette');
    assert.is(await end('SIGTERM'), 0);
  }));

test('serves no demo newspaper when it is turned off, and no gallery in production', () =>
  withPlace(async (env) => {
    const child = run('scripts/start.ts', { ...env, PUBLISHER_PORT: 'off', PUBLIC_ORIGIN: 'https://widgets.example' });
    const output = outputOf(child);
    while (!output().includes('Widget and API:')) await once(child.stdout ?? child, 'data');
    assert.not.match(output(), /demo|Gallery/);
    child.kill('SIGTERM');
    assert.equal(await once(child, 'exit'), [0, null]);
  }));

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`still has after ${signal} what it had answered`, () =>
    withPlace(async (env) => {
      const key = randomUUID();
      const before = await start(env);
      const first = await (await send(before.widget, key)).text();
      await before.end(signal);
      const after = await start(env);
      assert.is(await (await send(after.widget, key)).text(), first);
      const next = await (await send(after.widget, randomUUID())).json();
      assert.is(next.endUsersCount, 2);
      await after.end('SIGTERM');
    }));

for (const signals of [['SIGTERM'], ['SIGINT'], ['SIGTERM', 'SIGTERM'], ['SIGINT', 'SIGTERM', 'SIGINT']] as const)
  test(`finishes a request in flight when ${signals.join(' and ')} comes`, () =>
    withPlace(async (env) => {
      const { widget, child } = await start(env);
      const { port } = new URL(widget);
      const body = JSON.stringify(vote());
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.write(
        `POST /api/${POLL} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
      );
      await wait(200);
      const exit = once(child, 'exit');
      for (const signal of signals) {
        child.kill(signal);
        await wait(200);
        assert.equal([child.exitCode, child.signalCode], [null, null]);
      }
      socket.write(body.slice(5));
      assert.equal(await exit, [0, null]);
      assert.match(answer, 'HTTP/1.1 200 OK');
      assert.match(answer, '"endUsersCount":1');
    }));

test('ends when the tests that started it are killed', () =>
  withPlace(async (env) => {
    const tests = spawn(process.execPath, ['--input-type=module', '-e', STARTS], {
      env: { ...env, PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [told] = await once(tests.stdout, 'data');
    // It says so with each line of the server's, of which several may come at once.
    const [first = ''] = String(told).split('\n');
    const { pid, widget } = JSON.parse(first);
    assert.is((await fetch(`${widget}/readyz`)).status, 200);
    tests.kill('SIGKILL');
    await waitUntil(() => !isAlive(pid)).finally(() => isAlive(pid) && process.kill(pid, 'SIGKILL'));
  }));

test('says in one line that a port is in use', () =>
  withPlace(async (env) => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    for (const name of ['PORT', 'PUBLISHER_PORT']) {
      const { code, output } = await endOf(
        run('scripts/start.ts', { ...env, LOG_LEVEL: 'info', [name]: String(port) }),
      );
      assert.is(code, 1);
      // Not even that content was imported, which may take minutes.
      assert.equal(sentencesIn(output), [`Port ${port} is in use: stop the program that uses it, or set ${name}.`]);
    }
    holder.close();
  }));

test('names a setting that it cannot read, in one line', () =>
  withPlace(async (env) => {
    const { code, output } = await endOf(run('scripts/start.ts', { ...env, PORT: 'http' }));
    assert.is(code, 1);
    assert.equal(sentencesIn(output), ['PORT must be a whole number up to 65535, not "http"']);
  }));

/** What Node prints by itself, when a signal asks for it. */
const OF_NODE = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => process.emitWarning('An odd thing', 'OddWarning'));
  process.on('SIGHUP', () => { throw new Error('Nobody expected this'); });
`)}`;

test('writes nothing but lines of JSON when the output is not a terminal, Node’s own included', () =>
  withPlace(async (env) => {
    const { child, widget, output } = await start({ ...env, LOG_LEVEL: 'trace', NODE_OPTIONS: `--import=${OF_NODE}` });
    await fetch(`${widget}/share/wr-poll`);
    await fetch(`${widget}/nothing`);
    child.kill('SIGUSR2');
    await waitUntil(() => output().includes('An odd thing'));
    child.kill('SIGHUP');
    assert.equal(await once(child, 'close'), [1, null]);
    const sentences = sentencesIn(output());
    for (const part of ['content imported', 'Widget and API: ', 'OddWarning: An odd thing', 'Nobody expected this'])
      assert.ok(
        sentences.some((each) => each.startsWith(part)),
        part,
      );
  }));

test('imports content by command and lists what it imported', () =>
  withPlace(async (env) => {
    const { code, output } = await endOf(run('scripts/import.ts', env, ['server/content']));
    assert.is(code, 0);
    const widgets = readdirSync('server/content/widgets').length;
    const brought = `${widgets} widgets, 4 publishers and 7 partners imported from server/content`;
    assert.ok(output.startsWith(`${brought}\n\n`), output);
    assert.match(output, '\n  http://localhost:0/share/wr-petition\n');
    const where = isPostgres ? 'the database of DATABASE_URL' : env.DATA_DIR;
    assert.ok(output.endsWith(`\n\nThey are in ${where}.\n`), output);
  }));

test('looks for files of other servers when content is imported by command', () =>
  withPlace(async (env) => {
    const content = copyContent();
    const url = 'http://127.0.0.1:1/a.jpg';
    content.change('widgets/poll.json', ({ cards }) => {
      cards[0].actions[0].pictureUrls = [url];
    });
    const { output } = await endOf(run('scripts/import.ts', env, [content.dir]));
    content.remove();
    const place = 'widgets/poll.json cards[0].actions[0].pictureUrls[0]';
    assert.match(output, `\n  ${place}: "${url}" was not looked for: bad port\n`);
    assert.not.match(output, 'not among the server');
  }));

test('imports nothing from a missing folder', () =>
  withPlace(async (env) => {
    const { code, output } = await endOf(run('scripts/import.ts', env, ['no/such/folder']));
    assert.is(code, 1);
    assert.is(output, 'Nothing was imported:\nno/such/folder: there is no such folder\n');
  }));

test('says which part was imported when another has mistakes', () =>
  withPlace(async (env) => {
    const { code, output } = await endOf(
      run('scripts/import.ts', env, ['no/such/folder', '--lawmakers', 'server/content/lawmakers/us']),
    );
    assert.is(code, 1);
    assert.match(
      output,
      /^\d+ lawmakers of US, .*\n\nThe widgets were not imported:\nno\/such\/folder: there is no such folder/,
    );
  }));

test('logs no reader’s address, query, body or header', () =>
  withPlace(async (env) => {
    const { child, widget, end } = await start({ ...env, LOG_LEVEL: 'trace' });
    const output = outputOf(child);
    await fetch(`${widget}/share/wr-poll?email=ada%40example.org`, { headers: { 'user-agent': 'Secret/1' } });
    await fetch(`${widget}/api/Widget/CompletePetitionAsync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ id: 3001, email: 'ada@example.org', firstName: 'Ada' }),
    });
    await end('SIGTERM');
    const lines = output()
      .split('\n')
      .filter((line) => !line.includes('Server listening'));
    assert.match(lines.join('\n'), '/share/wr-poll');
    assert.not.match(lines.join('\n'), /ada|127\.0\.0\.1|Secret|remoteAddress/i);
  }));

for (const [args, expected, code] of [
  [['--help'], /^npm start[\s\S]*\nPORT, PUBLISHER_PORT [\s\S]*\nDATA_DIR /, 0],
  [['--port=80'], /^Unknown argument: --port=80\n\nnpm start/, 1],
] as const)
  test(`npm start ${args} tells how it is used, and serves nothing`, async () => {
    const child = run('scripts/start.ts', {}, [...args]);
    const output = outputOf(child);
    assert.equal(await once(child, 'exit'), [code, null]);
    assert.match(output(), expected);
  });

test.run();
