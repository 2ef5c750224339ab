/** Finds words about the machine or process that the code was written with, which have no place in the repository. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportProblems } from './problems.ts';

type TextFile = { path: string; text: string };

const LIST = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/** Every file that is tracked, or new and not ignored. @throws Error where there is no git */
export const filesOf = (root: string): string[] =>
  execFileSync('git', LIST, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: Number.POSITIVE_INFINITY,
  })
    .split('\0')
    .filter(Boolean);

const textFiles = (root: string): TextFile[] =>
  filesOf(root)
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));

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
  reportProblems(textFiles(join(import.meta.dirname, '../..')).flatMap(findWords));
