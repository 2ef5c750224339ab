import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EMAIL, letter } from '../../../server/support/bodies.ts';
import { startSmtp } from '../../../server/support/mail/smtp.ts';
import { createPlace, run, start } from '../../../server/support/process.ts';
import { outputOf } from '../../../support/output.ts';

const MAIL_FROM = 'Civic letters <letters@widgets.example>';

const outbox = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, ['scripts/outbox.ts', ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  });

async function send(widget: string) {
  const answer = await fetch(`${widget}/api/${EMAIL}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(letter()),
  });
  assert.is(answer.status, 200);
}

test('keeps letters without a relay, lists and exports them, and later sends only those asked for', async () => {
  const { env, remove } = await createPlace();
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-letters-'));
  const smtp = await startSmtp();
  try {
    const before = await start(env);
    await send(before.widget);
    assert.is(await before.end('SIGTERM'), 0);
    const reminded = run('scripts/start.ts', env);
    const said = outputOf(reminded);
    while (!said().includes('LETTERS WAIT: 2')) await wait(50);
    reminded.kill('SIGTERM');
    await once(reminded, 'exit');

    assert.match(outbox(env).stdout, /^queued\t2$/m);
    assert.match(outbox(env, 'list', 'queued').stdout, 'Councilmember Tomás Vidal <vidal@council.harborcity.example>');
    assert.match(outbox({ ...env, MAIL_FROM }, 'export', folder).stdout, `2 letters written to ${folder}, and marked`);
    const files = readdirSync(folder);
    assert.is(files.length, 2);
    assert.match(readFileSync(join(folder, files[0] ?? ''), 'utf8'), /^Reply-To: Ada Lovelace <ada@example\.org>\r$/m);

    assert.match(outbox(env).stdout, /^exported\t2$/m);
    assert.is(outbox(env, 'retry').stdout.trim(), '0 letters are due again');
    assert.match(outbox(env, 'retry', 'none-such').stderr, 'No letter that can be sent again: none-such');

    const [heads, first] = outbox(env, 'list', 'exported').stdout.split('\n');
    assert.is(heads, 'id\tstatus\ttries\trecipient\tsent or due\treason');
    assert.is(outbox(env, 'list', 'failed').stdout, 'No letters\n');
    const [, again] = /^(\S+)\t/.exec(first ?? '') ?? [];
    assert.is(outbox(env, 'retry', again ?? '').stdout.trim(), '1 letter is due again');
    const after = await start({ ...env, MAIL_FROM, SMTP_URL: smtp.url });
    while (smtp.received.length < 1) await wait(50);
    assert.is(await after.end('SIGTERM'), 0);
    assert.match(outbox(env).stdout, /^delivered\t1$/m);
    assert.match(outbox(env).stdout, /^exported\t1$/m);
  } finally {
    await smtp.close();
    rmSync(folder, { recursive: true });
    await remove();
  }
});

for (const name of ['outbox', 'import', 'export', 'backup'])
  test(`says how npm run ${name} is used, when asked for help`, () => {
    const { status, stdout } = spawnSync(process.execPath, [`scripts/${name}.ts`, '--help'], { encoding: 'utf8' });
    assert.is(status, 0);
    assert.match(stdout, `npm run ${name}`);
  });

for (const [title, args, says] of [
  ['an unknown command', ['sned'], /^Usage: npm run outbox/],
  ['an unknown status', ['list', 'lost'], /"lost" is not one of queued/],
  ['an export without a sender', ['export', 'letters'], /Set MAIL_FROM/],
] as const)
  test(`explains ${title}`, () => {
    const { status, stderr } = outbox({ DATA_DIR: ':memory:' }, ...args);
    assert.is(status, 1);
    assert.match(stderr, says);
  });

test.run();
