import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { ROOT } from '../root.ts';
import { shared, widgetOptions } from './options.ts';

/** What runs and draws a widget in the publisher's page. */
export const NATIVE_ENTRY = 'widget/entries/native/run.ts';
export const NATIVE_DRAWING = 'widget/entries/native/draw.tsx';
/** What the loader imports for it. */
const NATIVE_FIRST = 'widget/entries/native/index.ts';

/** Preact in React's place. Its signals need no call in each component. */
export const PREACT = {
  react: join(ROOT, 'widget/ui/runtime/preact-as-react.ts'),
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  '@preact/signals-react': '@preact/signals',
  '@preact/signals-react/runtime': join(ROOT, 'widget/ui/runtime/signals-runtime.ts'),
};

/**
 * Under this condition `#platform/…` in an import is a file of widget/entries/native/platform (package.json, `imports`).
 * esbuild leaves out its own condition `module` where it is told any.
 */
const conditions = ['native', 'module'];

/** The application, in chunks beside those of the frame. */
export function nativeOptions(outdir: string, environment?: string) {
  const options = widgetOptions(outdir, environment);
  return {
    ...options,
    entryPoints: { n: NATIVE_ENTRY } as never,
    chunkNames: 'n-[hash]',
    alias: { ...options.alias, ...PREACT } as never,
    conditions,
  } satisfies BuildOptions;
}

/** @param application the name of the application's first file */
export const nativeFirstOptions = (outdir: string, application: string) =>
  ({
    ...shared(),
    define: { ...shared().define, __NATIVE__: JSON.stringify(`./${application}`) },
    entryPoints: { native: NATIVE_FIRST },
    outdir,
    conditions,
  }) satisfies BuildOptions;
