import * as esbuild from 'esbuild';
import { outputs } from './chunks.ts';
import { oneCore } from './one-core.ts';
import { inlineOptions, loaderOptions, WIDGET_ENTRY, WIDGET_STYLE, widgetOptions } from './options.ts';

/** The frame's first script, inlined into the page, so that it runs before any file of the application arrives. */
const EARLY = 'widget/host/frame/early.ts';
/** The sandboxed page in which third-party code runs; its small script is inlined. */
const TAG_PAGE = 'widget/tracking/partners/tag-page.ts';

export const buildLoader = (folder: string) => esbuild.build(loaderOptions(folder));

/** Files that are imported lazily. */
async function findLazyFiles(options: ReturnType<typeof widgetOptions>) {
  const built = await esbuild.build({ ...options, minify: false, sourcemap: false, write: false });
  return outputs(built)
    .flatMap(([, { entryPoint }]) => entryPoint ?? [])
    .filter((file) => file !== WIDGET_ENTRY && file !== WIDGET_STYLE);
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
export const buildTagScript = () => buildInline(TAG_PAGE);
