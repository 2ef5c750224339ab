import { execFile } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isForOtherSettings } from '../../../scripts/start/build.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));
const SOURCES = [
  'build.mjs',
  'scripts/build/*.ts',
  'package-lock.json',
  '{loader,widget,i18n}/**/*.{ts,tsx,css,html,json,svg}',
];

const changedAt = (file: string) => statSync(join(root, file)).mtimeMs;

const isFresh = () => {
  const built = join(root, 'dist/loader.js');
  return (
    existsSync(built) && globSync(SOURCES, { cwd: root }).every((file) => changedAt(file) <= statSync(built).mtimeMs)
  );
};

/** Builds `dist/` unless it is newer than every source and was told the same: once, whichever test file comes first. */
export async function ensureBuild(): Promise<string> {
  if (!isFresh() || (await isForOtherSettings(process.env, join(root, '.cache/build.json')))) await build();
  return join(root, 'dist');
}

async function build() {
  try {
    await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: root });
  } catch (cause) {
    if (!isFresh()) throw cause; // over budget only: what stands there is whole
  }
}
