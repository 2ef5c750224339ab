import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import * as esbuild from 'esbuild';
import { type Built, closure, outputOf, startOf } from '../code/chunks.ts';
import { nativeOptions } from '../code/native.ts';
import { shared, WIDGET_DRAWING, WIDGET_ENTRY, WIDGET_STYLE, widgetOptions, withoutProgress } from '../code/options.ts';
import { styles } from '../code/styles.ts';
import { ROOT } from '../root.ts';

/** A page's template and the entries that it links to. */
export type PageSource = {
  template: string;
  entry: string;
  style?: string;
  /** Loaded at once. */
  lazy?: string;
  /** Where its files are; by default beside the page. */
  base?: string;
};

export const WIDGET_PAGE: PageSource = {
  template: 'widget/entries/index.html',
  entry: WIDGET_ENTRY,
  style: WIDGET_STYLE,
  lazy: WIDGET_DRAWING,
};

function scriptTags(built: Built, { entry, lazy, base = './' }: PageSource): string {
  const starts = [startOf(built, entry), ...(lazy ? [outputOf(built, lazy)] : [])];
  const [file = '', ...preloads] = new Set(starts.flatMap((each) => [...closure(built, each)]));
  return [
    ...preloads.map((each) => `<link rel="modulepreload" crossorigin href="${base}${basename(each)}">`),
    `<script type="module" crossorigin src="${base}${basename(file)}"></script>`,
  ].join('\n');
}

/** Fills in a page's template. @param early the page's first script, if it has one */
export async function writePage(file: string, source: PageSource, built: Built, early = '') {
  const { template, style, base = './' } = source;
  const sheet = style ? `<link rel="stylesheet" crossorigin href="${base}${basename(outputOf(built, style))}">` : '';
  const page = (await readFile(join(ROOT, template), 'utf8'))
    .replace('<!--early-->', () => `<script>${early}</script>`)
    .replace('<!--style-->', () => sheet)
    .replace('<!--entry-->', () => scriptTags(built, source));
  await writeFile(file, page);
}

export const writeTagPage = (file: string, script: string) =>
  writeFile(file, `<!doctype html><meta charset="utf-8"><title>Civic Action</title><body><script>${script}</script>\n`);

const GALLERY_PAGE = {
  template: 'widget/gallery/page/index.html',
  entry: 'widget/gallery/page/index.ts',
  style: 'widget/gallery/page/style.css',
};

/** The page of a publisher whose widget has no frame. */
const NATIVE_PAGE = { template: 'widget/entries/gallery/index.html', entry: 'widget/entries/gallery/index.ts' };

/** A page of frames, and the widget's page, in an environment with mock data that sends nothing. */
export function galleryOptions(folder: string) {
  const options = widgetOptions(folder, 'storybook');
  const pages = { gallery: GALLERY_PAGE.entry, 'gallery-style': GALLERY_PAGE.style };
  return { ...options, entryPoints: { ...options.entryPoints, ...pages } };
}

export async function writeGallery(folder: string, built: Built, early: string) {
  await writePage(join(folder, 'index.html'), GALLERY_PAGE, built);
  await writePage(join(folder, 'frame.html'), WIDGET_PAGE, built, early);
}

/** Builds the gallery, with and without a frame. It is neither minified by Terser nor compressed, since no reader waits for it. */
export async function buildGallery(site: string, early: string) {
  const folder = join(site, 'gallery');
  const [built, native] = await Promise.all([
    esbuild.build(galleryOptions(folder)),
    esbuild.build({ ...nativeOptions(folder, 'storybook'), entryPoints: { n: NATIVE_PAGE.entry } }),
  ]);
  await writeGallery(folder, built, early);
  await writePage(join(folder, 'native.html'), NATIVE_PAGE, native);
}

export const DASHBOARD_PAGE = {
  template: 'dashboard/index.html',
  entry: 'dashboard/shell/index.tsx',
  style: 'dashboard/styles/index.css',
  // The page's own address, `/dashboard`, has no slash at its end.
  base: '/dashboard/',
};

export const dashboardOptions = (outdir: string) =>
  ({
    ...shared(),
    entryPoints: { index: DASHBOARD_PAGE.entry, style: DASHBOARD_PAGE.style },
    outdir,
    plugins: [styles, withoutProgress],
    loader: { '.woff2': 'file' },
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
  }) satisfies BuildOptions;

/**
 * Builds the page of `/dashboard` with all that it needs, React and charts among it. It shares no file with the widget, so
 * that nothing of it reaches a reader.
 */
export async function buildDashboard(site: string): Promise<Built> {
  const folder = join(site, 'dashboard');
  const built = await esbuild.build(dashboardOptions(folder));
  await writePage(join(folder, 'index.html'), DASHBOARD_PAGE, built);
  return built;
}
