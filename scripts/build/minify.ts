import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { minify as terser } from 'terser';
import { type Built, outputs } from './chunks.ts';
import { ROOT } from './root.ts';

/** A source map of a file that others must not see named, since its name would be 1 % of what every page downloads. */
const isLoader = (file: string) => file.endsWith('/loader.js');

async function minifyFile(file: string) {
  const path = join(ROOT, file);
  const { code = '', map } = await terser(await readFile(path, 'utf8'), {
    module: !isLoader(file),
    toplevel: true,
    compress: {
      passes: 3,
      ecma: 2020,
      // Reading a property has no effect in what we ship; without saying so, many dead reads stay.
      pure_getters: true,
      keep_fargs: false,
      unsafe_arrows: true,
      // In the loader, `a === "x"` compresses better than `"x" === a`.
      lhs_constants: !isLoader(file),
      // A function that is called once is smaller where it stands than as an expression that is called.
      reduce_funcs: !isLoader(file),
    },
    format: { ecma: 2020, comments: false },
    sourceMap: {
      content: await readFile(`${path}.map`, 'utf8'),
      ...(!isLoader(file) && { url: `${basename(file)}.map` }),
    },
  });
  await writeFile(path, code);
  await writeFile(`${path}.map`, String(map));
}

/** esbuild minifies fast, terser a little further: 2 % of what a reader downloads. */
export async function minify(built: Built) {
  for (const [file] of outputs(built)) if (file.endsWith('.js')) await minifyFile(file);
}
