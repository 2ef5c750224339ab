import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { nativeOptions } from '../code/native.ts';
import { widgetOptions } from '../code/options.ts';
import { WIDGET_PAGE, writePage } from './pages.ts';

export const GALLERY_PAGE = {
  template: 'widget/gallery/page/index.html',
  entry: 'widget/gallery/page/index.ts',
  style: 'widget/gallery/page/style.css',
};

export const GALLERY_ENTRY_POINTS = { gallery: GALLERY_PAGE.entry, 'gallery-style': GALLERY_PAGE.style };

/** The page of a publisher whose widget has no frame. */
const NATIVE_PAGE = { template: 'widget/gallery/native/index.html', entry: 'widget/gallery/native/index.ts' };

/**
 * Builds the gallery: a page of frames, and the widget's page, with and without a frame, in an environment with mock data
 * that sends nothing. It is neither minified by Terser nor compressed, since no reader waits for it.
 */
export async function buildGallery(site: string, early: string) {
  const folder = join(site, 'gallery');
  const options = widgetOptions(folder, 'storybook');
  const entryPoints = { ...options.entryPoints, ...GALLERY_ENTRY_POINTS };
  const [built, native] = await Promise.all([
    esbuild.build({ ...options, entryPoints }),
    esbuild.build({ ...nativeOptions(folder, 'storybook'), entryPoints: { n: NATIVE_PAGE.entry } }),
  ]);
  await writePage(join(folder, 'index.html'), GALLERY_PAGE, built);
  await writePage(join(folder, 'frame.html'), WIDGET_PAGE, built, early);
  await writePage(join(folder, 'native.html'), NATIVE_PAGE, native);
}
