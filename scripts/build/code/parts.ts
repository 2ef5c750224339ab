import LISTS from './parts.json' with { type: 'json' };

/**
 * Files that come together: whatever needs one of them gets all of them, in one chunk. Otherwise there would be a chunk
 * for each set of screens that share a file. A path that ends in `/` is a folder with all below it; the first list that
 * names a file counts. A poll's state, which its results need too, costs those of a quiz less than a file of its own costs
 * those of a poll.
 */
const PARTS: readonly (readonly string[])[] = Object.values(LISTS.together);

const names = (path: string, file: string) => (path.endsWith('/') ? file.startsWith(path) : file === path);

/** Small files that come with another chunk, though only later ones import them: there they cost no journey a request. */
export type Extras = {
  /** With what makes and runs a widget. */
  core: readonly string[];
  /** With what draws: the screen with which most kinds begin, and what sends, so that no press waits for it. */
  drawing: readonly string[];
};

export const OF_FRAME: Extras = LISTS.frame;
export const OF_NATIVE: Extras = LISTS.native;

const CODE = /\.tsx?$/;

/**
 * @param inputs every source file of the build
 * @throws Error that tells which paths of the lists above name none of them
 */
export function checkParts(inputs: readonly string[]): void {
  const listed = [...PARTS, OF_FRAME.core, OF_FRAME.drawing].flat();
  const lost = listed.filter((path) => !inputs.some((file) => names(path, file)));
  if (lost.length > 0) throw new Error(`Nothing is built of ${lost.join(', ')}: mend scripts/build/code/parts.json`);
}

/**
 * What each lazily imported file is to import besides its own imports.
 *
 * @param reached the source files that each of them needs already
 * @param isCore whether a source file comes before them anyway
 * @param inputsOf what a source file needs, itself first
 */
export function partsOf(
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  isCore: (file: string) => boolean,
  inputsOf: (file: string) => Iterable<string>,
): Map<string, string[]> {
  const members = PARTS.map((): Set<string> => new Set());
  const times = new Map<string, number>();
  for (const files of reached.values()) for (const file of files) times.set(file, (times.get(file) ?? 0) + 1);
  const isShared = (file: string) =>
    !isCore(file) && !reached.has(file) && (times.get(file) ?? 0) > 1 && CODE.test(file);
  const partOf = (file: string) =>
    isShared(file) ? PARTS.findIndex((part) => part.some((path) => names(path, file))) : -1;
  for (const file of times.keys()) members[partOf(file)]?.add(file);
  /** A part may need others, which come whole with it. */
  function partsFor(files: ReadonlySet<string>): string[] {
    const found = new Set<number>();
    const look = (some: Iterable<string>) => {
      for (const part of new Set([...some].map(partOf))) {
        if (found.has(part)) continue;
        found.add(part);
        for (const member of members[part] ?? []) look(inputsOf(member));
      }
    };
    look(files);
    return [...found].flatMap((part) => [...(members[part] ?? [])]);
  }
  return new Map([...reached].map(([lazy, files]) => [lazy, partsFor(files)]));
}
