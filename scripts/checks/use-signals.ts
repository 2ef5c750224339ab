/**
 * A component that reads a signal must call `useSignals()` first. Without it the component goes stale in React but
 * works in Preact, so that tests on Preact don't find it.
 */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { reportProblems } from './problems.ts';
import { createSignalReads } from './signal-reads.ts';

type Drawing = { name: string; fn: ts.FunctionLikeDeclaration };

/** Names that React allows for functions that call hooks. */
const DRAWS = /^(?:[A-Z]|use[A-Z])/;

const isFunction = (node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction =>
  ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** Unwraps `memo(forwardRef(function …))`. */
function unwrap(node: ts.Node | undefined): ts.FunctionLikeDeclaration | undefined {
  if (!node) return undefined;
  if (isFunction(node)) return node;
  return ts.isCallExpression(node) ? unwrap(node.arguments[0]) : undefined;
}

/** Components and hooks of a file, wherever they are declared. */
function drawingsIn(file: ts.SourceFile): Drawing[] {
  const found: Drawing[] = [];
  const add = (name: string | undefined, fn: ts.FunctionLikeDeclaration | undefined) => {
    if (name && fn?.body && DRAWS.test(name)) found.push({ name, fn });
  };
  const visit = (node: ts.Node) => {
    if (ts.isFunctionDeclaration(node)) add(node.name?.text ?? 'Default', node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) add(node.name.text, unwrap(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The position of `useSignals()` in the function's own body. */
function subscribesAt({ body }: ts.FunctionLikeDeclaration): number {
  if (!body || !ts.isBlock(body)) return Number.POSITIVE_INFINITY;
  const call = body.statements.find((each) => /^(?:(?:const|using|let) .*= *)?useSignals\(/.test(each.getText()));
  return call?.getStart() ?? Number.POSITIVE_INFINITY;
}

/** Components that read a signal without `useSignals()`, as `file:line: name`. */
export function findForgotten(root: string, files: string[]): string[] {
  const program = ts.createProgram(files, compilerOptions(root));
  const readsIn = createSignalReads(program.getTypeChecker());
  return files.flatMap((path) => {
    const file = program.getSourceFile(path);
    if (!file) return [`${path}: cannot be read`];
    return drawingsIn(file).flatMap(({ name, fn }) => {
      const early = readsIn(fn).find((read) => read.getStart() < subscribesAt(fn));
      if (!early) return [];
      const line = file.getLineAndCharacterOfPosition(early.getStart()).line + 1;
      return [`${relative(root, path)}:${line}: ${name} reads ${early.getText()} without useSignals() before it`];
    });
  });
}

function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config ?? {}, ts.sys, root).options;
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '../..');
  const files = globSync(['{widget,dashboard}/**/*.tsx', 'widget/**/use-*.ts'], { cwd: root }).map((path) =>
    join(root, path),
  );
  reportProblems(findForgotten(root, files));
}
