import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

/**
 * Takes out of React DOM what this program never reaches, a fifth of it: React ships one file that holds everything, and
 * no bundler can know that nothing here is hydrated, suspended or animated by a view transition.
 *
 * Every kind of work in React has a number, its fiber's `tag` (ReactWorkTags.js), and each phase switches over it. A
 * switch that loses a tag's case loses the functions that only that case called. Whoever renders such an element
 * anyway gets React's own error 156 (an unknown unit of work) at once.
 */
const UNREACHED: ReadonlyMap<string, string> = new Map([
  ['12', 'Profiler'],
  ['13', 'Suspense'],
  ['18', 'DehydratedFragment'],
  ['19', 'SuspenseList'],
  ['22', 'Offscreen'],
  ['23', 'LegacyHidden'],
  // <title>, <meta>, <link> and <style precedence> in the tree, which React moves to the head
  ['26', 'HostHoistable'],
  // <html>, <head> and <body>
  ['27', 'HostSingleton'],
  ['30', 'ViewTransition'],
  ['31', 'Activity'],
]);

/** The release that the places were counted in: another one is to be looked at first. */
export const KNOWN = { version: '19.3.1', edits: 251 };

const FORBIDDEN = /^(?:hydrateRoot|lazy|Activity|Profiler|Suspense|SuspenseList|ViewTransition)$/;

const ofReact = (module: ts.Expression) => /^react(?:-dom)?(?:\/|$)/.test((module as ts.StringLiteral).text);

/** Names that a file takes from React: by import, or as a property of what it calls React. */
function namesOfReact(file: ts.SourceFile): string[] {
  const imports = file.statements.filter(ts.isImportDeclaration).filter((each) => ofReact(each.moduleSpecifier));
  const bindings = imports.flatMap(({ importClause }) => importClause?.namedBindings ?? []);
  const named = bindings.filter(ts.isNamedImports).flatMap(({ elements }) => [...elements]);
  const properties: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) && /^_?react/i.test(node.expression.getText(file)))
      properties.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...named.map(({ name, propertyName }) => (propertyName ?? name).text), ...properties];
}

/** What a file of ours or of a library uses of React that was taken out. */
export const unreachedUses = (source: string): string[] =>
  /['"]react(?:-dom)?['"/]/.test(source)
    ? namesOfReact(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest)).filter((name) => FORBIDDEN.test(name))
    : [];

const OF_REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** @param inputs files of a build @throws Error where one of them needs a part of React that was taken out */
export async function requireUnreached(inputs: readonly string[]): Promise<void> {
  for (const file of inputs.filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !OF_REACT.test(name))) {
    const [use] = unreachedUses(await readFile(file, 'utf8').catch(() => ''));
    if (use) throw new Error(`${file} uses React's ${use}, which the build takes out (scripts/build/lean-react.ts)`);
  }
}

/** Names that a `var` makes for the whole function, other cases included. */
function declared(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (each: ts.Node) => {
    if (ts.isFunctionLike(each)) return;
    if (ts.isVariableDeclaration(each)) names.push(each.name.getText());
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}

type Edit = { from: number; to: number; text: string };

const isTag = (node: ts.Expression): boolean =>
  ts.isParenthesizedExpression(node)
    ? isTag(node.expression)
    : ts.isPropertyAccessExpression(node) && node.name.text === 'tag';

const isUnreached = (node: ts.Expression) => ts.isNumericLiteral(node) && UNREACHED.has(node.text);

const isDropped = (clause: ts.CaseOrDefaultClause): clause is ts.CaseClause =>
  ts.isCaseClause(clause) && isUnreached(clause.expression);

function ends({ statements }: ts.CaseOrDefaultClause) {
  const last = statements.at(-1);
  return !!last && [ts.isReturnStatement, ts.isBreakStatement, ts.isThrowStatement].some((is) => is(last as ts.Node));
}

/** Whether a clause that stays runs into this one. */
function isFallenInto(clauses: ts.NodeArray<ts.CaseOrDefaultClause>, index: number): boolean {
  const above = clauses[index - 1];
  return !!above && !ends(above) && (!isDropped(above) || isFallenInto(clauses, index - 1));
}

const OPERATORS = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!1'],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '!0'],
]);

const isAssigned = ({ parent }: ts.Node, node: ts.Node) =>
  ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** A parameter of the same name is another variable. */
function isParameter(node: ts.Identifier): boolean {
  for (let at: ts.Node = node.parent; at; at = at.parent)
    if (ts.isFunctionLike(at) && at.parameters.some(({ name }) => name.getText() === node.text)) return true;
  return false;
}

/** Nothing was rendered by a server, so no tree is hydrated and no boundary waits for it. */
function hydrationEdit(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && !isAssigned(node, node)) {
    if (node.name.text === 'isDehydrated') return '!1';
    if (node.name.text === 'dehydrated') return 'null';
  }
  if (!ts.isIdentifier(node) || node.text !== 'isHydrating') return undefined;
  return ts.isVariableDeclaration(node.parent) || isParameter(node) || isAssigned(node, node) ? undefined : '!1';
}

const isHydratingSet = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.left.getText() === 'isHydrating' && isAssigned(node.left, node.left);

const isHydrateRoot = (node: ts.Node) =>
  ts.isExpressionStatement(node) &&
  ts.isBinaryExpression(node.expression) &&
  node.expression.left.getText() === 'exports.hydrateRoot';

const tagEdit = (node: ts.Node) =>
  ts.isBinaryExpression(node) && isUnreached(node.left) && isTag(node.right)
    ? OPERATORS.get(node.operatorToken.kind as ts.SyntaxKind.EqualsEqualsEqualsToken)
    : undefined;

/** @param source react-dom-client.production.js @returns the leaner source, and how many places were changed */
export function leanReact(source: string): { source: string; edits: number } {
  const file = ts.createSourceFile('react-dom.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const edits: Edit[] = [];
  const replace = (node: ts.Node, text: string, to = node.end) => edits.push({ from: node.getStart(), to, text });

  function visitCases(block: ts.CaseBlock) {
    const { clauses } = block;
    const lost: string[] = [];
    for (const [index, clause] of clauses.entries()) {
      const isShared = isFallenInto(clauses, index);
      if (isDropped(clause) && !isShared) {
        replace(clause, '');
        lost.push(...declared(clause));
      } else if (isDropped(clause)) replace(clause, '', source.indexOf(':', clause.expression.end) + 1);
      if (!isDropped(clause) || isShared) clause.statements.forEach(visit);
    }
    if (lost.length === 0) return;
    const label = clauses.every(isDropped) ? 'default:' : '';
    edits.push({ from: block.end - 1, to: block.end - 1, text: `${label} var ${lost.join(', ')};` });
  }

  function visit(node: ts.Node) {
    if (ts.isSwitchStatement(node) && isTag(node.expression)) return visitCases(node.caseBlock);
    const text =
      tagEdit(node) ?? hydrationEdit(node) ?? (isHydratingSet(node) ? '!1' : isHydrateRoot(node) ? '' : undefined);
    if (text === undefined) ts.forEachChild(node, visit);
    else replace(node, text);
  }

  visit(file);
  const lean = edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), source);
  return { source: lean, edits: edits.length };
}

/** For esbuild. @throws Error where the installed React DOM is not the one that is known */
export const leanReactDom = (version: string): Plugin => ({
  name: 'lean-react-dom',
  setup(context) {
    context.onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => {
      const { source, edits } = leanReact(await readFile(path, 'utf8'));
      if (version !== KNOWN.version || edits !== KNOWN.edits)
        throw new Error(
          `React DOM ${version} has ${edits} places to take out; ${KNOWN.version} has ${KNOWN.edits} (scripts/build/lean-react.ts)`,
        );
      return { contents: source };
    });
  },
});
