import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { createTar } from 'nanotar';
import ts from 'typescript';
import { packageOptions } from './code/options.ts';
import { ROOT, VERSION } from './root.ts';

const readJson = async (name: string) =>
  JSON.parse(await readFile(join(ROOT, name), 'utf8')) as { [field: string]: unknown };

/**
 * The package's own package.json: the repository's is private and asks for all that the server needs. React is optional,
 * since the types alone need none.
 */
async function manifest() {
  const { name, version, license } = await readJson('package.json');
  return { name, version, license, ...(await readJson('npm/manifest.json')) };
}

/** The package's modules by their sources. */
const MODULES = { 'civic-action': 'npm/civic-action.ts', react: 'npm/react/index.tsx' };

/** Not in `dist/`: the site has no use for a package's manifest. */
export const PACKAGE = join(ROOT, 'dist-npm');

/** The types of one module. Sources name each other by path, the package's modules by their names. */
export async function declarationOf(source: string, origin = process.env.CIVIC_ACTION_ORIGIN): Promise<string> {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(await readFile(join(ROOT, source), 'utf8'), {
    fileName: source,
    reportDiagnostics: true,
    compilerOptions: { isolatedDeclarations: true, declaration: true, strict: true, jsx: ts.JsxEmit.ReactJSX },
  });
  for (const { messageText } of diagnostics) throw new Error(`${source}: ${JSON.stringify(messageText)}`);
  const named = outputText.replace(/'\.\.\/([\w-]+)\.ts'/g, "'./$1.js'").replace(/^'use client';\n/, '');
  return origin ? named.replace('    origin: string;', '    origin?: string;') : named;
}

/** As in every package that npm packs: the same files make the same archive. */
const MTIME = Date.UTC(1985, 9, 26, 8, 15);

/** Writes the package as the archive that `npm install https://…` takes. */
async function packPackage(site: string) {
  const names = (await readdir(PACKAGE)).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name: `package/${name}`, data: await readFile(join(PACKAGE, name)) })),
  );
  const tar = createTar(files, { attrs: { mode: '644', mtime: MTIME } });
  await writeFile(join(site, `civic-action-${VERSION}.tgz`), gzipSync(tar, { level: constants.Z_BEST_COMPRESSION }));
}

/** Writes the package's modules with their types into the site, a folder that npm can publish, and an archive of it. */
export async function buildPackage(site: string) {
  await build(packageOptions(site, MODULES));
  for (const [name, source] of Object.entries(MODULES))
    await writeFile(join(site, `${name}.d.ts`), await declarationOf(source));
  await rm(PACKAGE, { recursive: true, force: true });
  await mkdir(PACKAGE);
  for (const name of Object.keys(MODULES).flatMap((each) => [`${each}.js`, `${each}.d.ts`]))
    await cp(join(site, name), join(PACKAGE, name));
  await cp(join(ROOT, 'LICENSE'), join(PACKAGE, 'LICENSE'));
  await cp(join(ROOT, 'npm/README.md'), join(PACKAGE, 'README.md'));
  await writeFile(join(PACKAGE, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await packPackage(site);
}
