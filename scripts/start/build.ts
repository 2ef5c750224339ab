import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from '../../server/setting-error.ts';

type Settings = Record<string, string>;

function settingsIn(record: string): Settings | null {
  try {
    return (JSON.parse(record) as { settings?: Settings }).settings ?? {};
  } catch {
    return null; // half written, or by another hand
  }
}

const SOURCES = ['loader', 'widget', 'i18n', 'scripts/build', 'build.mjs', 'package.json'];
const RECORD = '.cache/build.json';
const DIST = 'dist';

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

/** What every build has, and what its page asks for first: somebody may have deleted a part of it. */
const FIXED = ['loader.js', 'up.txt', 'widget/tag.html', 'gallery/index.html'];

export async function isWhole(distDir: string): Promise<boolean> {
  const page = await readFile(join(distDir, 'widget/index.html'), 'utf8').catch(() => '');
  const named = [...page.matchAll(/(?:href|src)="\.\/([\w.-]+)"/g)].map(([, name]) => `widget/${name}`);
  return page !== '' && [...FIXED, ...named].every((file) => existsSync(join(distDir, file)));
}

/** Whether the build that the record tells of was told something else than this process was. */
export async function isForOtherSettings(env: NodeJS.ProcessEnv, record = RECORD): Promise<boolean> {
  const text = await readFile(record, 'utf8').catch(() => '{}');
  const settings = settingsIn(text);
  // Half a record tells nothing: what was built then is anybody's guess.
  return settings === null || Object.entries(settings).some(([name, value]) => value !== (env[name] ?? ''));
}

const isGood = async (distDir: string) =>
  (await isWhole(distDir)) && !(await isStale(distDir)) && !(await isForOtherSettings(process.env));

/** Builds in a process of its own, so that the server does not keep the build tools in memory. */
export async function buildIfStale(distDir: string) {
  if (await isGood(distDir)) return;
  console.log('Building …');
  const child = spawn(process.execPath, ['build.mjs'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (!(await isWhole(distDir)))
    throw new SettingError('The build failed, as it says above, and there is none from before.');
  if (code !== 0) console.error('The build failed or is over its budget: what stands in dist/ is served.');
}

/** The build of these sources, for who measures or tests it: over a budget it may be. @throws Error where there is none */
export async function ensureBuild(): Promise<void> {
  await buildIfStale(DIST);
  if (!(await isGood(DIST)))
    throw new Error('The build failed, as it says above: what stands in dist/ is an older one.');
}
