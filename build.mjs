/**
 * Builds `dist/`: a site root that any static server can hold (contract §1).
 *
 *   node build.mjs
 *
 * CIVIC_ACTION_ENV        qa | stage | production (default) | development | storybook | test
 * CIVIC_ACTION_ORIGIN     the origin of the built site; default: wherever it is served from
 * CIVIC_ACTION_ENDPOINTS  JSON that overrides single endpoints of widget/config/config.ts
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBudgets } from './scripts/build/budgets.ts';
import {
  buildEarly,
  buildFirstLines,
  buildLoader,
  buildServed,
  buildTagScript,
  buildWidget,
} from './scripts/build/code/bundle.ts';
import { minify } from './scripts/build/code/minify.ts';
import { VERSION } from './scripts/build/code/packages.ts';
import { installedStyles } from './scripts/build/code/styles.ts';
import { measure } from './scripts/build/measure.ts';
import { ROOT } from './scripts/build/root.ts';
import { hasSameEnvironment, writeRecord } from './scripts/build/settings.ts';
import { writeCardParts } from './scripts/build/site/card.ts';
import { precompress } from './scripts/build/site/compress.ts';
import { buildGallery } from './scripts/build/site/gallery.ts';
import { removeLeftovers } from './scripts/build/site/leftovers.ts';
import { writeVersionedLoader } from './scripts/build/site/loader-paths.ts';
import { WIDGET_PAGE, writePage, writeTagPage } from './scripts/build/site/pages.ts';
import { copyPictures } from './scripts/build/site/pictures.ts';
import { writePolicyFacts } from './scripts/build/site/policy.ts';
import { swap } from './scripts/build/site/swap.ts';

/** Builds beside the last build and replaces it at the end. @returns whether every part is within its budget */
async function build() {
  const site = join(ROOT, `.cache/site-${process.pid}`);
  await removeLeftovers();
  const isCarriedOver = await hasSameEnvironment();
  const [loader, widget] = await Promise.all([buildLoader(site), buildWidget(join(site, 'widget'))]);
  const [early, tagScript] = await Promise.all([buildEarly(), buildTagScript()]);
  await minify(loader);
  await minify(widget);
  await writePage(join(site, 'widget/index.html'), WIDGET_PAGE, widget, early);
  await writePolicyFacts(join(site, 'widget'), { styles: await installedStyles(widget) });
  await buildServed(join(site, 'server/render.mjs'));
  await writeCardParts(join(site, 'server/card.json'), widget, await buildFirstLines());
  await writeTagPage(join(site, 'widget/tag.html'), tagScript);
  await writeFile(join(site, 'up.txt'), '1');
  const sizes = await measure(site, loader, widget);
  await writeRecord({ version: VERSION, integrity: await writeVersionedLoader(site), sizes });
  await precompress(site);
  await copyPictures(site);
  await buildGallery(site, early);
  await swap(site, isCarriedOver);
  return checkBudgets(sizes);
}

if (!(await build())) process.exitCode = 1;
