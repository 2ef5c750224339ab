import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = ['loader', 'widget', 'i18n', 'scripts/build', 'build.mjs', 'package.json'];
const RECORD = '.cache/build.json';

const mtimeOf = async (path: string) => (await stat(path).catch(() => null))?.mtimeMs ?? 0;

async function newestIn(source: string): Promise<number> {
  const names = await readdir(source, { recursive: true }).catch(() => []);
  return Math.max(await mtimeOf(source), ...(await Promise.all(names.map((name) => mtimeOf(join(source, name))))));
}

/** Whether a source is younger than the page that the build writes. */
export async function isStale(distDir: string, sources = SOURCES): Promise<boolean> {
  const built = await mtimeOf(join(distDir, 'widget/index.html'));
  const newest = Math.max(...(await Promise.all(sources.map(newestIn))));
  return newest > built;
}

/** Whether the build that the record tells of was told something else than this process was. */
export async function isForOtherSettings(env: NodeJS.ProcessEnv, record = RECORD): Promise<boolean> {
  const { settings = {} } = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as {
    settings?: Record<string, string>;
  };
  return Object.entries(settings).some(([name, value]) => value !== (env[name] ?? ''));
}

/** Builds in a process of its own, so that the server does not keep the build tools in memory. */
export async function buildIfStale(distDir: string) {
  if (!(await isStale(distDir)) && !(await isForOtherSettings(process.env))) return;
  console.log('Building …');
  const child = spawn(process.execPath, ['build.mjs'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) console.error('The build failed or is over its budget: what stands in dist/ is served.');
}
