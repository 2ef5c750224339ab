import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from 'esbuild';
import { ROOT } from './sizes.ts';

type Build = {
  BUDGETS: { loader: number; firstCard: number; kind: number; feature: number; locale: number };
  PREACT_ALIASES: Record<string, string>;
  widgetOptions: (outdir?: string) => BuildOptions;
};

/** The build's own module; it is plain JavaScript, so its types stand here. */
export const loadBuild = async () => (await import(pathToFileURL(join(ROOT, 'build.mjs')).href)) as Build;
