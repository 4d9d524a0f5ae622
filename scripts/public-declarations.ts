/** Renders the exports of a module, and the types that they use, as one module. */
import path from 'node:path';
import ts from 'typescript-5';

/** Matches the comments before a declaration, and its `export` modifier. */
const MODIFIER = /^((?:\s*(?:\/\*.*?\*\/|\/\/[^\n]*\n))*\s*)(?:export\s+)?/su;

export interface PublicDeclarations {
  /** A module without imports: the exports sorted by name, then the types that they use. */
  readonly text: string;
  /** The packages that contribute types, except `@types/node` and TypeScript's libraries. */
  readonly packages: readonly string[];
}

export const DECLARATION_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.esnext.disposable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  types: ['node'],
  strict: true,
  noEmit: true,
};

/**
 * Renders the exports of the declaration file `entry`, and the declarations that these exports use. Omits used
 * declarations outside the folder of `entry`.
 *
 * @throws Error if `entry` is not a module.
 */
export function publicDeclarations(
  entry: string,
  options: ts.CompilerOptions = DECLARATION_OPTIONS,
): PublicDeclarations {
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${entry} is not a module`);
  const folder = `${path.dirname(entry)}${path.sep}`;
  const exported = sorted(checker.getExportsOfModule(module), (symbol) => symbol.name);
  const names = new Map<ts.Symbol, string>();
  const aliases: string[] = [];
  for (const symbol of exported) {
    const target = resolved(checker, symbol);
    const name = names.get(target);
    if (name === undefined) names.set(target, symbol.name);
    else aliases.push(`export { ${name} as ${symbol.name} };`);
  }
  const existing = new Set(names.keys());
  const packages = new Set<string>();
  const reached = reachedFrom([...existing], checker, (file) => {
    if (file.startsWith(folder)) return true;
    const [, name] = /node_modules[\\/](?!.*node_modules)((?:@[^\\/]+[\\/])?[^\\/]+)/u.exec(file) ?? [];
    if (name !== undefined && !['typescript-5', '@types/node'].includes(name)) packages.add(name);
    return false;
  });
  const inner = sorted(
    reached.filter((symbol) => !existing.has(symbol)),
    (symbol) => `${symbol.name} ${fileOf(symbol)}`,
  );
  const taken = new Set(names.values());
  for (const symbol of inner) {
    const { name } = symbol;
    const place = path.relative(folder, fileOf(symbol)).replace(/\.d\.ts$/u, '');
    names.set(symbol, taken.has(name) ? `${name}_in_${place.replaceAll(/\W/gu, '_')}` : name);
    taken.add(names.get(symbol) ?? name);
  }
  const print = printer(checker, names);
  const lines = [
    ...[...existing].flatMap((symbol) => print(symbol, true)),
    ...aliases,
    // Without `export {}`, every declaration in a declaration file is an export.
    '// Declarations that the exports use. Programs cannot import these declarations.\nexport {};',
    ...inner.flatMap((symbol) => print(symbol, false)),
  ];
  return { text: `${lines.join('\n\n')}\n`, packages: [...packages].toSorted() };
}

function sorted<T>(values: readonly T[], keyOf: (value: T) => string): readonly T[] {
  return values.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

function fileOf(symbol: ts.Symbol): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** Returns the declarations of a symbol; for a variable, the whole statement. */
function statementsOf(symbol: ts.Symbol): readonly ts.Node[] {
  return (symbol.declarations ?? []).map((node) =>
    ts.isVariableDeclaration(node) ? node.parent.parent : node,
  );
}

function isAtTopLevel(node: ts.Node): boolean {
  return !ts.isSourceFile(node) && ts.isSourceFile(node.parent);
}

/**
 * Returns the given symbols and all top-level symbols that their declarations mention, directly or indirectly.
 * Omits mentioned symbols of files for which `isOurs` returns false.
 */
function reachedFrom(
  symbols: readonly ts.Symbol[],
  checker: ts.TypeChecker,
  isOurs: (file: string) => boolean,
): readonly ts.Symbol[] {
  const found = new Set(symbols);
  for (const symbol of found) {
    const visit = (node: ts.Node): void => {
      const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      const target = named && resolved(checker, named);
      const file = target === undefined ? '' : fileOf(target);
      if (target !== undefined && file !== '' && isOurs(file) && statementsOf(target).every(isAtTopLevel)) {
        found.add(target);
      }
      ts.forEachChild(node, visit);
    };
    for (const statement of statementsOf(symbol)) visit(statement);
  }
  return [...found];
}

/** Returns a function that renders the declarations of a symbol with the names in `names`. */
function printer(
  checker: ts.TypeChecker,
  names: ReadonlyMap<ts.Symbol, string>,
): (symbol: ts.Symbol, isExported: boolean) => readonly string[] {
  const out = ts.createPrinter();
  const nameOf = (node: ts.Node): string | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && names.get(resolved(checker, symbol));
  };
  const renamed: ts.TransformerFactory<ts.Node> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isImportTypeNode(node)) {
        const name =
          node.qualifier &&
          nameOf(ts.isQualifiedName(node.qualifier) ? node.qualifier.right : node.qualifier);
        const given = node.typeArguments?.map((one) => visit(one) as ts.TypeNode);
        if (name !== undefined) return ts.factory.createTypeReferenceNode(name, given);
      }
      if (ts.isQualifiedName(node) || ts.isIdentifier(node)) {
        const name = nameOf(ts.isIdentifier(node) ? node : node.right);
        if (name !== undefined) return ts.factory.createIdentifier(name);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return visit;
  };
  return (symbol, isExported) =>
    statementsOf(symbol).map((statement) => {
      const { transformed } = ts.transform(statement, [renamed]);
      const [node = statement] = transformed;
      const text = out.printNode(ts.EmitHint.Unspecified, node, statement.getSourceFile());
      return text.replace(MODIFIER, isExported ? '$1export ' : '$1');
    });
}
