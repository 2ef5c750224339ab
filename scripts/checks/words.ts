/** Finds words about the machine or process that the code was written with, which have no place in the repository. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportProblems } from './problems.ts';

type TextFile = { path: string; text: string };

/** Every text file that is tracked, or new and not ignored. */
function trackedFiles(root: string): TextFile[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return list
    .toString()
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));
}

const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['a path of one machine', /(?<![\w.~})\]*-])\/(?:work|tmp|root|home|Users|workspace)\/[\w.-]+/],
  ['a path of one machine', /\b[A-Z]:\\Users\\/],
  ['a package registry', /\b(?:registry\.(?:npmjs|yarnpkg|npmmirror)\.\w+|npm\.pkg\.github\.com|\w+\.jfrog\.io)\b/],
  ['a package registry', /"resolved"\s*: "(?!file:)/],
];

/** Lines with such a word, as `file:line: what`. */
export const findWords = ({ path, text }: TextFile): string[] =>
  text.split('\n').flatMap((line, index) =>
    FORBIDDEN.flatMap(([what, pattern]) => {
      const found = line.match(pattern);
      return found ? [`${path}:${index + 1}: names ${what}: ${found[0]}`] : [];
    }),
  );

if (process.argv[1] === import.meta.filename)
  reportProblems(trackedFiles(join(import.meta.dirname, '../..')).flatMap(findWords));
