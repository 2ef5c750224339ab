import { createHash } from 'node:crypto';
import { cp, glob, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Zippable, zipSync } from 'fflate';
import { kept } from '../kept.ts';
import { ROOT, VERSION } from '../root.ts';

const brotli = (data: Buffer) =>
  kept(`brotli ${process.versions.brotli}`, data, () =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );

const zip = (data: Buffer) =>
  kept(`gzip ${process.versions.zlib}`, data, () => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }));

export const brotliSize = async (data: Buffer) => (await brotli(data)).length;

const COMPRESSED = ['.js', '.css', '.html', '.svg'];

/** As many as Node compresses at once. */
const AT_ONCE = 4;

/** Writes compressed files beside the originals, so that servers need not compress for each reader. */
export async function precompress(folder: string) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSED.includes(extname(name)));
  const compressNext = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const file = join(folder, name);
      const data = await readFile(file);
      const [br, gz] = await Promise.all([brotli(data), zip(data)]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
}

/** Copies small pictures that most widgets don't need. */
export async function copyPictures(site: string) {
  const flags = join(ROOT, 'node_modules/flag-icons');
  await cp(join(flags, 'flags/4x3'), join(site, 'flags'), { recursive: true });
  await cp(join(flags, 'LICENSE'), join(site, 'flags/LICENSE.txt'));
  await cp(join(ROOT, 'widget/parts/lawmakers/pictures'), join(site, 'images'), { recursive: true });
}

/** The first day that a ZIP file knows: the same files make the same archive. */
const MTIME = new Date(1980, 0, 1);

/** Writes the WordPress plugin as the archive that WordPress takes under Plugins → Add New → Upload Plugin. */
export async function zipPlugin(site: string) {
  const files: Zippable = { 'civic-action/LICENSE.txt': await readFile(join(ROOT, 'LICENSE')) };
  const folder = join(ROOT, 'wordpress');
  const names: string[] = [];
  for await (const name of glob('civic-action/**/*.*', { cwd: folder })) names.push(name);
  for (const name of names.sort()) files[name.replaceAll('\\', '/')] = await readFile(join(folder, name));
  await writeFile(join(site, 'civic-action-wordpress.zip'), zipSync(files, { mtime: MTIME, level: 9 }));
}

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
