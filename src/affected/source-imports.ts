import type { ModuleFiles } from '../syntax/python/module-files.ts';
import { grouped } from '../text/grouped.ts';
import { importDeclarations, type ImportDeclaration } from './import-declarations.ts';
import { moduleKey, partKey } from './keys.ts';
import { addMentions, type Mentions, noMentions } from './mentions.ts';
import { isPackage } from './python-files.ts';
import { addsOtherList, isScriptBlock, listedNames } from './special-statements.ts';
import { importsWithin, isString, type Statement, textOf } from './statements.ts';

/** The imports of a module, including those in nested blocks, functions and classes. */
export interface SourceImports {
  /** The imports, and in an `__init__` file the submodules that `__all__` may name, by the name that they bind. */
  readonly imports: ReadonlyMap<string, readonly ImportDeclaration[]>;
  /** The keys (see keys.ts) of all imports, including star imports. */
  readonly importKeys: readonly string[];
  /** The names in imports in functions, classes and script blocks (`isScriptBlock`), and `__all__` if imported. */
  readonly importMentions: Mentions;
  /** The files of the star-imported modules. */
  readonly stars: readonly string[];
  readonly starKeys: readonly string[];
  /** True if an import, or the `__all__` of an `__init__` file, cannot be read with certainty. */
  readonly isBroken: boolean;
}

/** Reads the imports of a module. `filesOf` must find files of base and files of head. */
export function sourceImports(
  file: string,
  statements: readonly Statement[],
  filesOf: ModuleFiles,
): SourceImports {
  const bound: ImportDeclaration[] = [];
  const importMentions = noMentions();
  const stars: string[] = [];
  const starKeys: string[] = [];
  let isBroken = false;

  function bind(declaration: ImportDeclaration): void {
    bound.push(declaration);
    // A change of an imported `__all__` affects the whole module.
    if (declaration.name === '__all__') importMentions.names.add(declaration.name);
  }

  function addImport({ tokens }: Statement): void {
    const read = importDeclarations(file, textOf(tokens), filesOf);
    if (read.submodule !== undefined) bind(read.submodule);
    for (const declaration of read.declarations) bind(declaration);
    // Pyright may import names even if `importDeclarations` could not read the statement.
    if (read.star === undefined) isBroken ||= read.declarations.length === 0;
    else {
      stars.push(...read.star.files);
      starKeys.push(...read.star.keys);
    }
  }

  /** Adds the imports inside a function, a class or a script block as if they bound names of the module. */
  function addInnerImports(suite: readonly Statement[]): void {
    for (const inner of importsWithin(suite)) {
      // The names that a star import binds in a class or a script block are unknown.
      isBroken ||= inner.tokens.some(({ text: word }) => word === '*');
      addMentions(importMentions, inner.tokens);
      addImport(inner);
    }
  }

  function visitSimple({ tokens }: Statement): void {
    if (isPackage(file) && tokens.some(({ text: word }) => word === '__all__')) {
      for (const name of listedNames(tokens)) bind(submodule(file, name, filesOf));
      // The added `__all__` of a different module may contain names of submodules of this package.
      isBroken ||= addsOtherList(tokens);
    }
    // After a syntax error, Pyright may read the rest of a line as a new statement, such as an import.
    isBroken ||= tokens.some(({ kind, text: word }) => kind === 'word' && word === 'import');
  }

  function visit(statement: Statement): void {
    const { keyword, suite } = statement;
    if (isString(statement)) return;
    if (keyword === 'def' || keyword === 'class') addInnerImports(suite ?? []);
    else if (keyword === 'import' || keyword === 'from') addImport(statement);
    else if (suite === undefined) visitSimple(statement);
    else for (const inner of suite) visit(inner);
  }

  for (const [index, statement] of statements.entries()) {
    if (isScriptBlock(statements, index)) addInnerImports(statement.suite ?? []);
    else visit(statement);
  }
  const imports = grouped(bound, ({ name }) => name);
  const importKeys = [...bound.flatMap(({ keys }) => keys), ...starKeys];
  return { imports, importKeys, importMentions, stars, starKeys, isBroken };
}

/** Returns the import of a submodule that the `__all__` of a package names. */
export function submodule(file: string, name: string, filesOf: ModuleFiles): ImportDeclaration {
  const modules = filesOf(file, 1, [name]);
  return { name, text: '', keys: [partKey(name), ...modules.map(moduleKey)], modules, through: [] };
}
