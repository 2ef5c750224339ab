/** Writes the sizes of the last build into the documents that claim them: `npm run sizes`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './build/root.ts';
import { readSizes } from './build/settings.ts';
import { takesNoArguments } from './command.ts';
import { CLAIMING, withSizes } from './guides/sizes.ts';

if (!takesNoArguments('npm run sizes')) process.exit();
const sizes = await readSizes();
for (const document of CLAIMING) {
  const file = join(ROOT, document);
  await writeFile(file, withSizes(await readFile(file, 'utf8'), sizes));
}
