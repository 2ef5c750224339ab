import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type MinifyOptions, type MinifyOutput, minify as terser } from 'terser';
import { kept } from '../kept.ts';
import { ROOT, versionOf } from '../root.ts';
import { type Built, outputs } from './chunks.ts';

/** The loader, what is compiled at once (the chunk that makes and runs a widget, what draws a result), and the others. */
type Part = 'loader' | 'atOnce' | 'other';

/** Chrome then compiles a whole file off the main thread, not function by function on it (explicit compile hints). */
const AT_ONCE = '//# allFunctionsCalledOnLoad';

const minified = (part: Part): MinifyOptions => ({
  module: part !== 'loader',
  toplevel: true,
  compress: {
    passes: 3,
    ecma: 2020,
    // Reading a property has no effect in our code; without this option many unused reads stay.
    pure_getters: true,
    keep_fargs: false,
    unsafe_arrows: true,
    // In the loader this turns templates into sums, which compress better and differ for objects with a `valueOf` alone.
    unsafe: part === 'loader',
    // `a === "x"` compresses better than `"x" === a`, and in large files `a(); b();` better than `a(), b();`.
    lhs_constants: false,
    sequences: part === 'loader',
  },
  // Most of the core runs before any interest, and all of a result in one frame. Of the others much may never run.
  format: { ecma: 2020, comments: false, ...(part !== 'other' && { preamble: AT_ONCE }) },
});

export const MINIFIED = { loader: minified('loader'), atOnce: minified('atOnce'), other: minified('other') };

/** By what the widget imports (widget/core/browser/load-file.ts). As long as `import`, so that the source map stays right. */
const LOAD = 'caLoad';

/**
 * The page may overwrite any global name, so each native file imports the function from `native.js`, which has been
 * loaded already (widget/entries/native/index.ts). The import stands at the file's end, so that the source map stays right.
 */
export const NATIVE_LOAD = `import{loadFile as ${LOAD}}from"../native.js";`;

function tryable(code: string, from: string) {
  const loading = code.replaceAll('import("./', `${LOAD}("./`);
  return loading === code ? code : loading.replace(/\n?(?=\/\/# sourceMappingURL)/, `;${from}\n`);
}

const TERSER = versionOf('terser');

const HASHES = /-([A-Z0-9]{8})(?=\.js\b)/g;

/**
 * Terser gives the shortest names by how often a file has each letter. Without the hashes in what it imports, a change in one file
 * gives no other file new names. A placeholder is as long, so that the source map stays right.
 */
function withoutHashes(code: string) {
  const found = [...new Set([...code.matchAll(HASHES)].map(([, hash = '']) => hash))];
  const stable = code.replace(HASHES, (_, hash) => `-${String(found.indexOf(hash)).padStart(8, '0')}`);
  // esbuild's hashes have neither 0 nor 1.
  const restored = (text: string) =>
    text.replace(HASHES, (whole, digits) => (/^0\d*$/.test(digits) ? `-${found[Number(digits)]}` : whole));
  return { stable, restored };
}

/** Source maps of the loader without a comment in the file, which would be 1 % of it. */
async function minifyFile(file: string, part: Part, from: string) {
  const path = join(ROOT, file);
  const { stable, restored } = withoutHashes(await readFile(path, 'utf8'));
  const content = await readFile(`${path}.map`, 'utf8');
  // Of the name, too, without its hash, since it stands in the file.
  const url = part === 'loader' ? '' : `${basename(file)}.map`.replace(HASHES, '-00000000');
  const made = await kept(
    `terser ${TERSER} ${part} ${url} ${JSON.stringify(MINIFIED[part])}`,
    stable + content,
    async () => {
      const short = await terser(stable, { ...MINIFIED[part], sourceMap: { content, ...(url && { url }) } });
      return Buffer.from(JSON.stringify(short));
    },
  );
  const { code: short = '', map } = JSON.parse(String(made)) as MinifyOutput;
  const named = url ? short.replace(url, `${basename(file)}.map`) : short;
  const code = restored(named);
  await writeFile(path, part === 'loader' ? code : tryable(code, from));
  await writeFile(`${path}.map`, String(map));
}

/** A script that is part of a page. */
export async function minifyInline(script: string): Promise<string> {
  const { format, ...how } = MINIFIED.loader;
  const { code = '' } = await terser(script, { ...how, format: { ...format, preamble: '' } });
  return code;
}

/** Terser makes esbuild's output another 2 % smaller. @param from how a file imports what it loads others by */
export async function minify(built: Built, partOf: (file: string) => Part, from = '') {
  for (const [file] of outputs(built)) if (file.endsWith('.js')) await minifyFile(file, partOf(file), from);
}
