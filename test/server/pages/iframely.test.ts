import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findIframely } from '../../../scripts/programs/locked.ts';
import { outputOf } from '../../support/output.ts';
import { skipUnless } from '../../support/skip.ts';
import { withSharedServer } from '../support/server.ts';

/** What Iframely's server makes of a share page. */

const folder = findIframely() ?? '';
const withIframely = skipUnless(folder, 'Iframely’s server is not here, nor to be had');
const server = withSharedServer(test, { rateLimit: 0 });

/** The record that Iframely must have of a provider. */
const RECORD = { oembed: { rich: ['allow', 'resizable'] }, iframely: { app: ['allow', 'resizable'] } };

let running: ChildProcess | undefined;

async function startIframely(args: string[]): Promise<string> {
  // Where it looks for plugins; it does not start without the folder.
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  running = spawn(process.execPath, [join(import.meta.dirname, 'iframely-server.mjs'), ...args], { cwd: folder });
  const output = outputOf(running);
  for (;;) {
    const [, port] = /Listens at (\d+)/.exec(output()) ?? [];
    if (port) return `http://127.0.0.1:${port}`;
    if (running.exitCode !== null) throw new Error(`Iframely ended: ${output()}`);
    await Promise.race([once(running.stdout ?? running, 'data'), once(running, 'exit')]);
  }
}

async function readByIframely(path: string, args: string[]) {
  const iframely = await startIframely(args);
  const { app } = server;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const url = encodeURIComponent(`${origin}/share/wr-petition`);
  const answer = await (await fetch(`${iframely}${path}?url=${url}`)).json();
  running?.kill();
  return { answer, origin };
}

test.after(() => void running?.kill());

withIframely('Iframely shows the widget of a share page, with its permissions and its shape', async () => {
  const { answer, origin } = await readByIframely('/oembed', ['127.0.0.1', JSON.stringify(RECORD)]);
  assert.is(answer.type, 'rich', JSON.stringify(answer));
  assert.is(answer.title, 'Bring back the 11:40 ferry');
  assert.is(answer.provider_name, 'The Harbor Gazette');
  assert.match(answer.description, 'The Ferry Riders Alliance wants it back');
  const frames = answer.html.match(/<iframe/g);
  assert.is(frames.length, 1);
  assert.match(answer.html, `src="${origin}/widget/?widgetRequestId=wr-petition&amp;embedType=4"`);
  assert.match(answer.html, 'padding-bottom: 58.3871%');
  const [, allow = ''] = /allow="([^"]+)"/.exec(answer.html) ?? [];
  for (const permission of ['camera', 'microphone', 'payment', 'fullscreen'])
    assert.ok(allow.includes(permission), allow);
});

withIframely('Iframely shows a link where it does not know the provider', async () => {
  const { answer, origin } = await readByIframely('/oembed', []);
  assert.is(answer.type, 'link', JSON.stringify(answer));
  assert.is(answer.title, 'Bring back the 11:40 ferry');
  assert.is(answer.url, `${origin}/share/wr-petition`);
  assert.not.ok(answer.html);
});

test.run();
