import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SettingError } from '../../server/settings.ts';

type Settings = Record<string, string>;

function settingsIn(record: string): Settings | null {
  try {
    return (JSON.parse(record) as { settings?: Settings }).settings ?? {};
  } catch {
    return null; // incomplete, or not ours
  }
}

const SOURCES = [
  ...['loader', 'npm', 'widget', 'i18n', 'dashboard', 'wordpress'],
  ...['scripts/build', 'build.mjs', 'package.json'],
];
const RECORD = '.cache/build.json';
const DIST = 'dist';

const mtimeOf = async (path: string) => (await stat(path).catch(() => null))?.mtimeMs ?? 0;

async function newestIn(source: string): Promise<number> {
  const names = await readdir(source, { recursive: true }).catch(() => []);
  return Math.max(await mtimeOf(source), ...(await Promise.all(names.map((name) => mtimeOf(join(source, name))))));
}

/** Whether a source is newer than the built page. */
export async function isStale(distDir: string, sources = SOURCES): Promise<boolean> {
  const built = await mtimeOf(join(distDir, 'widget/index.html'));
  const newest = Math.max(...(await Promise.all(sources.map(newestIn))));
  return newest > built;
}

/** Whether a build has the fixed files and those that its page asks for first. */
const FIXED = [
  ...['loader.js', 'watch.js', 'native.js', 'react.js', 'up.txt'],
  ...['widget/tag.html', 'gallery/index.html', 'dashboard/index.html'],
];

export async function isWhole(distDir: string): Promise<boolean> {
  const page = await readFile(join(distDir, 'widget/index.html'), 'utf8').catch(() => '');
  const named = [...page.matchAll(/(?:href|src)="\.\/([\w.-]+)"/g)].map(([, name]) => `widget/${name}`);
  return page !== '' && [...FIXED, ...named].every((file) => existsSync(join(distDir, file)));
}

/** Whether the recorded build had other settings than this process. */
export async function isForOtherSettings(env: NodeJS.ProcessEnv, record = RECORD): Promise<boolean> {
  const recorded = await readFile(record, 'utf8').catch(() => '{}');
  const settings = settingsIn(recorded);
  // An incomplete record may stand for any settings.
  return settings === null || Object.entries(settings).some(([name, value]) => value !== (env[name] ?? ''));
}

const isGood = async (distDir: string) =>
  (await isWhole(distDir)) && !(await isStale(distDir)) && !(await isForOtherSettings(process.env));

type Say = (level: 'info' | 'warn' | 'error', text: string) => void;

const print: Say = (level, text) => (level === 'info' ? console.log(text) : console.error(text));

/**
 * Builds in a separate process, so that the server doesn't keep the build tools in memory. The sizes that it prints
 * would hide the address that follows, so they are shown only where something is wrong.
 */
export async function buildIfStale(distDir: string, say = print) {
  if (await isGood(distDir)) return;
  say('info', 'Building …');
  const child = spawn(process.execPath, ['build.mjs'], { stdio: ['inherit', 'pipe', 'pipe'] });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const told = `${code === 0 ? '' : output}${errors}`.trimEnd();
  if (told) say('error', told);
  if (!(await isWhole(distDir))) throw new SettingError('The build failed (see above), and there is no earlier one.');
  if (code !== 0) say('error', 'The build failed or is over its budget: serving dist/ as it is.');
}

/** Builds the sources for tests and measurements, even over budget. @throws Error if there is no build */
export async function ensureBuild(): Promise<void> {
  await buildIfStale(DIST);
  if (!(await isGood(DIST))) throw new Error('The build failed (see above), and dist/ is out of date.');
}
