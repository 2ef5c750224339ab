import ts from 'typescript';

/** Functions that run after drawing or on a gesture, where reading a signal needs no subscription. */
const LATER =
  /^(?:use(?:Effect|LayoutEffect|InsertionEffect|Callback|SignalEffect)|effect|setTimeout|setInterval|addEventListener|then|catch|finally)$/;

type Read = ts.PropertyAccessExpression | ts.BindingElement;
type Local = ts.FunctionLikeDeclaration;

/** Makes a function that finds the signals that a component reads while it draws. */
export function createSignalReads(checker: ts.TypeChecker) {
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

const isFunction = (node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction =>
  ts.isFunctionExpression(node) || ts.isArrowFunction(node);

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
