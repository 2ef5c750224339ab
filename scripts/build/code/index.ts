import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import * as esbuild from 'esbuild';
import { ROOT } from '../root.ts';
import { type Built, inputsOf, outputAt, outputs, startOf } from './chunks.ts';
import { minify, minifyInline, NATIVE_LOAD } from './minify.ts';
import { NATIVE_DRAWING, NATIVE_ENTRY, nativeFirstOptions, nativeOptions } from './native.ts';
import {
  firstLinesOptions,
  inlineOptions,
  loaderOptions,
  servedOptions,
  WIDGET_DRAWING,
  WIDGET_ENTRY,
  WIDGET_STYLE,
  watchOptions,
  widgetOptions,
} from './options.ts';
import { checkParts, type Extras, OF_FRAME, OF_NATIVE, partsOf } from './parts.ts';
import { zoneModule } from './phone-zones.ts';
import { withoutStubs } from './stubs.ts';
import { joinedText } from './styles.ts';

const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx' };

/** By a relative path: source maps contain these imports, and absolute paths would give chunks other names in each folder. */
const importOf = (folder: string) => (file: string) =>
  `import ${JSON.stringify(`./${relative(folder, join(ROOT, file))}`)};`;

/** In a CommonJS file, an import would wrap the whole application: such a file gets a module around it. */
const COMMON_JS = /\/node_modules\/braintree-web\//;
/** Marks the file in its module. esbuild takes a path with a suffix for another file than the one without. */
const OWN = '?own';

async function read(path: string): Promise<string> {
  if (COMMON_JS.test(path)) return `export { default } from ${JSON.stringify(`./${basename(path)}${OWN}`)};`;
  const text = await readFile(path, 'utf8');
  return extname(path) === '.json' ? `export default ${text}` : text;
}

/**
 * Adds imports to lazily imported files, packages included, so that what they share is in few chunks: the core, what
 * draws, and the parts of `parts.ts`. Otherwise the splitter makes a chunk for each set of lazy files that share a
 * module: with eight kinds dozens of requests for small files, which compress badly.
 *
 * @param added what each lazily imported file is to import
 */
const withImports = (added: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'with-imports',
  setup({ onLoad }) {
    onLoad({ filter: /\.(tsx?|m?js|json)$/, namespace: 'file' }, async ({ path, suffix }) => {
      const imports = added.get(relative(ROOT, path) + suffix);
      if (!imports) return undefined;
      const contents = [await read(path), ...imports.map(importOf(dirname(path)))].join('\n');
      return { contents, loader: LOADERS[extname(path)] ?? 'js', resolveDir: dirname(path) };
    });
    onLoad({ filter: /./, namespace: 'zone' }, ({ path }) => {
      const imports = added.get(`zone:${path}`) ?? [];
      return { contents: [zoneModule(path), ...imports.map(importOf(ROOT))].join('\n'), resolveDir: ROOT };
    });
    onLoad({ filter: /./, namespace: 'styles' }, async ({ path }) => {
      const imports = added.get(`styles:${path}`);
      if (!imports) return undefined;
      const text = `export default ${JSON.stringify(await joinedText(path))};`;
      return { contents: [text, ...imports.map(importOf(ROOT))].join('\n'), loader: 'js', resolveDir: ROOT };
    });
  },
});

/** The frame's first script, inlined into the page, so that it runs before any file of the application arrives. */
const EARLY = 'widget/core/host/frame/page/early.ts';
/** The same for a page with a first card that the server has drawn. */
const FIRST_LINES = 'widget/core/host/frame/page/first-lines.ts';
/** The sandboxed page in which third-party code runs; its small script is inlined. */
const TAG_PAGE = 'widget/core/tracking/partners/tag-page.ts';
/** The sandbox's card fields, which the server has in trials. */
const CARD_PAGE = 'widget/core/payments/sandbox/page/index.ts';

const REACT = /node_modules\/(react|react-dom|preact|@preact\/signals-react|@preact\/signals)\//;

/** A module that imports, directly or not, everything that makes and runs a widget, and what draws it. */
type Core = { core: string; drawing: string; extras: Extras };

const FRAME: Core = { core: 'widget/entries/frame.ts', drawing: WIDGET_DRAWING, extras: OF_FRAME };
const NATIVE: Core = { core: NATIVE_ENTRY, drawing: NATIVE_DRAWING, extras: OF_NATIVE };

/** What each lazily imported file is to import, so that what they share is in few chunks. */
async function findImports(options: ReturnType<typeof widgetOptions>, { core, drawing, extras }: Core) {
  const built = await esbuild.build({ ...options, minify: false, sourcemap: false, write: false });
  const lazy = outputs(built)
    .flatMap(([, { entryPoint }]) => entryPoint ?? [])
    .filter((file) => ![WIDGET_ENTRY, WIDGET_STYLE, NATIVE_ENTRY].includes(file));
  // Without a frame, other files stand in for some of them.
  if (core === FRAME.core) checkParts(Object.keys(built.metafile.inputs));
  const reached = new Map(lazy.map((file) => [file, inputsOf(built, file)]));
  const first = new Set(
    [core, drawing, ...extras.core, ...extras.drawing].flatMap((file) => [...inputsOf(built, file)]),
  );
  const parts = partsOf(
    reached,
    (file) => first.has(file),
    (file) => inputsOf(built, file),
  );
  const all = (file: string) => [file, ...(parts.get(file) ?? [])].flatMap((each) => [...inputsOf(built, each)]);
  /** One that draws needs React, the others don't. */
  const draws = (file: string) => file !== drawing && all(file).some((each) => REACT.test(each));
  const added = new Map(lazy.map((file) => [file, [...(parts.get(file) ?? []), draws(file) ? drawing : core]]));
  for (const [file, more] of [
    [core, extras.core],
    [drawing, extras.drawing],
  ] as const)
    added.set(file, [...(added.get(file) ?? []), ...more]);
  return added;
}

async function buildParts(options: ReturnType<typeof widgetOptions>, core: Core) {
  const plugins = [withImports(await findImports(options, core)), ...options.plugins];
  return withoutStubs(await esbuild.build({ ...options, plugins }));
}

export const buildWidget = (folder: string) => buildParts(widgetOptions(folder), FRAME);

async function buildInline(options: esbuild.BuildOptions & { write: false }): Promise<string> {
  const { outputFiles } = await esbuild.build(options);
  return outputFiles.map(({ text }) => text.trim()).join('\n');
}

/** @returns the script's text */
export const buildEarly = () => buildInline(inlineOptions(EARLY));

/** @returns the script's text */
export const buildFirstLines = async () => minifyInline(await buildInline(firstLinesOptions(FIRST_LINES)));

/** @returns the script's text */
export const buildTagScript = () => buildInline(inlineOptions(TAG_PAGE));

/** @returns the script's text */
export const buildCardPage = () => buildInline(inlineOptions(CARD_PAGE));

/** What was written for the loader and the widget, and the texts of the scripts that pages inline. */
export type Code = {
  loader: Built;
  watch: Built;
  widget: Built;
  /** Without a frame: the application. */
  native: Built;
  early: string;
  firstLines: string;
  tagScript: string;
  cardPage: string;
};

/** Draws a result within one frame of a slow phone: what a poll and a quiz show, and React, which draws it. */
const OF_A_RESULT = /^widget\/parts\/(choice\/results|ending)\/|(Poll|Quiz)Results\.tsx$|\/react-dom-client\./;

const isAtOnce = (built: Built, file: string, core: string) =>
  file === core || Object.keys(outputAt(built, file).inputs).some((input) => OF_A_RESULT.test(input));

/** Bundles and minifies all code into a site's folder. */
export async function buildCode(site: string): Promise<Code> {
  const [loader, watch, widget, native] = await Promise.all([
    esbuild.build(loaderOptions(site)),
    esbuild.build(watchOptions(site)),
    buildWidget(join(site, 'widget')),
    buildParts(nativeOptions(join(site, 'widget')), NATIVE),
  ]);
  const nativeCore = startOf(native, NATIVE_ENTRY);
  const nativeFirst = await esbuild.build(nativeFirstOptions(site, basename(nativeCore)));
  const [early, firstLines, tagScript, cardPage] = await Promise.all([
    buildEarly(),
    buildFirstLines(),
    buildTagScript(),
    buildCardPage(),
  ]);
  await esbuild.build(servedOptions(join(site, 'server')));
  const core = startOf(widget, WIDGET_ENTRY);
  await minify(loader, () => 'loader');
  await minify(watch, () => 'other');
  await minify(widget, (file) => (isAtOnce(widget, file, core) ? 'atOnce' : 'other'));
  await minify(native, (file) => (isAtOnce(native, file, nativeCore) ? 'atOnce' : 'other'), NATIVE_LOAD);
  await minify(nativeFirst, () => 'other');
  return { loader, watch, widget, native, early, firstLines, tagScript, cardPage };
}
