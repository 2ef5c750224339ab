import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { packageOptions } from './code/options.ts';
import { ROOT } from './root.ts';

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

/** Writes the package's modules with their types into the site, and a folder that npm can publish. */
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
}
