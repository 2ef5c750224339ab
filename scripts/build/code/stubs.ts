import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import remapping from '@jridgewell/remapping';
import MagicString from 'magic-string';
import { ROOT } from '../root.ts';
import { type Built, closure, outputAt, outputs } from './chunks.ts';

/** What a stub hands on: the chunk that has it all, and its names by those of the stub. */
type Stub = { chunk: string; names: [as: string, name: string][] };

const IMPORTS = /import\s*(?:\{([^}]*)\}\s*from\s*)?"\.\/([\w-]+\.js)";/g;
const EXPORTS = /export\s*\{([^}]*)\};/;

/** `a as b, c` as pairs. */
const pairsOf = (list: string) =>
  list.split(',').map((each): [string, string] => {
    const [name = '', as = name] = each.trim().split(/\s+as\s+/);
    return [name, as];
  });

/**
 * What a file's text hands on; `null` for one that has code, or hands on what several chunks have.
 *
 * @param text of a file without a line of code besides imports and exports
 */
export function stubOf(text: string): Stub | null {
  const exported = EXPORTS.exec(text)?.[1];
  const from = new Map<string, { file: string; name: string }>();
  for (const [, list, file = ''] of text.matchAll(IMPORTS))
    for (const [name, as] of list ? pairsOf(list) : []) from.set(as, { file, name });
  const handedOn = exported ? pairsOf(exported).map(([name, as]) => ({ as, ...from.get(name) })) : [];
  const [chunk, ...others] = new Set(handedOn.map(({ file }) => file));
  if (!chunk || others.length > 0) return null;
  return { chunk, names: handedOn.map(({ as, name = '' }) => [as, name]) };
}

/** What a chunk is to import besides, since the file that handed it on did. */
type Sides = Map<string, string[]>;

const importsOf = (built: Built, file: string) =>
  outputAt(built, file).imports.flatMap(({ path, kind }) => (kind === 'import-statement' ? [path] : []));

/** Where esbuild has put all of a lazy file's code into a chunk of several, it leaves a file that only hands that on. */
async function findStubs(built: Built): Promise<{ stubs: Map<string, Stub>; sides: Sides }> {
  const stubs = new Map<string, Stub>();
  const sides: Sides = new Map();
  const named = new Map(outputs(built).map(([file]) => [basename(file), file]));
  // Others are loaded from elsewhere, by the names that they export.
  const lazy = new Set(
    outputs(built).flatMap(([, { imports }]) =>
      imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? [path] : [])),
    ),
  );
  for (const [file, { inputs, exports, entryPoint }] of outputs(built)) {
    const isEmpty = Object.values(inputs).every(({ bytesInOutput }) => bytesInOutput === 0);
    if (!entryPoint || !lazy.has(file) || !isEmpty || exports.length === 0) continue;
    const stub = stubOf(await readFile(join(ROOT, file), 'utf8'));
    const chunk = stub && named.get(stub.chunk);
    if (!chunk) continue;
    const brings = closure(built, chunk);
    const known = sides.get(chunk) ?? [];
    const others = importsOf(built, file).filter((each) => !brings.has(each) && !known.includes(each));
    // The chunk would import itself.
    if (others.some((each) => closure(built, each).has(chunk))) continue;
    sides.set(chunk, [...known, ...others]);
    stubs.set(file, { ...stub, chunk });
  }
  return { stubs, sides };
}

/** Has a file import the chunks themselves, and what they need besides. */
async function passOver(file: string, stubs: ReadonlyMap<string, Stub>, sides: readonly string[]) {
  const path = join(ROOT, file);
  const text = await readFile(path, 'utf8');
  const code = new MagicString(text);
  for (const [stub, { chunk, names }] of stubs) {
    const taken = names.map(([as, name]) => `${as}:e.${name}`).join();
    code.replaceAll(`import("./${basename(stub)}")`, `import("./${basename(chunk)}").then(e=>({${taken}}))`);
  }
  const besides = sides.map((each) => `import"./${basename(each)}";`).join('');
  if (besides) code.appendLeft(text.lastIndexOf('//# sourceMappingURL'), `${besides}\n`);
  if (!code.hasChanged()) return;
  const steps = [code.generateMap({ hires: 'boundary' }), await readFile(`${path}.map`, 'utf8')];
  const map = remapping(steps.map(String), () => null);
  await writeFile(path, code.toString());
  await writeFile(`${path}.map`, String(map));
}

/**
 * Removes the files that only hand on what a chunk has: each would cost a request of its own, and a round more on a slow
 * network. What imported one imports the chunk.
 *
 * @returns the build without them, which names the chunk as the file of their entries
 */
export async function withoutStubs(built: Built): Promise<Built> {
  const { stubs, sides } = await findStubs(built);
  const standIns = new Map([...stubs].map(([file, { chunk }]) => [String(outputAt(built, file).entryPoint), chunk]));
  const kept = outputs(built).filter(([file]) => !stubs.has(file));
  await Promise.all(kept.map(([file]) => file.endsWith('.js') && passOver(file, stubs, sides.get(file) ?? [])));
  await Promise.all([...stubs.keys()].flatMap((file) => [file, `${file}.map`]).map((file) => rm(join(ROOT, file))));
  const known = kept.map(([file, output]) => {
    const imports = output.imports.map((each) => ({ ...each, path: stubs.get(each.path)?.chunk ?? each.path }));
    const besides = (sides.get(file) ?? []).map((path) => ({ path, kind: 'import-statement' as const }));
    return [file, { ...output, imports: [...imports, ...besides] }] satisfies [string, typeof output];
  });
  return { metafile: { ...built.metafile, outputs: Object.fromEntries(known) }, standIns };
}
