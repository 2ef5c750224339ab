import * as esbuild from 'esbuild';
import { inputsOf, outputs } from './chunks.ts';
import { minifyInline } from './minify.ts';
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
import { partsOf } from './parts.ts';
import { withImports } from './with-imports.ts';

/** The frame's first script, inlined into the page, so that it runs before any file of the application arrives. */
const EARLY = 'widget/host/frame/page/early.ts';
/** The same for a page with a first card that the server has drawn. */
const FIRST_LINES = 'widget/host/frame/page/first-lines.ts';
/** The sandboxed page in which third-party code runs; its small script is inlined. */
const TAG_PAGE = 'widget/tracking/partners/tag-page.ts';
/** The sandbox's card fields, which the server has in trials. */
const CARD_PAGE = 'widget/payments/sandbox/page/index.ts';

export const buildLoader = (folder: string) => esbuild.build(loaderOptions(folder));

export const buildWatch = (folder: string) => esbuild.build(watchOptions(folder));

const REACT = /node_modules\/(react|react-dom|@preact\/signals-react)\//;

/** A module that imports, directly or not, everything that makes and runs a widget. */
const CORE = 'widget/frame.ts';

/** What each lazily imported file is to import, so that what they share is in few chunks. */
async function findImports(options: ReturnType<typeof widgetOptions>) {
  const built = await esbuild.build({ ...options, minify: false, sourcemap: false, write: false });
  const lazy = outputs(built)
    .flatMap(([, { entryPoint }]) => entryPoint ?? [])
    .filter((file) => file !== WIDGET_ENTRY && file !== WIDGET_STYLE);
  const reached = new Map(lazy.map((file) => [file, inputsOf(built, file)]));
  const first = new Set([...inputsOf(built, CORE), ...inputsOf(built, WIDGET_DRAWING)]);
  const parts = partsOf(reached, (file) => first.has(file));
  const all = (file: string) => [file, ...(parts.get(file) ?? [])].flatMap((each) => [...inputsOf(built, each)]);
  /** One that draws needs React, the others don't. */
  const draws = (file: string) => file !== WIDGET_DRAWING && all(file).some((each) => REACT.test(each));
  return new Map(lazy.map((file) => [file, [...(parts.get(file) ?? []), draws(file) ? WIDGET_DRAWING : CORE]]));
}

export async function buildWidget(folder: string) {
  const options = widgetOptions(folder);
  return esbuild.build({ ...options, plugins: [withImports(await findImports(options)), ...options.plugins] });
}

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

/** Builds what draws first cards on the server: one file without packages. */
export const buildServed = (file: string) => esbuild.build(servedOptions(file));
