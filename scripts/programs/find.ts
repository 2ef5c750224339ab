import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // absent, or not executable
  }
}

const onPath = (command: string) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));

/**
 * The first of these programs that is installed. @param commands names on PATH
 * @param paths other places
 */
export const findProgram = (commands: readonly string[], paths: readonly string[] = []): string | undefined =>
  [...commands.flatMap(onPath), ...paths].find(isProgram);

/** A program that the environment names. @throws Error if it isn't executable */
export function namedProgram(variable: string): string | undefined {
  const path = process.env[variable];
  if (path && !isProgram(path)) throw new Error(`${variable} names no program: ${path}`);
  return path || undefined;
}
