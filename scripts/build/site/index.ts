import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Code } from '../code/index.ts';
import { writeCardParts } from './card.ts';
import { WIDGET_PAGE, writePage, writeTagPage } from './pages.ts';
import { writePolicyFacts } from './policy.ts';

/** Writes the pages that hold a site's code, and the facts that the server reads about them. */
export async function writePages(site: string, code: Code) {
  const { widget, early, tagScript, cardPage } = code;
  await writePage(join(site, 'widget/index.html'), WIDGET_PAGE, widget, early);
  await writeTagPage(join(site, 'widget/tag.html'), tagScript);
  await writePolicyFacts(join(site, 'widget'));
  await writeCardParts(join(site, 'server/card.json'), code);
  await writeFile(join(site, 'server/card-fields.js'), cardPage);
  await writeFile(join(site, 'up.txt'), '1');
}
