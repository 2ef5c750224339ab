/** Writes the sizes of the last build, and the budgets, into the documents that state them: `npm run sizes`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { releasedOf } from './build/budgets.ts';
import { ROOT, VERSION } from './build/root.ts';
import { readSizes } from './build/settings.ts';
import { runCommand } from './command.ts';
import { CLAIMING, withSizes } from './guides/sizes.ts';

const USAGE = `npm run sizes [-- --release]

Writes the sizes of the last build into ${CLAIMING.join(' and ')}. With --release, also keeps them as those
of the last release, to which a build compares its own.`;

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
  const sizes = await readSizes();
  for (const document of CLAIMING) {
    const file = join(ROOT, document);
    await writeFile(file, withSizes(await readFile(file, 'utf8'), sizes));
  }
  if (!values.release) return `The sizes stand in ${CLAIMING.join(' and ')}.`;
  const released = `${JSON.stringify(releasedOf(VERSION, sizes), null, 2)}\n`;
  await writeFile(join(ROOT, 'scripts/build/released.json'), released);
  return `The sizes stand in ${CLAIMING.join(' and ')}, and are those of the release ${VERSION}.`;
});
