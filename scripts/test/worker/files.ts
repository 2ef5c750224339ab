import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, delimiter, dirname, isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVERYTHING, PROGRAMS, readOf } from '../read.ts';
import { wrap } from './wrap.ts';

/** Functions of `node:fs` whose first argument is what they read, or look for. */
const READERS =
  /^(access|copyFile|cp|createReadStream|exists|lstat|open|opendir|openAsBlob|read(dir|File|link)|realpath|stat|watch|watchFile)(Sync)?$/;
/** Those that give names alone: what is in a file is noted when it is read. */
const LISTERS = /^(readdir|opendir)(Sync)?$/;
const COPIERS = /^(copyFile|cp)(Sync)?$/;
const SEARCHERS = /^(glob|globSync)$/;

/** A server puts the build's files aside at each start. It reads them there only for pages of an earlier build. */
const PUT_ASIDE = /[\\/]builds[\\/]draft[\\/]/;

/** Packages, whose versions are known otherwise, and what tests write. */
const LEFT_OUT = /^(node_modules|screenshots|\.git)(\/|$)|^\.cache(\/(?!build\.json$)|$)/;

type Options = { recursive?: boolean; cwd?: unknown } | null | undefined;

const pathOf = (place: unknown): string | null => {
  if (typeof place === 'string') return resolve(place);
  if (place instanceof URL && place.protocol === 'file:') return fileURLToPath(place);
  return null;
};

const WILD = /[*?[{(!]/;

/** The folder that a pattern begins with, and what follows it: a name, or a part with the first wildcard. */
function splitGlob(pattern: string, cwd: string): [folder: string, rest: string] {
  const parts = resolve(cwd, pattern).split('/');
  const wild = parts.findIndex((part) => WILD.test(part));
  const at = wild === -1 ? parts.length - 1 : wild;
  return [parts.slice(0, at).join('/') || '/', parts.slice(at).join('/')];
}

const isWithin = (folder: string, path: string) => {
  const name = relative(folder, path);
  return !name.startsWith('..') && !isAbsolute(name);
};

/** Whether a copy or a search is under way, which is noted as one, and not each file that it looks at. */
const within = new AsyncLocalStorage<true>();
const WITHIN = /^(cp|cpSync|globSync)$/;

/** What gets what has been read, perhaps several times (`../read.ts`). */
export type Note = (read: string) => void;

/** Notes from now on which files this process reads, looks for, lists and imports. */
export function noteFiles(root: string, note: Note) {
  const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');

  const noteFile = (path: string) => {
    const name = nameOf(path);
    if (isWithin(root, path)) {
      if (!LEFT_OUT.test(name)) note(name);
    } else if ((process.env.PATH ?? '').split(delimiter).includes(dirname(path)))
      note(readOf('program', basename(path)));
    else if (PROGRAMS.test(basename(path))) note(readOf('program', path));
  };
  const noteBelow = (kind: 'below' | 'tree' | 'glob', path: string, pattern = '') => {
    const name = nameOf(path);
    if (isWithin(root, path)) {
      if (!LEFT_OUT.test(name)) note(readOf(kind, name, pattern));
    } else if (isWithin(path, root)) note(EVERYTHING);
  };
  const noteRead = (reader: string, [place, ...others]: unknown[]) => {
    const path = pathOf(place);
    const isCopy = COPIERS.test(reader);
    if (!path || (isCopy && PUT_ASIDE.test(String(others[0])))) return;
    const options = others[isCopy ? 1 : 0] as Options;
    if (options?.recursive) noteBelow(LISTERS.test(reader) ? 'below' : 'tree', path);
    else noteFile(path);
  };
  const noteGlob = ([patterns, options]: unknown[]) => {
    const cwd = pathOf((options as Options)?.cwd ?? '.') ?? '.';
    for (const pattern of [patterns].flat()) noteBelow('glob', ...splitGlob(String(pattern), cwd));
  };

  for (const functions of [fs, fs.promises])
    for (const name of Object.keys(functions)) {
      const see = READERS.test(name) ? (args: unknown[]) => noteRead(name, args) : SEARCHERS.test(name) && noteGlob;
      if (!see) continue;
      wrap(functions, name, (run, args) => {
        if (!within.getStore()) see(args);
        // A function among the arguments is what comes after.
        const isWhole = WITHIN.test(name) && !args.some((each) => typeof each === 'function');
        return isWhole ? within.run(true, () => run(args)) : run(args);
      });
    }
  registerHooks({
    // Not `load`, which a module that an earlier file has imported does not reach.
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (found.url.startsWith('file:')) noteFile(fileURLToPath(found.url));
      return found;
    },
  });
}
