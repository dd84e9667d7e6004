/** What can be changed at one node of the syntax tree: an operator, a constant, a condition or a statement. */
import type ts from 'typescript';
import { compiler } from './compiler';

/** The text from `start` up to `end` gives way to another. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** What each operator turns into. `??` stays: most often it is there for the compiler only. */
const OPERATORS: ReadonlyMap<string, string> = new Map([
  ...bothWays('===', '!=='),
  ...bothWays('<', '<='),
  ...bothWays('>', '>='),
  ...bothWays('&&', '||'),
  ...bothWays('+', '-'),
  ...bothWays('*', '/'),
  ...bothWays('<<', '>>'),
  ...bothWays('&', '|'),
  ...bothWays('+=', '-='),
  ...bothWays('*=', '/='),
  ...bothWays('<<=', '>>='),
  ...bothWays('&=', '|='),
  ...bothWays('&&=', '||='),
  ['%', '*'],
  ['**', '*'],
  ['>>>', '<<'],
  ['>>>=', '<<='],
  ['^', '|'],
  ['^=', '|='],
]);

/** Methods with a counterpart. */
const METHODS: ReadonlyMap<string, string> = new Map([...bothWays('min', 'max'), ...bothWays('some', 'every')]);

function bothWays(one: string, other: string): readonly (readonly [string, string])[] {
  return [
    [one, other],
    [other, one],
  ];
}

/** What can be replaced at this node itself; its children have their own. */
export function replacementsAt(node: ts.Node): readonly Replacement[] {
  return [...byAnother(node), ...negation(node), ...removal(node)];
}

function byAnother(node: ts.Node): readonly Replacement[] {
  if (compiler.isBinaryExpression(node)) return exchange(node.operatorToken, OPERATORS);
  if (compiler.isPrefixUnaryExpression(node)) return withoutSign(node);
  if (compiler.isCallExpression(node) && compiler.isPropertyAccessExpression(node.expression)) {
    return exchange(node.expression.name, METHODS);
  }
  if (compiler.isNumericLiteral(node) && !isName(node) && !isForCompiler(node)) return neighbours(node);
  if (node.kind === compiler.SyntaxKind.TrueKeyword) return [replace(node, 'false')];
  if (node.kind === compiler.SyntaxKind.FalseKeyword) return [replace(node, 'true')];
  return [];
}

function exchange(token: ts.Node, table: ReadonlyMap<string, string>): readonly Replacement[] {
  const other = table.get(token.getText());
  return other === undefined ? [] : [replace(token, other)];
}

/** `!x`, `-x` and `~x` become `x`. */
function withoutSign(node: ts.PrefixUnaryExpression): readonly Replacement[] {
  const { operator, operand } = node;
  const isSign =
    operator === compiler.SyntaxKind.ExclamationToken ||
    operator === compiler.SyntaxKind.MinusToken ||
    operator === compiler.SyntaxKind.TildeToken;
  return isSign ? [replace(node, operand.getText())] : [];
}

function isName(node: ts.NumericLiteral): boolean {
  return compiler.isPropertyAssignment(node.parent) && node.parent.name === node;
}

/** `list[i] ?? 0` says to the compiler that `i` is within the list; the number is never used. */
function isForCompiler({ parent }: ts.NumericLiteral): boolean {
  return (
    compiler.isBinaryExpression(parent) &&
    parent.operatorToken.kind === compiler.SyntaxKind.QuestionQuestionToken &&
    compiler.isElementAccessExpression(parent.left)
  );
}

function neighbours(node: ts.NumericLiteral): readonly Replacement[] {
  const value = Number(node.text);
  return [value + 1, value - 1].map((near) => replace(node, near < 0 ? `(${near})` : String(near)));
}

/** The condition of a branch or a loop becomes its opposite, unless another replacement does the same. */
function negation(node: ts.Node): readonly Replacement[] {
  const condition = conditionOf(node);
  if (condition === undefined || hasOpposite(condition)) return [];
  return [replace(condition, `!(${condition.getText()})`)];
}

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (compiler.isIfStatement(node) || compiler.isWhileStatement(node) || compiler.isDoStatement(node))
    return node.expression;
  return compiler.isConditionalExpression(node) || compiler.isForStatement(node) ? node.condition : undefined;
}

function hasOpposite(condition: ts.Expression): boolean {
  if (compiler.isPrefixUnaryExpression(condition)) return condition.operator === compiler.SyntaxKind.ExclamationToken;
  if (compiler.isBinaryExpression(condition)) return /^[!=]==$/.test(condition.operatorToken.getText());
  return condition.kind === compiler.SyntaxKind.TrueKeyword || condition.kind === compiler.SyntaxKind.FalseKeyword;
}

/** A statement without a value for the rest of the function is left out. */
function removal(node: ts.Node): readonly Replacement[] {
  const canGo =
    (compiler.isExpressionStatement(node) && !compiler.isStringLiteral(node.expression)) ||
    (compiler.isIfStatement(node) && node.elseStatement === undefined) ||
    (compiler.isReturnStatement(node) && node.expression === undefined) ||
    compiler.isContinueStatement(node) ||
    compiler.isBreakStatement(node) ||
    compiler.isThrowStatement(node);
  return canGo ? [replace(node, ';')] : [];
}

function replace(node: ts.Node, by: string): Replacement {
  return { start: node.getStart(), end: node.getEnd(), by };
}
