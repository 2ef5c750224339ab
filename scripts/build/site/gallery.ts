import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { widgetOptions } from '../code/options.ts';
import { type PageSource, WIDGET_PAGE, writePage } from './pages.ts';

export const GALLERY_PAGE: PageSource = {
  template: 'widget/gallery/page/index.html',
  entry: 'widget/gallery/page/index.ts',
  style: 'widget/gallery/page/style.css',
};

export const GALLERY_ENTRY_POINTS = { gallery: GALLERY_PAGE.entry, 'gallery-style': GALLERY_PAGE.style };

/**
 * Builds the gallery: a page of frames, and the widget's page in an environment with mock data that sends nothing. It
 * is neither minified by Terser nor compressed, since no reader waits for it.
 */
export async function buildGallery(site: string, early: string) {
  const folder = join(site, 'gallery');
  const options = widgetOptions(folder, 'storybook');
  const entryPoints = { ...options.entryPoints, ...GALLERY_ENTRY_POINTS };
  const built = await esbuild.build({ ...options, entryPoints });
  await writePage(join(folder, 'index.html'), GALLERY_PAGE, built);
  await writePage(join(folder, 'frame.html'), WIDGET_PAGE, built, early);
}
