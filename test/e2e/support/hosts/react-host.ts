import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE } from '../../../../scripts/build/npm.ts';
import { blocks, read, sectionOf } from '../../../support/documents.ts';
import { outputOf } from '../../../support/output.ts';
import { freePort } from '../server.ts';

/** The example files of the guide, by the path in their first line. */
function examples(origin: string): Map<string, string> {
  const found = blocks(sectionOf(read('docs/publishers.md'), '### React'), 'jsx').map((block) => {
    const [, path = ''] = /^\/\/ (\S+)\n/.exec(block) ?? [];
    return [path, block.replaceAll('https://widgets.example', origin)] as const;
  });
  return new Map(found);
}

/** A publisher's project below a folder with its packages, with the guide's examples and ours as npm packs it. */
export type Project = { folder: string; write: (path: string, text: string) => void; remove: () => void };

export function createProject(packages: string, origin: string, files: Record<string, string>): Project {
  const folder = mkdtempSync(join(packages, 'project-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of [...examples(origin), ...Object.entries(files)]) write(path, text);
  const [{ filename = '' } = {}] = JSON.parse(
    execFileSync('npm', ['pack', PACKAGE, '--json'], { cwd: folder, encoding: 'utf8' }),
  ) as { filename?: string }[];
  const ours = join(folder, 'node_modules/civic-action');
  mkdirSync(ours, { recursive: true });
  execFileSync('tar', ['-xzf', filename, '-C', ours, '--strip-components=1'], { cwd: folder });
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const ENV = { NEXT_TELEMETRY_DISABLED: '1', CI: 'true', NODE_ENV: undefined };

const start = (folder: string, bin: string, args: string[]) =>
  spawn(process.execPath, [join(dirname(folder), 'node_modules', bin), ...args], {
    cwd: folder,
    env: { ...process.env, ...ENV },
  });

/** Runs a host's command. @throws Error with what it has printed if it fails */
export async function run(folder: string, bin: string, args: string[]): Promise<string> {
  const child = start(folder, bin, args);
  const output = outputOf(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${bin} ${args.join(' ')}: ${output()}`);
  return output();
}

export type Served = { address: string; child: ChildProcess };

/** Starts a host's server; `args` lacks the port. @throws Error with what it has printed if it ends */
export async function serve(folder: string, bin: string, args: string[]): Promise<Served> {
  const port = await freePort();
  const child = start(folder, bin, [...args, '--port', String(port)]);
  const output = outputOf(child);
  for (;;) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) break;
    if (child.exitCode !== null) throw new Error(`${bin} ended: ${output()}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return { address: `http://news.localhost:${port}`, child };
}
