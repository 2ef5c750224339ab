import { randomUUID } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { filesOf } from '../checks/words.ts';
import { attempt, openBuild, sumOf } from './build-names.ts';
import { DATABASES, EVERYTHING, parseRead } from './read.ts';

/** What nobody means by "all files below": packages, what is built, and what tests write. */
const LEFT_OUT = /^(node_modules|\.git|\.cache|dist|dist-npm|screenshots)$/;

/** A program's size and time stand for its version, since asking each takes seconds. */
const factsOf = (path: string) => {
  const facts = attempt(() => statSync(path));
  return facts ? `${path} ${facts.size} ${facts.mtimeMs}` : '';
};

/** @param program a name on PATH, or a path */
function programFacts(program: string): string {
  if (program.includes('/')) return factsOf(program);
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => factsOf(join(folder, program)))
    .join('\n');
}

/** Debian's are not on PATH. */
const postgresFacts = () =>
  [programFacts('postgres'), ...globSync('/usr/lib/postgresql/*/bin/postgres').sort().map(factsOf)].join('\n');

/** Folders and names as they are now; those of `dist/` without hashes. */
function listing(root: string, build: ReturnType<typeof openBuild>) {
  const entriesOf = (folder: string) => attempt(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? [];
  const named = (folder: string, names: readonly string[]) =>
    build.isOfBuild(folder) ? build.listed(folder, names) : names.map((name) => join(folder, name));

  function foldersBelow(folder: string): string[] {
    const inner = entriesOf(folder).filter((each) => each.isDirectory() && !LEFT_OUT.test(each.name));
    return [folder, ...inner.flatMap(({ name }) => foldersBelow(join(folder, name)))];
  }
  const filesIn = (folder: string) =>
    named(
      folder,
      entriesOf(folder).flatMap((each) => (each.isDirectory() ? [] : each.name)),
    );
  return {
    foldersBelow,
    namesIn: (folder: string) => named(folder, readdirSync(join(root, folder))).sort(),
    namesBelow: (folder: string) => foldersBelow(folder).flatMap(filesIn).sort(),
    /** @returns those that match, as `build` names them */
    matches(folder: string, pattern: string): string[] {
      const exclude = (path: string) => LEFT_OUT.test(basename(path));
      const found = globSync(pattern, { cwd: join(root, folder), exclude });
      return found.map((path) => build.nameOf(join(folder, path))).sort();
    },
  };
}

/** What test files depend on (`read.ts`), as it is now. */
export function openContents(root: string) {
  const build = openBuild(root);
  const { foldersBelow, namesIn, namesBelow, matches } = listing(root, build);
  const contents = new Map<string, { version: string; content: string }>();

  /** Read again only if it has changed: the build makes its files anew while others run. */
  function contentOf(name: string): string {
    const path = build.pathOf(name);
    const whole = join(root, path);
    const facts = attempt(() => statSync(whole));
    if (!facts) return 'absent';
    const isOfBuild = build.isOfBuild(path);
    const version = `${facts.mtimeMs} ${facts.size} ${isOfBuild ? build.version() : ''}`;
    const known = contents.get(name);
    if (known?.version === version) return known.content;
    const content = facts.isDirectory()
      ? (attempt(() => sumOf(...namesIn(path))) ?? 'unreadable')
      : (attempt(() => (isOfBuild ? build.contentOf(path) : sumOf(readFileSync(whole)))) ?? 'unreadable');
    contents.set(name, { version, content });
    return content;
  }
  const withContents = (names: readonly string[]) => sumOf(...names.map((name) => `${name} ${contentOf(name)}`));

  let everything: string | undefined;
  function contentOfAll(): string {
    // Without git, nobody knows them.
    everything ??= attempt(() => withContents(filesOf(root).sort())) ?? randomUUID();
    return everything;
  }

  /** A sum of what a read says. */
  function read(text: string): string {
    if (text === EVERYTHING) return contentOfAll();
    if (text === DATABASES) return sumOf(process.env.TEST_DATABASE_URL ?? '', postgresFacts());
    const { kind, path, pattern } = parseRead(text);
    if (kind === 'program') return programFacts(path);
    if (kind === 'below') return sumOf(...namesBelow(path));
    if (kind === 'tree') return withContents(namesBelow(path));
    return kind === 'glob' ? sumOf(...matches(path, pattern)) : contentOf(path);
  }

  const timeOf = (path: string) => attempt(() => statSync(join(root, build.pathOf(path))).mtimeMs) ?? 0;

  /** Whether it has changed since a time, ms: it may have been read before or after. */
  function isNewer(text: string, since: number): boolean {
    const { kind, path } = parseRead(text);
    if (text === EVERYTHING || text === DATABASES || kind === 'program') return false;
    if (kind === 'path') return timeOf(path) > since;
    const places = kind === 'tree' ? [...foldersBelow(path), ...namesBelow(path)] : foldersBelow(path);
    return places.some((place) => timeOf(place) > since);
  }

  return { read, isNewer, nameOf: build.nameOf };
}
