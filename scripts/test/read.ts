/** Stands for every file of the repository: what some programs read is not seen. */
export const EVERYTHING = '*';

/** The databases that a test file runs on. */
export const DATABASES = 'databases:';

/**
 * What else a test file may depend on, besides a path within the repository: the contents of a file, or the names in a folder.
 * `below` is the names of all files below a folder, `tree` these with their contents, `glob` the names that match a pattern
 * below it, and `program` a name on PATH or a path outside of the repository.
 */
type Kind = 'below' | 'tree' | 'glob' | 'program';

export type Read = { kind: Kind | 'path'; path: string; pattern: string };

/** Between the folder and the pattern of a glob, where no path has it. */
const BETWEEN = '//';

/** As one text, so that many are kept shortly and compared fast. */
export const readOf = (kind: Kind, path: string, pattern = '') =>
  `${kind}:${path}${kind === 'glob' ? BETWEEN + pattern : ''}`;

export function parseRead(read: string): Read {
  const [, kind, rest = ''] = /^(below|tree|glob|program):(.*)$/s.exec(read) ?? [];
  if (!kind) return { kind: 'path', path: read, pattern: '' };
  const [path = '', pattern = ''] = kind === 'glob' ? rest.split(BETWEEN) : [rest];
  return { kind: kind as Kind, path, pattern };
}

/** Programs that tests drive, by the end of their path, where they may also be outside of PATH. */
export const PROGRAMS =
  /^(chrom[\w-]*|google-chrome\w*|firefox\w*|MiniBrowser|WebKitWebDriver|postgres|ffmpeg|nginx|openssl)$/;
