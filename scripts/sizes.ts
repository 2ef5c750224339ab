/** Writes the sizes of the last build into README.md: `npm run sizes`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './build/root.ts';
import { readSizes } from './build/settings.ts';
import { withSizes } from './sizes/claims.ts';

const file = join(ROOT, 'README.md');
await writeFile(file, withSizes(await readFile(file, 'utf8'), await readSizes()));
