import { createHash } from 'node:crypto';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION } from '../code/packages.ts';

/** Copies a script to its versioned path. @returns its hash for `integrity` */
async function copyVersioned(site: string, name: string): Promise<string> {
  const path = `v${VERSION}/${name}`;
  await cp(join(site, name), join(site, path));
  const hash = createHash('sha384').update(await readFile(join(site, path)));
  const integrity = `sha384-${hash.digest('base64')}`;
  console.log(`/${path} integrity="${integrity}"`);
  return integrity;
}

/** Copies the loader, and what it imports from beside it, for pages that use hashes. @returns its version and its hash */
export async function writeVersionedLoader(site: string) {
  await mkdir(join(site, `v${VERSION}`), { recursive: true });
  const integrity = await copyVersioned(site, 'loader.js');
  await copyVersioned(site, 'watch.js');
  return { version: VERSION, integrity };
}
