import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Sizes } from './measure.ts';
import { ROOT } from './root.ts';

/** Environment variables that change what is built. */
const NAMES = ['CIVIC_ACTION_ENV', 'CIVIC_ACTION_ORIGIN', 'CIVIC_ACTION_ENDPOINTS'];

const settings = Object.fromEntries(NAMES.map((name) => [name, process.env[name] ?? '']));

/** A record of the last build, in `.cache/build.json`. */
export type BuildRecord = { version: string; integrity: string; settings: Record<string, string>; sizes: Sizes };

const FILE = join(ROOT, '.cache/build.json');

async function readRecord(): Promise<Partial<BuildRecord>> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8'));
  } catch {
    return {}; // missing or incomplete: the next build writes it
  }
}

const [ENVIRONMENT = ''] = NAMES;

/** Whether the last build was for the same environment as this one. */
export const hasSameEnvironment = async () => (await readRecord()).settings?.[ENVIRONMENT] === settings[ENVIRONMENT];

export async function writeRecord(facts: Omit<BuildRecord, 'settings'>) {
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify({ ...facts, settings }, null, 2));
}

/** Brotli bytes per part of the last build. @throws Error if there is none */
export async function readSizes(): Promise<Sizes> {
  const { sizes } = await readRecord();
  if (!sizes) throw new Error('No record of a build: run npm run build');
  return sizes;
}
