import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const PACKAGE = /^@la-stanza\/([a-z-]+)(\/.+)?$/;

/**
 * Public entries beside the main one: the bots' learned value, loaded on first use, their names, for pages that do not need the
 * bots themselves, what all clients at a
 * server's table agree on, and the lengths of ceremonies, for tables without a server.
 */
const OTHER_ENTRIES: ReadonlySet<string> = new Set([
  '@la-stanza/bots/weights?url',
  '@la-stanza/bots/puzzles.txt?url&no-inline',
  '@la-stanza/bots/campaign',
  '@la-stanza/bots/campaign/open',
  '@la-stanza/bots/daily',
  '@la-stanza/bots/daily/file',
  '@la-stanza/bots/daily.txt?url&no-inline',
  '@la-stanza/bots/people',
  '@la-stanza/bots/style',
  '@la-stanza/bots/puzzles',
  '@la-stanza/engine/fair',
  '@la-stanza/protocol/ceremony',
]);

/** Every language together, for tests. */
const CATALOGUES: ReadonlySet<string> = new Set(['@la-stanza/words/catalogues', '@la-stanza/words/topics']);

/** The engine's standard figures. A component that imports them shows the printed numbers even if the game uses others. */
const FIGURES = 'STANDARD_FIGURES';

/** A file's imports that break the client's rules: anything of a package but its public entry, or the standard figures. */
export function importProblems(file: ts.SourceFile, client: string, isProof: boolean): string[] {
  return importsOf(file).flatMap(({ from, names }) => {
    const problems: string[] = [];
    if (reachesInside(from, file.fileName, client) && !(isProof && CATALOGUES.has(from)))
      problems.push(`imports ${from}; only a package's public entry may be used`);
    if (names.includes(FIGURES) && !isProof) problems.push(`imports ${FIGURES}; figures come with the game's view`);
    return problems;
  });
}

function reachesInside(from: string, file: string, client: string): boolean {
  if (from.startsWith('.')) return relative(client, resolve(dirname(file), from)).startsWith('..');
  if (OTHER_ENTRIES.has(from)) return false;
  return PACKAGE.exec(from)?.[2] !== undefined || from.includes('packages/');
}

type Import = { readonly from: string; readonly names: readonly string[] };

/** Static and dynamic imports, re-exports and import types. */
function importsOf(file: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
      imports.push({ from: textOf(node.moduleSpecifier), names: namesOf(node) });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      imports.push({ from: textOf(node.arguments[0]), names: [] });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      imports.push({ from: textOf(node.argument.literal), names: [] });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
}

function textOf(node: ts.Node | undefined): string {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : '';
}

function namesOf(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const bound = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (bound === undefined || ts.isNamespaceImport(bound) || ts.isNamespaceExport(bound)) return [];
  return [...bound.elements].map(({ propertyName, name }) => (propertyName ?? name).text);
}
