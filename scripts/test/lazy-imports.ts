import { dirname, join, relative } from 'node:path';

/** The function that hears of each lazy import when it runs: called with the file's path within the repository. */
export const ON_IMPORT = 'CIVIC_ON_IMPORT';

/** Not in types. */
const IMPORT = /(?<!typeof )\bimport\(\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g;

/** Where the bracket closes that opens at `from`. */
function endOf(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')' && --depth === 0) return at + 1;
  }
  return code.length;
}

/**
 * Code that says which files it imports lazily, when it does. A bundle holds all of them, but most tests run few: a server knows
 * each kind of action, and loads the screens of none.
 *
 * @param path of the code's file
 */
export function withNotedImports(code: string, path: string, root: string): string {
  let noted = '';
  let taken = 0;
  for (const { 0: start, 1: quote, 2: file = '', index } of code.matchAll(IMPORT)) {
    const end = endOf(code, index + start.indexOf('('));
    const name = relative(root, join(dirname(path), file)).replaceAll('\\', '/');
    // In the same quotes, since it may be within a text.
    noted += `${code.slice(taken, index)}(globalThis.${ON_IMPORT}?.(${quote}${name}${quote}), ${code.slice(index, end)})`;
    taken = end;
  }
  return noted + code.slice(taken);
}
