import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { test } from 'uvu';
import { launch } from '../../../e2e/support/browser/browser.ts';
import { runScript } from '../../../support/child.ts';

const SOURCES = ['loader', 'widget', 'i18n', 'server', 'dashboard', 'scripts', 'package.json'];
const ROOT = process.cwd();
const COPY = 'widget/actions/poll/copy/en-US.ts';
const EVERY_MS = 100;

let clone: string;
let dev: ChildProcess;
let browser: Browser;
let page: Page;
let dashboards: string;

/** A clone that may be edited. */
async function createClone() {
  const folder = await mkdtemp(join(tmpdir(), 'civic-action-dev-'));
  for (const source of SOURCES) await cp(join(ROOT, source), join(folder, source), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Fixed ports, since a restarted server must have the same ones. */
async function freePorts(): Promise<string[]> {
  const holders = [createServer(), createServer()];
  for (const holder of holders) await once(holder.listen(0, '127.0.0.1'), 'listening');
  const ports = holders.map((holder) => String((holder.address() as AddressInfo).port));
  for (const holder of holders) await once(holder.close(), 'close');
  return ports;
}

async function untilServed(child: ChildProcess) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  while (!output.includes('Gallery:')) {
    // A watched server that can't start waits for a change for ever.
    if (child.exitCode !== null || output.includes('Failed running')) throw new Error(output);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}

test.before(async () => {
  clone = await createClone();
  const [PORT, PUBLISHER_PORT] = await freePorts();
  dev = runScript(['scripts/dev.ts'], {
    cwd: clone,
    env: { PATH: process.env.PATH, DATA_DIR: ':memory:', PORT, PUBLISHER_PORT, LOG_LEVEL: 'error' },
  });
  await untilServed(dev);
  dashboards = `http://127.0.0.1:${PORT}/dashboard`;
  browser = await launch();
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${PUBLISHER_PORT}/articles/what-should-become-of-pier-9`);
});

test.after(async () => {
  await browser.close();
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  // Its programs may write for a moment more.
  await rm(clone, { recursive: true, maxRetries: 10, retryDelay: 200 });
});

async function edit(file: string, from: string, to: string) {
  const path = join(clone, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(path, text.replace(from, to));
}

const textOf = (): Promise<string[]> =>
  Promise.all(
    // The frames of a page that reloads are detached in a moment.
    page.frames().map((frame) => frame.evaluate(() => document.body?.innerText ?? '').catch(() => '')),
  );

/** No limit but the test's own, since speed depends on the machine's load. */
async function waitToSee(words: string) {
  while (!(await textOf()).some((text) => text.includes(words)))
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
}

test('shows a changed word of the widget without a reload by hand', async () => {
  await waitToSee('Vote');
  await edit(COPY, "vote: 'Vote'", "vote: 'Cast your ballot'");
  await waitToSee('Cast your ballot');
});

test('shows a changed word of the content', async () => {
  await edit('server/content/widgets/poll.json', 'become of Pier 9?', 'become of Pier Ninety?');
  await waitToSee('Pier Ninety');
});

test('restarts the server and shows a changed word of it', async () => {
  const there = '<p>$' + '{publisher}';
  await edit('server/demo/pages/document.ts', `${there}</p>`, `${there}, every day</p>`);
  await waitToSee('every day');
});

test('continues after a mistake in a source is fixed', async () => {
  await edit(COPY, "vote: 'Cast your ballot'", 'vote: ]');
  await edit(COPY, 'vote: ]', "vote: 'Give your vote'");
  await waitToSee('Give your vote');
});

test('shows a changed word of the dashboards without a reload by hand', async () => {
  await page.goto(dashboards);
  await waitToSee('How fast it loads');
  await edit('dashboard/shell/App.tsx', 'How fast it loads', 'How quickly it loads');
  await waitToSee('How quickly it loads');
});

test.run();
