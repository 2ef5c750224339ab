/** Finds unused keys of the copy, each of which costs four translations. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './compiler.ts';
import { reportProblems } from './problems.ts';

/** Messages of spec §5 that none of our fields uses. */
const PRINTED =
  /^validation\.(cardNumber|county|fiveCharacters|middleName|numbersOnly|response|subject|subjectInvalid|value)$/;

/** The texts that an expression may have as values. */
const textsOf = (type: ts.Type): string[] =>
  type.isUnion() ? type.types.flatMap(textsOf) : type.isStringLiteral() ? [type.value] : [];

const createProgram = (root: string) =>
  ts.createProgram(
    globSync('widget/**/*.{ts,tsx}', { cwd: root }).map((file) => join(root, file)),
    compilerOptions(root),
  );

/** @throws Error if i18n/index.ts has no type `Key` */
function keysOf(program: ts.Program, root: string): string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(root, 'i18n/index.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const key = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Key');
  if (!key) throw new Error('i18n/index.ts exports no type Key');
  const symbol = key.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(key) : key;
  return textsOf(checker.getDeclaredTypeOfSymbol(symbol));
}

/** The texts in a file, and those that its template literals can produce by their types. */
function textsIn(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) texts.push(...textsOf(checker.getTypeAtLocation(node)));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** Keys that no file of `widget/` or `i18n/` uses. */
export function findUnusedKeys(root: string): string[] {
  const program = createProgram(root);
  const checker = program.getTypeChecker();
  const used = program
    .getSourceFiles()
    .filter(({ fileName }) => /^(widget|i18n)\//.test(fileName.slice(root.length + 1)))
    .flatMap((file) => textsIn(file, checker));
  const uses = new Set(used);
  return keysOf(program, root).filter((key) => !uses.has(key));
}

export const problemsOf = (unused: readonly string[]): string[] =>
  unused.filter((key) => !PRINTED.test(key)).map((key) => `${key}: no screen shows it; delete it in all locales`);

if (process.argv[1] === import.meta.filename)
  reportProblems(problemsOf(findUnusedKeys(join(import.meta.dirname, '../..'))));
