import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { ROOT } from '../root.ts';

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
