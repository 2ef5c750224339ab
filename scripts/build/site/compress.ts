import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = (data: Buffer) =>
  promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

export const brotliSize = async (data: Buffer) => (await brotli(data)).length;

const COMPRESSED = ['.js', '.css', '.html', '.svg'];

/** Writes compressed files beside the originals, so that servers need not compress for each reader. */
export async function precompress(folder: string) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!COMPRESSED.includes(extname(name))) continue;
    const file = join(folder, name);
    const data = await readFile(file);
    await writeFile(`${file}.br`, await brotli(data));
    await writeFile(`${file}.gz`, await promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }));
  }
}
