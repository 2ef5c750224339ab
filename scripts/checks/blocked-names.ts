/**
 * Block lists hide elements and block files by name. This check looks for such names among our files, classes, ids and
 * data attributes. Scripts are checked in our own source, since names inside packages don't become elements.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportProblems } from './problems.ts';

/** Whole names, or beginnings if they end with a star. */
const NAMES = `adblock* ad-block* blockadblock* fingerprint* beacon* social-share* share-button* share-link share-bar
  ad-label adlabel ad-slot advertisement-label advertiser sponsor-box sponsored-widget sponsored-post sponsored-link
  sponsored-links sponsored-container sponsored-article newsletter-signup data-rc-widget data-asg-ins data-ad-module
  data-ad-width ad-leaderboard bannerad ad_wrapper adbox ad300x250 prebid* gpt adserver* show_ad*`.split(/\s+/);

const FILES = `${NAMES.join(' ')} ads advertisement* pageview* metrics`.split(' ');

const toPattern = (names: string[]) =>
  new RegExp(`^(?:${names.map((name) => name.replace(/\*$/, '.*')).join('|')})$`, 'i');

const NAME = toPattern(NAMES);
const FILE = toPattern(FILES);

const isBlocked = (name: string) => NAME.test(name);

/** Blocked names in a served path, without extensions and hashes. */
export const inPath = (path: string): string[] =>
  path.split('/').filter((part) => FILE.test(part.replace(/\..*$/, '').replace(/-[A-Z0-9]{8}$/, '')));

/** Classes, ids and attributes that a style sheet selects. */
export const inStyle = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/[.#[]([a-zA-Z_][\w-]*)/g)]
    .map(([, name = '']) => name)
    .filter(isBlocked);

/** Classes, ids and data attributes written in HTML, JSX or templates of either. */
export const inMarkup = (text: string): string[] =>
  [...attributeNames(text), ...attributeValues(text)].filter(isBlocked);

const attributeNames = (text: string) => [...text.matchAll(/\b(data-[\w-]+)/g)].map(([, name = '']) => name);

/** Words of `class="…"`, `className={…}` and `id=…`, expressions included: a word there is a name or a variable. */
const attributeValues = (text: string) =>
  [...text.matchAll(/\b(?:class|className|id)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([\w-]+))/g)].flatMap((match) =>
    match
      .slice(1)
      .join(' ')
      .split(/[^\w-]+/),
  );

type Source = { under: string; glob: string; find: (text: string, path: string) => string[] };

const SOURCES: Source[] = [
  { under: 'dist', glob: '**/*', find: (_, path) => inPath(path) },
  { under: 'dist', glob: '**/*.css', find: inStyle },
  { under: 'dist', glob: '**/*.html', find: inMarkup },
  { under: 'widget', glob: '**/*.tsx', find: inMarkup },
  { under: 'widget', glob: '**/*.css', find: inStyle },
  { under: 'server/pages', glob: '**/*.ts', find: inMarkup },
];

const textOf = (file: string) => (/\.(css|html|tsx?)$/.test(file) ? readFileSync(file, 'utf8') : '');

export const findNames = (root: string): string[] =>
  SOURCES.flatMap(({ under, glob, find }) =>
    globSync(glob, { cwd: join(root, under) }).flatMap((path) =>
      find(textOf(join(root, under, path)), path).map((name) => `${under}/${path}: "${name}" is on block lists`),
    ),
  );

if (process.argv[1] === import.meta.filename) reportProblems(findNames(join(import.meta.dirname, '../..')));
