/**
 * A component that reads a signal must call `useSignals()` first. Without it the component goes stale in React but
 * works in Preact, so that tests on Preact don't find it.
 */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './compiler.ts';
import { reportProblems } from './problems.ts';

/** Functions that run after drawing or on a gesture, where reading a signal needs no subscription. */
const LATER =
  /^(?:use(?:Effect|LayoutEffect|InsertionEffect|Callback|SignalEffect)|effect|setTimeout|setInterval|addEventListener|then|catch|finally)$/;

type Read = ts.PropertyAccessExpression | ts.BindingElement;
type Local = ts.FunctionLikeDeclaration;

/** Makes a function that finds the signals that a component reads while it draws. */
function createSignalReads(checker: ts.TypeChecker) {
  const isSignal = (node: ts.Node) => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
    return ['value', 'peek', 'subscribe'].every((name) => checker.getPropertyOfType(type, name));
  };

  /** The function that is called, if the component itself declares it. */
  const localFunction = (call: ts.CallExpression, component: Local): Local | undefined => {
    const declared = checker.getSymbolAtLocation(call.expression)?.valueDeclaration;
    if (!declared || declared.pos < component.pos || declared.end > component.end) return undefined;
    if (ts.isFunctionDeclaration(declared)) return declared;
    const value = ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    return value && isFunction(value) ? value : undefined;
  };

  return (component: Local): Read[] => {
    const reads: Read[] = [];
    const entered = new Set<ts.Node>();

    const enter = (fn: Local | undefined) => {
      if (!fn?.body || entered.has(fn)) return;
      entered.add(fn);
      visit(fn.body);
    };

    function visit(node: ts.Node): void {
      if (isSignalRead(node, isSignal)) reads.push(node);
      if (ts.isCallExpression(node)) enter(localFunction(node, component));
      if (isFunction(node) && !isCalledWhileDrawing(node)) return;
      if (ts.isFunctionDeclaration(node)) return;
      ts.forEachChild(node, visit);
    }

    enter(component);
    return reads.sort((a, b) => a.getStart() - b.getStart());
  };
}

function isSignalRead(node: ts.Node, isSignal: (node: ts.Node) => boolean): node is Read {
  if (ts.isPropertyAccessExpression(node))
    return node.name.text === 'value' && !isWritten(node) && isSignal(node.expression);
  if (!ts.isBindingElement(node)) return false; // const { value } = signal
  return (node.propertyName ?? node.name).getText() === 'value' && isSignal(node.parent);
}

const isWritten = (node: ts.Expression) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Whether a callback runs at once, as that of `map`; handlers, effects and stored functions don't. */
function isCalledWhileDrawing(fn: ts.Node): boolean {
  const { parent } = fn;
  if (!ts.isCallExpression(parent)) return ts.isParenthesizedExpression(parent);
  const name = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name : parent.expression;
  return !LATER.test(name.getText());
}

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

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '../..');
  const files = globSync(['{widget,dashboard}/**/*.tsx', 'widget/**/use-*.ts'], { cwd: root }).map((path) =>
    join(root, path),
  );
  reportProblems(findForgotten(root, files));
}
