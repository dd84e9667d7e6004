/** Finds everything in a TypeScript file that can be changed into something a test should notice. */
import type ts from 'typescript';
import { compiler } from './compiler';
import { type Replacement, replacementsAt } from './replacements';

/** One change of one place, and how the lines around it read before and after. */
export interface Mutant {
  /** The file's path from the project's folder. */
  readonly file: string;
  /** The whole file before the change. */
  readonly text: string;
  /** The line where the change begins, from 1. */
  readonly line: number;
  /** The lines with the place, on one line. */
  readonly original: string;
  readonly mutated: string;
  readonly replacement: Replacement;
}

/** All mutants of a file's text, in the order of the text. */
export function candidatesIn(file: string, text: string): readonly Mutant[] {
  const source = compiler.createSourceFile(file, text, compiler.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isWithoutCode(node)) return;
    for (const replacement of replacementsAt(node)) found.push(mutantFrom(source, replacement));
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Types, imports and declarations of what is elsewhere leave nothing to run. */
function isWithoutCode(node: ts.Node): boolean {
  return (
    compiler.isTypeNode(node) ||
    compiler.isInterfaceDeclaration(node) ||
    compiler.isTypeAliasDeclaration(node) ||
    compiler.isImportDeclaration(node) ||
    compiler.isExportDeclaration(node) ||
    (compiler.canHaveModifiers(node) &&
      (compiler.getModifiers(node) ?? []).some(({ kind }) => kind === compiler.SyntaxKind.DeclareKeyword))
  );
}

function mutantFrom(source: ts.SourceFile, replacement: Replacement): Mutant {
  const { text, fileName } = source;
  const { start, end, by } = replacement;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  return {
    file: fileName,
    text,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    original: onOneLine(text.slice(from, to)),
    mutated: onOneLine(text.slice(from, start) + by + text.slice(end, to)),
    replacement,
  };
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The whole file after the change. */
export function mutatedText({ text, replacement: { start, end, by } }: Mutant): string {
  return text.slice(0, start) + by + text.slice(end);
}
