import ts from 'typescript';

export type Origin = { readonly checker: ts.TypeChecker; readonly isEngine: (file: string) => boolean };

const DEEPEST = 8;

/**
 * Whether a value comes from the engine: read from one of its types (a view, an event, a score, figures), returned by one of
 * its functions, or computed from one of these. Follows constants and destructured names back to their declaration.
 */
export function comesFromEngine(node: ts.Node, origin: Origin, depth: number = DEEPEST): boolean {
  if (depth === 0) return false;
  const further = (inner: ts.Node): boolean => comesFromEngine(inner, origin, depth - 1);
  if (ts.isPropertyAccessExpression(node)) return isDeclaredByEngine(node.name, origin) || further(node.expression);
  if (ts.isIdentifier(node))
    return (
      isDeclaredByEngine(node, origin) || declarationsOf(node, origin).some((made) => madeFrom(made, origin, further))
    );
  // only the value counts here, not the condition
  if (ts.isConditionalExpression(node)) return further(node.whenTrue) || further(node.whenFalse);
  if (ts.isElementAccessExpression(node)) return further(node.expression);
  if (ts.isFunctionLike(node) || ts.isLiteralExpression(node)) return false;
  return ts.forEachChild(node, (inner) => further(inner) || undefined) ?? false;
}

function declarationsOf(name: ts.Node, { checker }: Origin): readonly ts.Declaration[] {
  return checker.getSymbolAtLocation(name)?.declarations ?? [];
}

/** A member of an engine type or a constant of the engine; its types and functions are not numbers themselves. */
function isDeclaredByEngine(name: ts.Node, origin: Origin): boolean {
  const symbol = origin.checker.getSymbolAtLocation(name);
  const made =
    symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? origin.checker.getAliasedSymbol(symbol) : symbol;
  return made?.declarations?.some((declared) => origin.isEngine(declared.getSourceFile().fileName)) ?? false;
}

function madeFrom(made: ts.Declaration, origin: Origin, further: (node: ts.Node) => boolean): boolean {
  if (ts.isVariableDeclaration(made)) return made.initializer !== undefined && further(made.initializer);
  if (!ts.isBindingElement(made)) return false;
  const taken = made.propertyName ?? made.name;
  if (!ts.isObjectBindingPattern(made.parent) || !ts.isIdentifier(taken)) {
    return (
      made.parent.parent !== undefined &&
      ts.isVariableDeclaration(made.parent.parent) &&
      madeFrom(made.parent.parent, origin, further)
    );
  }
  const property = origin.checker.getTypeAtLocation(made.parent).getProperty(taken.text);
  return property?.declarations?.some((declared) => origin.isEngine(declared.getSourceFile().fileName)) ?? false;
}
