import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps the server's programs in a folder per version, not on PATH. */
const DEBIAN = '/usr/lib/postgresql/*/bin';

const versionOf = (folder: string) => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

const isServer = (folder: string) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));

/** The folder of a PostgreSQL server's programs: on PATH, else the newest of Debian's. */
export function findPostgres(path = process.env.PATH ?? '', debian = DEBIAN): string | undefined {
  const newestFirst = globSync(debian).sort((a, b) => versionOf(b) - versionOf(a));
  return [...path.split(delimiter).filter(Boolean), ...newestFirst].find(isServer);
}
