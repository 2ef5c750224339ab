import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import type { Built } from '../build/code/chunks.ts';
import { buildCardPage, buildEarly, buildTagScript } from '../build/code/index.ts';
import { loaderOptions, watchOptions, widgetOptions } from '../build/code/options.ts';
import { copyPictures } from '../build/site/files.ts';
import {
  DASHBOARD_PAGE,
  dashboardOptions,
  galleryOptions,
  WIDGET_PAGE,
  writeGallery,
  writePage,
  writeTagPage,
} from '../build/site/pages.ts';

/** No source map: the code is readable without one, and builds in half the time. */
const AS_WRITTEN = { minify: false, sourcemap: false } as const;

async function createWidget(site: string) {
  const all = [widgetOptions(join(site, 'widget')), loaderOptions(site), watchOptions(site)];
  const contexts = await Promise.all(all.map((options) => esbuild.context({ ...options, ...AS_WRITTEN })));
  const rebuild = async () => {
    const [widget] = await Promise.all(contexts.map((context) => context.rebuild()));
    return widget as Built;
  };
  return async () => {
    const [built, early, tagScript] = await Promise.all([rebuild(), buildEarly(), buildTagScript()]);
    await writeTagPage(join(site, 'widget/tag.html'), tagScript);
    await writeFile(join(site, 'server/card-fields.js'), await buildCardPage());
    await writePage(join(site, 'widget/index.html'), WIDGET_PAGE, built, early);
  };
}

async function createGallery(site: string) {
  const folder = join(site, 'gallery');
  const gallery = await esbuild.context({ ...galleryOptions(folder), ...AS_WRITTEN });
  return async () => writeGallery(folder, await gallery.rebuild(), await buildEarly());
}

async function createDashboard(site: string) {
  const folder = join(site, 'dashboard');
  const dashboard = await esbuild.context({ ...dashboardOptions(folder), ...AS_WRITTEN });
  return async () => writePage(join(folder, 'index.html'), DASHBOARD_PAGE, await dashboard.rebuild());
}

/**
 * Builds a site for development: all files of `npm run build`, but not minified, compressed or measured. The widget is
 * built first, so that it need not wait for the gallery and the dashboards.
 *
 * @returns a function that rebuilds what has changed; it rejects if a source has errors, and then the site stays as it
 * was
 */
export async function createDevSite(site: string): Promise<() => Promise<void>> {
  await rm(site, { recursive: true, force: true });
  for (const folder of ['widget', 'server']) await mkdir(join(site, folder), { recursive: true });
  const [buildWidget, buildGallery, buildDashboard] = await Promise.all([
    createWidget(site),
    createGallery(site),
    createDashboard(site),
  ]);
  await writeFile(join(site, 'up.txt'), '1');
  await copyPictures(site);
  return async () => {
    await buildWidget();
    await buildGallery();
    await buildDashboard();
  };
}
