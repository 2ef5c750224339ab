import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const DIST = 'dist';
const FOLDERS = ['widget', 'gallery', 'dashboard', 'server'];
/** Which of the frame's files are this build's, and which it has carried over from the last one. */
const LISTING = 'dist/widget/files.json';

/** A name with the hash of its content and of all that it imports: `c-ABCD2345.js.map`. */
const HASHED = /^(.*)-([A-Z0-9]{8})((?:\.\w+)+)$/;
/** The same within a text. */
const HASHES = /-([A-Z0-9]{8})(?=\.)/g;
const TEXT = /\.(m?js|css|html|json|map|svg|txt)$/;
const COMPRESSED = /\.(br|gz)$/;
/** Where esbuild says from which source readable code comes. */
const SOURCES = /^\/\/ (\S+\.\w+)$/gm;
/** As esbuild writes it in readable code. */
const STATIC_IMPORTS = /^(?:import|export)\b(?!\()[^;]*?"\.\/([^"]+)";/gm;

export const attempt = <T>(run: () => T): T | null => {
  try {
    return run();
  } catch {
    return null; // absent, or out of reach
  }
};

export const sumOf = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64url');
};

function readPlain(path: string): Buffer {
  const bytes = readFileSync(path);
  if (path.endsWith('.br')) return brotliDecompressSync(bytes);
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/**
 * The last source of a file, which no other file has: a kind's screens, for example. It stays the same when their text
 * changes. Undefined where a file holds no code of its own.
 */
function sourceOf(start: string): string | undefined {
  const map = ['.js.map', '.css.map'].map((end) => start + end).find((file) => existsSync(file));
  if (map) return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources.at(-1);
  const module = `${start}.mjs`;
  return existsSync(module) ? [...readFileSync(module, 'utf8').matchAll(SOURCES)].at(-1)?.[1] : undefined;
}

type Hashed = { path: string; start: string; hash: string; prefix: string; end: string };

function hashedIn(root: string, folder: string, isOwn: (name: string) => boolean): Hashed[] {
  const path = join(DIST, folder);
  if (!existsSync(join(root, path))) return [];
  return readdirSync(join(root, path)).flatMap((name) => {
    const [, prefix, hash, end] = HASHED.exec(name) ?? [];
    if (prefix === undefined || !hash || !end || !isOwn(name)) return [];
    return { path: `${path}/${name}`, start: `${path}/${prefix}-${hash}`, hash, prefix: `${path}/${prefix}-`, end };
  });
}

/** This build's files by name; none where the list is missing. */
const ownNames = (root: string): ReadonlySet<string> | null =>
  attempt(() => new Set((JSON.parse(readFileSync(join(root, LISTING), 'utf8')) as { own: string[] }).own));

/** What stands for the hash in each name. */
function sourcesOf(root: string, files: readonly Hashed[]): Map<string, string> {
  const found = new Map<string, string>();
  const isAlone = ({ prefix, end, start }: Hashed) =>
    !files.some((other) => other.prefix === prefix && other.end === end && other.start !== start);
  const main = files.filter(({ end }) => !/\..*\./.test(end));
  for (const file of main) {
    const source = isAlone(file) ? '' : sourceOf(join(root, file.start));
    if (source !== undefined) found.set(file.hash, `-{${source.replace(/^(\.\.\/)+/, '')}}`);
  }
  // What only hands on the code of others is told by whom it imports.
  const handing = main.filter(({ hash }) => !found.has(hash));
  const named = (text: string) => text.replace(HASHES, (_, hash) => found.get(hash) ?? '');
  const sums = handing.map(({ path }) => sumOf(named(readFileSync(join(root, path), 'utf8'))));
  handing.forEach(({ hash }, index) => {
    found.set(hash, `-{${sums[index]}}`);
  });
  // Two of one name would stand for each other.
  const names = main.map(({ prefix, hash, end }) => `${prefix}${found.get(hash)}${end}`);
  main.forEach(({ hash }, index) => {
    if (names.filter((name) => name === names[index]).length > 1) found.delete(hash);
  });
  return found;
}

/**
 * The files of `dist/` under names that stay the same when a build changes what they hold: a name has the hash of its content,
 * and so have all texts that name it, up to the page. With a source in the hash's place, a change shows in one file alone.
 */
function readBuild(root: string) {
  const own = ownNames(root);
  const files = FOLDERS.flatMap((folder) =>
    hashedIn(root, folder, (name) => folder !== 'widget' || !own || own.has(name)),
  );
  const sources = sourcesOf(root, files);
  const names = new Map(
    files.map(({ path, prefix, hash, end }) => [path, prefix.slice(0, -1) + (sources.get(hash) ?? `-${hash}`) + end]),
  );
  const paths = new Map([...names].map(([path, name]) => [name, path]));
  return { sources, names, paths };
}

/** While one build replaces another. */
const NOTHING: ReturnType<typeof readBuild> = { sources: new Map(), names: new Map(), paths: new Map() };

/** The build as it is at each call. */
export function openBuild(root: string) {
  let known: (ReturnType<typeof readBuild> & { version: string }) | undefined;
  function current() {
    const facts = statSync(join(root, DIST), { throwIfNoEntry: false });
    // A build replaces the folder as a whole.
    const version = `${facts?.ino} ${facts?.mtimeMs}`;
    if (known?.version !== version) known = { version, ...(attempt(() => readBuild(root)) ?? NOTHING) };
    return known;
  }

  const nameOf = (path: string) => current().names.get(path) ?? path;

  /** Those of this build: what it has carried over is for pages of the last one. */
  const listed = (folder: string, names: readonly string[]) =>
    names
      .filter((name) => !HASHED.test(name) || current().names.has(`${folder}/${name}`))
      .map((name) => nameOf(`${folder}/${name}`))
      .sort();

  function textOf(path: string, seen = new Set<string>()): string {
    seen.add(path);
    const { sources } = current();
    const text = readPlain(join(root, path)).toString();
    const imports = path.endsWith('.mjs')
      ? [...text.matchAll(STATIC_IMPORTS)].map(([, name]) => join(path, '..', name ?? ''))
      : [];
    const others = imports
      .filter((each) => !seen.has(each) && existsSync(join(root, each)))
      .map((each) => textOf(each, seen));
    return [text.replace(HASHES, (whole, hash) => sources.get(hash) ?? whole), ...others].join('\0');
  }

  function contentOf(path: string): string {
    if (path === LISTING) return sumOf(...listed('dist/widget', [...(ownNames(root) ?? [])]));
    return sumOf(TEXT.test(path.replace(COMPRESSED, '')) ? textOf(path) : readFileSync(join(root, path)));
  }

  return {
    /** @returns changes with each build */
    version: () => current().version,
    isOfBuild: (path: string) => path === DIST || path.startsWith(`${DIST}/`),
    nameOf,
    pathOf: (name: string) => current().paths.get(name) ?? name,
    listed,
    /** A sum of a file's content; of a module of the server with all that it imports, which is read only once. */
    contentOf,
  };
}
