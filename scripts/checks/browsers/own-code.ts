import { relative } from 'node:path';
import ts from 'typescript';
import type { Versions } from '../../build/code/oldest-browsers.ts';
import { attributeCompat, type Fault, globalCompat, lackedBy, memberCompat } from './compat.ts';

const isOfBrowser = (node: ts.Node) => /[\\/]lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName);

/** The class, interface or namespace of a declaration; '' for a global. */
function ownerOf({ parent }: ts.Declaration): string {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  if (ts.isModuleBlock(parent)) return parent.parent.name.text;
  // declare var AbortSignal: { new(): AbortSignal; timeout(…): AbortSignal }
  return ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent) ? parent.parent.name.getText() : '';
}

/** MDN's entry for a name that the browser provides. */
function lookUp(symbol: ts.Symbol | undefined, name: string) {
  const declaration = symbol?.declarations?.find(isOfBrowser);
  if (!declaration) return undefined;
  const owner = ownerOf(declaration);
  return owner
    ? { feature: `${owner}.${name}`, compat: memberCompat(owner, name) }
    : { feature: name, compat: globalCompat(name) };
}

function lookUpAttribute(attribute: ts.JsxAttribute) {
  const [element, name] = [attribute.parent.parent.tagName.getText(), attribute.name.getText().toLowerCase()];
  const isComponent = /^[A-Z]/.test(element);
  return isComponent ? undefined : { feature: `<${element} ${name}>`, compat: attributeCompat(element, name) };
}

function featureOf(node: ts.Node, checker: ts.TypeChecker) {
  if (ts.isJsxAttribute(node)) return lookUpAttribute(node);
  return ts.isIdentifier(node) ? lookUp(checker.getSymbolAtLocation(node), node.text) : undefined;
}

/** Features that these files use, by their types, and that one of the oldest browsers lacks. */
export function inOwnCode(root: string, files: string[], options: ts.CompilerOptions, oldest: Versions): Fault[] {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const faults: Fault[] = [];
  const visit = (node: ts.Node) => {
    // Types have no effect in a browser.
    if (ts.isTypeNode(node)) return;
    const { feature = '', compat } = featureOf(node, checker) ?? {};
    const missing = compat ? lackedBy(compat, oldest) : [];
    if (missing.length > 0) faults.push({ feature, lackedBy: missing, at: placeOf(node, root) });
    ts.forEachChild(node, visit);
  };
  for (const path of files) ts.forEachChild(program.getSourceFile(path) as ts.SourceFile, visit);
  return faults;
}

function placeOf(node: ts.Node, root: string): string {
  const file = node.getSourceFile();
  return `${relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
