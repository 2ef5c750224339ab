import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type MinifyOptions, minify as terser } from 'terser';
import { ROOT } from '../root.ts';
import { type Built, outputs } from './chunks.ts';

/** Source maps without a comment in the file, which would be 1 % of the loader. */
const isLoader = (file: string) => file.endsWith('/loader.js');

const minified = (isOfLoader: boolean): MinifyOptions => ({
  module: !isOfLoader,
  toplevel: true,
  compress: {
    passes: 3,
    ecma: 2020,
    // Reading a property has no effect in our code; without this option many unused reads stay.
    pure_getters: true,
    keep_fargs: false,
    unsafe_arrows: true,
    // `a === "x"` compresses better than `"x" === a`, and in large files `a(); b();` better than `a(), b();`.
    lhs_constants: false,
    sequences: isOfLoader,
  },
  // Chrome then compiles the whole loader off the main thread, not function by function on it (explicit compile hints).
  format: { ecma: 2020, comments: false, ...(isOfLoader && { preamble: '//# allFunctionsCalledOnLoad' }) },
});

export const LOADER_MINIFIED = minified(true);
const WIDGET_MINIFIED = minified(false);

async function minifyFile(file: string) {
  const path = join(ROOT, file);
  const { code = '', map } = await terser(await readFile(path, 'utf8'), {
    ...(isLoader(file) ? LOADER_MINIFIED : WIDGET_MINIFIED),
    sourceMap: {
      content: await readFile(`${path}.map`, 'utf8'),
      ...(!isLoader(file) && { url: `${basename(file)}.map` }),
    },
  });
  await writeFile(path, code);
  await writeFile(`${path}.map`, String(map));
}

/** A script that is part of a page. */
export async function minifyInline(script: string): Promise<string> {
  const { format, ...how } = LOADER_MINIFIED;
  const { code = '' } = await terser(script, { ...how, format: { ...format, preamble: '' } });
  return code;
}

/** Terser makes esbuild's output another 2 % smaller. */
export async function minify(built: Built) {
  for (const [file] of outputs(built)) if (file.endsWith('.js')) await minifyFile(file);
}
