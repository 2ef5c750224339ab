import child from 'node:child_process';
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { basename, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import workers from 'node:worker_threads';

/** Stands for every file of the repository: what another process reads is not seen. */
export const EVERYTHING = '*';

/** Functions of `node:fs` whose first argument is what they read, or look for. */
const READERS =
  /^(access|copyFile|cp|createReadStream|exists|lstat|open|opendir|openAsBlob|read(dir|File|link)|realpath|stat|watch|watchFile)(Sync)?$/;
/** Those that go into folders below. */
const SEARCHERS = /^(glob|globSync)$/;
const STARTERS = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const;

/** Programs that read nothing of the repository but what a test hands them. */
const CLOSED =
  /^(chrom|google-chrome|firefox|MiniBrowser|WebKit|Xvfb|xvfb|postgres|initdb|pg_|psql|ffmpeg|ffprobe|openssl)/;

type Functions = Record<string, unknown>;

const pathOf = (place: unknown): string | null => {
  if (typeof place === 'string') return resolve(place);
  if (place instanceof URL && place.protocol === 'file:') return fileURLToPath(place);
  return null;
};

/**
 * Notes from now on what this process reads of the repository. Packages are left out, since their versions are known
 * otherwise.
 *
 * @returns a function that gives what was noted since its last call: paths within the repository, or `EVERYTHING`
 */
export function noteReads(root: string): () => string[] {
  let noted = new Set<string>();

  const noteFile = (path: string) => {
    const name = relative(root, path);
    if (!name.startsWith('..') && !/^(node_modules|screenshots|\.git|\.cache\/(?!build\.json))(\/|$)/.test(name))
      noted.add(name);
  };
  const note = (place: unknown, options: unknown, isDeep: boolean) => {
    const path = pathOf(place);
    if (!path) return;
    const isWithin = !relative(root, path).startsWith('..');
    const { recursive = false } = (options ?? {}) as { recursive?: boolean };
    if (isWithin && (isDeep || recursive)) noted.add(EVERYTHING);
    else noteFile(path);
  };

  type Before = (...args: unknown[]) => void;
  const noting = (run: (...args: unknown[]) => unknown, before: Before) =>
    function (this: unknown, ...args: unknown[]) {
      before(...args);
      return Reflect.apply(run, this, args);
    };
  const wrap = (functions: Functions, name: string, before: Before) => {
    const original = functions[name];
    if (typeof original !== 'function') return;
    const wrapped = Object.assign(noting(original as () => unknown, before), original);
    // What `promisify` calls in its place is under a symbol.
    for (const key of Object.getOwnPropertySymbols(original)) {
      const own: unknown = Reflect.get(original, key);
      Reflect.set(wrapped, key, typeof own === 'function' ? noting(own as () => unknown, before) : own);
    }
    functions[name] = wrapped;
  };

  for (const functions of [fs, fs.promises] as unknown as Functions[])
    for (const name of Object.keys(functions)) {
      if (READERS.test(name)) wrap(functions, name, (place, options) => note(place, options, false));
      if (SEARCHERS.test(name))
        wrap(functions, name, (_, options) => note((options as { cwd?: unknown })?.cwd ?? '.', {}, true));
    }
  for (const name of STARTERS)
    wrap(child as unknown as Functions, name, (program) => {
      if (name === 'fork' || !CLOSED.test(basename(String(program)))) noted.add(EVERYTHING);
    });
  const { Worker } = workers;
  (workers as { Worker: unknown }).Worker = new Proxy(Worker, {
    construct(target, args) {
      noted.add(EVERYTHING);
      return Reflect.construct(target, args);
    },
  });
  syncBuiltinESMExports();
  registerHooks({
    // Not `load`, which a module that an earlier file has imported does not reach.
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (found.url.startsWith('file:')) noteFile(fileURLToPath(found.url));
      return found;
    },
  });

  return () => {
    const all = [...noted];
    noted = new Set();
    return all;
  };
}
