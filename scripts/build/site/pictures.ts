import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Copies small pictures that most widgets don't need. */
export async function copyPictures(site: string) {
  const flags = join(ROOT, 'node_modules/flag-icons');
  await cp(join(flags, 'flags/4x3'), join(site, 'flags'), { recursive: true });
  await cp(join(flags, 'LICENSE'), join(site, 'flags/LICENSE.txt'));
  await cp(join(ROOT, 'widget/images'), join(site, 'images'), { recursive: true });
}
