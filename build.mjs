/**
 * Builds `dist/`: a site root that any static server can hold (contract §1).
 *
 *   node build.mjs
 *
 * CIVIC_ACTION_ENV        qa | stage | production (default) | development | storybook | test
 * CIVIC_ACTION_ORIGIN     the origin of the built site; default: wherever it is served from
 * CIVIC_ACTION_ENDPOINTS  JSON that overrides single endpoints of widget/core/config/config.ts
 */
import { join } from 'node:path';
import { checkBudgets } from './scripts/build/budgets.ts';
import { buildCode } from './scripts/build/code/index.ts';
import { removeOld } from './scripts/build/kept.ts';
import { measure, measureDashboard } from './scripts/build/measure.ts';
import { buildPackage } from './scripts/build/npm.ts';
import { ROOT } from './scripts/build/root.ts';
import { hasSameEnvironment, writeRecord } from './scripts/build/settings.ts';
import { copyPictures, precompress, writeVersionedLoader, zipPlugin } from './scripts/build/site/files.ts';
import { writePages } from './scripts/build/site/index.ts';
import { buildDashboard, buildGallery } from './scripts/build/site/pages.ts';
import { removeLeftovers, swap } from './scripts/build/site/swap.ts';
import { takesNoArguments } from './scripts/command.ts';

/** Builds beside the last build and replaces it at the end. @returns whether every part is within its budget */
async function build() {
  const site = join(ROOT, `.cache/site-${process.pid}`);
  await removeLeftovers();
  await removeOld();
  const isCarriedOver = await hasSameEnvironment();
  const code = await buildCode(site);
  await writePages(site, code);
  const sizes = { ...(await measure(site, code)), dashboard: await measureDashboard(await buildDashboard(site)) };
  await writeRecord({ sizes, ...(await writeVersionedLoader(site)) });
  await buildPackage(site);
  await precompress(site);
  await copyPictures(site);
  await zipPlugin(site);
  await buildGallery(site, code.early);
  await swap(site, isCarriedOver);
  return checkBudgets(sizes);
}

if (takesNoArguments('npm run build') && !(await build())) process.exitCode = 1;
