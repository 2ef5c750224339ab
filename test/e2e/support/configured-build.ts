import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePolicyFacts } from '../../../scripts/build/site/index.ts';
import { DIST } from './dist.ts';

/** The literal that holds CIVIC_ACTION_ENDPOINTS in a built script. */
const ENDPOINTS = 'JSON.parse("{}")';

/** A copy of the built site whose scripts for the frame have another text in one place or several. */
async function editedBuild(text: string, other: string, least: number) {
  const dir = await mkdtemp(join(tmpdir(), 'civic-action-dist-'));
  await cp(DIST, dir, { recursive: true, filter: (path) => !/\.(br|gz|map)$/.test(path) });
  let found = 0;
  for (const name of (await readdir(join(dir, 'widget'))).filter((each) => /\.(js|html)$/.test(each))) {
    const file = join(dir, 'widget', name);
    const code = await readFile(file, 'utf8');
    if (!code.includes(text)) continue;
    found += 1;
    await writeFile(
      file,
      code.replaceAll(text, () => other),
    );
  }
  if (found < least) throw new Error(`The build holds ${text} elsewhere now`);
  return { dir, remove: () => rm(dir, { recursive: true }) };
}

/** As a build with CIVIC_ACTION_ENDPOINTS would make it. */
export async function configuredBuild(endpoints: object) {
  const text = `JSON.parse(${JSON.stringify(JSON.stringify(endpoints))})`;
  const build = await editedBuild(ENDPOINTS, text, 2);
  await writePolicyFacts(join(build.dir, 'widget'), { CIVIC_ACTION_ENDPOINTS: JSON.stringify(endpoints) });
  return build;
}

/** Takes an automated browser for a person's, so that it tracks (contract §4). Chrome has an option for that. */
export const trackingBuild = () => editedBuild('navigator.webdriver', 'false', 1);
