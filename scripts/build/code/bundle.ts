import * as esbuild from 'esbuild';
import { inputsOf, outputs } from './chunks.ts';
import { oneCore } from './one-core.ts';
import { inlineOptions, loaderOptions, servedOptions, WIDGET_ENTRY, WIDGET_STYLE, widgetOptions } from './options.ts';

/** The frame's first script, inlined into the page, so that it runs before any file of the application arrives. */
const EARLY = 'widget/host/frame/page/early.ts';
/** The same for a page with a first card that the server has drawn. */
const FIRST_LINES = 'widget/host/frame/page/first-lines.ts';
/** The sandboxed page in which third-party code runs; its small script is inlined. */
const TAG_PAGE = 'widget/tracking/partners/tag-page.ts';

export const buildLoader = (folder: string) => esbuild.build(loaderOptions(folder));

const REACT = /node_modules\/(react|react-dom|@preact\/signals-react)\//;

/** Files that are imported lazily, each with whether it needs React. */
async function findLazyFiles(options: ReturnType<typeof widgetOptions>) {
  const built = await esbuild.build({ ...options, minify: false, sourcemap: false, write: false });
  const files = outputs(built)
    .flatMap(([, { entryPoint }]) => entryPoint ?? [])
    .filter((file) => file !== WIDGET_ENTRY && file !== WIDGET_STYLE);
  return new Map(files.map((file) => [file, [...inputsOf(built, file)].some((input) => REACT.test(input))]));
}

export async function buildWidget(folder: string) {
  const options = widgetOptions(folder);
  const core = oneCore(await findLazyFiles(options));
  return esbuild.build({ ...options, plugins: [...options.plugins, core] });
}

async function buildInline(entry: string): Promise<string> {
  const { outputFiles } = await esbuild.build(inlineOptions(entry));
  return outputFiles.map(({ text }) => text.trim()).join('\n');
}

/** @returns the script's text */
export const buildEarly = () => buildInline(EARLY);

/** @returns the script's text */
export const buildFirstLines = () => buildInline(FIRST_LINES);

/** @returns the script's text */
export const buildTagScript = () => buildInline(TAG_PAGE);

/** Builds what draws first cards on the server: one file without packages. */
export const buildServed = (file: string) => esbuild.build(servedOptions(file));
