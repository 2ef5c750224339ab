import type { Metafile } from 'esbuild';

/** @property standIns the chunks of entries that have no file of their own (stubs.ts) */
export type Built = { metafile: Metafile; standIns?: ReadonlyMap<string, string> };

/** The files that a build wrote, without source maps. */
export const outputs = ({ metafile }: Built) =>
  Object.entries(metafile.outputs).filter(([file]) => !file.endsWith('.map'));

export const findOutput = (built: Built, entryPoint: string): string | undefined =>
  built.standIns?.get(entryPoint) ?? outputs(built).find(([, output]) => output.entryPoint === entryPoint)?.[0];

/** Every entry with the file that has its code. */
export const entries = (built: Built): (readonly [entryPoint: string, file: string])[] => [
  ...outputs(built).flatMap(([file, { entryPoint }]) => (entryPoint ? [[entryPoint, file] as const] : [])),
  ...(built.standIns ?? []),
];

/** The file of an entry. @throws Error if the build has no such entry */
export function outputOf(built: Built, entryPoint: string): string {
  const file = findOutput(built, entryPoint);
  if (!file) throw new Error(`Nothing was built of ${entryPoint}`);
  return file;
}

/**
 * The file to load for an entry. Where later files share all of an entry's code, esbuild leaves a file that only imports a
 * chunk: that chunk then.
 */
export function startOf(built: Built, entryPoint: string): string {
  const file = outputOf(built, entryPoint);
  const { inputs, imports, exports } = outputAt(built, file);
  const [chunk, ...others] = imports.filter(({ kind }) => kind === 'import-statement');
  const isEmpty = exports.length === 0 && Object.values(inputs).every(({ bytesInOutput }) => bytesInOutput === 0);
  return isEmpty && chunk && others.length === 0 ? chunk.path : file;
}

export function outputAt({ metafile }: Built, file: string): Metafile['outputs'][string] {
  const output = metafile.outputs[file];
  if (!output) throw new Error(`${file} was not built`);
  return output;
}

/** Everything that an output imports statically, itself first. */
export function closure(built: Built, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of outputAt(built, file).imports)
    if (kind === 'import-statement' && built.metafile.outputs[path]) closure(built, path, seen);
  return seen;
}

/** Every source file that a source file imports statically, itself first. */
export function inputsOf(built: Built, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of built.metafile.inputs[file]?.imports ?? [])
    if (kind !== 'dynamic-import') inputsOf(built, path, seen);
  return seen;
}
