import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePolicyFacts } from '../../../scripts/build/site/policy.ts';
import { DIST } from './dist.ts';

/** The literal that holds CIVIC_ACTION_ENDPOINTS in a built script. */
const ENDPOINTS = 'JSON.parse("{}")';

/** A copy of the built site with other endpoints, as a build with CIVIC_ACTION_ENDPOINTS would make it. */
export async function configuredBuild(endpoints: object) {
  const dir = await mkdtemp(join(tmpdir(), 'civic-action-dist-'));
  await cp(DIST, dir, { recursive: true, filter: (path) => !/\.(br|gz|map)$/.test(path) });
  const text = `JSON.parse(${JSON.stringify(JSON.stringify(endpoints))})`;
  let found = 0;
  for (const name of (await readdir(join(dir, 'widget'))).filter((each) => /\.(js|html)$/.test(each))) {
    const file = join(dir, 'widget', name);
    const code = await readFile(file, 'utf8');
    if (!code.includes(ENDPOINTS)) continue;
    found += 1;
    await writeFile(
      file,
      code.replaceAll(ENDPOINTS, () => text),
    );
  }
  await writePolicyFacts(join(dir, 'widget'), { CIVIC_ACTION_ENDPOINTS: JSON.stringify(endpoints) });
  if (found < 2) throw new Error('The build holds its endpoints elsewhere now');
  return { dir, remove: () => rm(dir, { recursive: true }) };
}
