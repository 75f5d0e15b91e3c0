import ts from 'typescript';
import { comesFromEngine, type Origin } from './engine-number.ts';

/*
 * Finds figures of the rules typed into code: a literal compared or computed with a number of the engine, passed to a
 * message, or written in a text. 0 and 1 are not figures: they mean none, one, first, next.
 */

/** The lines of a file that contain a figure, one sentence each. */
export function figureProblems(file: ts.SourceFile, origin: Origin, messageValues: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const report = (node: ts.Node, what: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    problems.push(`line ${line + 1}: ${what}: ${node.getText(file).slice(0, 80)}`);
  };
  const visit = (node: ts.Node): void => {
    if (meetsFigure(node, origin)) report(node, 'an engine’s number meets a typed one');
    else if (picksByFigure(node, origin)) report(node, 'a typed place in a list of the engine');
    else if (handsFigure(node, origin, messageValues)) report(node, 'a typed number for a message');
    else if (showsFigure(node)) report(node, 'a typed number in a text');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return problems;
}

const MEETING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

function meetsFigure(node: ts.Node, origin: Origin): boolean {
  if (!ts.isBinaryExpression(node) || !MEETING.has(node.operatorToken.kind)) return false;
  const { left, right } = node;
  return (
    (isFigure(right, origin) && comesFromEngine(left, origin)) ||
    (isFigure(left, origin) && comesFromEngine(right, origin))
  );
}

function picksByFigure(node: ts.Node, origin: Origin): boolean {
  return (
    ts.isElementAccessExpression(node) &&
    isFigure(node.argumentExpression, origin) &&
    comesFromEngine(node.expression, origin)
  );
}

/** `{ boxDiscs: 2 }` where a message has a placeholder of that name. */
function handsFigure(node: ts.Node, origin: Origin, messageValues: ReadonlySet<string>): boolean {
  return (
    ts.isPropertyAssignment(node) &&
    ts.isIdentifier(node.name) &&
    messageValues.has(node.name.text) &&
    isFigure(node.initializer, origin) &&
    !isAskedOfEngine(node, origin)
  );
}

/** An argument to the engine, such as a table for three, is a choice, not a rule. */
function isAskedOfEngine({ parent }: ts.PropertyAssignment, origin: Origin): boolean {
  return ts.isCallExpression(parent.parent) && comesFromEngine(parent.parent.expression, origin);
}

const DIGIT = /[2-9]|\d{2,}/;
const SPOKEN: ReadonlySet<string> = new Set(['aria-label', 'aria-description', 'label', 'title', 'alt', 'placeholder']);

function showsFigure(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return DIGIT.test(node.text);
  if (!ts.isJsxAttribute(node) || !SPOKEN.has(node.name.getText())) return false;
  return node.initializer !== undefined && ts.isStringLiteral(node.initializer) && DIGIT.test(node.initializer.text);
}

/** An integer literal other than 0 and 1, or a constant with that value. */
function isFigure(node: ts.Expression, { checker }: Origin): boolean {
  if (ts.isPrefixUnaryExpression(node)) return isWritten(node.operand);
  if (!ts.isIdentifier(node)) return isWritten(node);
  const made = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return (
    made !== undefined &&
    ts.isVariableDeclaration(made) &&
    made.initializer !== undefined &&
    isWritten(made.initializer)
  );
}

// every figure of the game is an integer
function isWritten(node: ts.Node): boolean {
  return ts.isNumericLiteral(node) && Number(node.text) > 1 && Number.isInteger(Number(node.text));
}
