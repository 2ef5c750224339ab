import { createHash } from 'node:crypto';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { VERSION } from '../code/packages.ts';

/** Copies the loader to its versioned path, for pages that use its hash. @returns its version, and its hash for `integrity` */
export async function writeVersionedLoader(site: string) {
  const path = `v${VERSION}/loader.js`;
  const file = join(site, path);
  await mkdir(dirname(file), { recursive: true });
  await cp(join(site, 'loader.js'), file);
  const integrity = `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
  console.log(`/${path} integrity="${integrity}"`);
  return { version: VERSION, integrity };
}
