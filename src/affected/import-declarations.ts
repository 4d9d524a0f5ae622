import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { readImports } from '../syntax/python/imports.ts';
import type { ModuleFiles } from '../syntax/python/module-files.ts';
import { bindingKey, moduleKey, partKey } from './keys.ts';
import { isPackage } from './python-files.ts';
import { importsWithin, type Statement } from './statements.ts';

/** A name that an import statement binds. */
export interface ImportDeclaration {
  readonly name: string;
  /** The part of the import statement that binds this name, in a normalised form. */
  readonly text: string;
  /** The keys (see keys.ts) of the modules, of the parts of their names, and of the imported name. */
  readonly keys: readonly string[];
  /** The files of the modules that the name may refer to. For `import a.b`, these are the files of `a` and `a.b`. */
  readonly modules: readonly string[];
  /** The imported name in each file of its module, such as `f` in `lib.py` for `from lib import f`. */
  readonly through: readonly { readonly file: string; readonly name: string }[];
}

export interface ImportStatementDeclarations {
  readonly declarations: readonly ImportDeclaration[];
  /** For `from module import *`: the module's files, and the keys of these files and of the parts of its name. */
  readonly star: { readonly files: readonly string[]; readonly keys: readonly string[] } | undefined;
  /** For `from .submodule import name` in an `__init__` file: the submodule, which the import also binds. */
  readonly submodule: ImportDeclaration | undefined;
}

/** Reads an import statement. If the statement cannot be read, the result has neither declarations nor a star. */
export function importDeclarations(
  file: string,
  statement: string,
  filesOf: ModuleFiles,
): ImportStatementDeclarations {
  const declarations: ImportDeclaration[] = [];
  let star: ImportStatementDeclarations['star'];
  let submodule: ImportDeclaration | undefined;
  const lazy = statement.startsWith('lazy ') ? 'lazy ' : '';
  for (const read of readImports(statement, pythonCodeTokens(statement))) {
    if (read.kind === 'import') {
      for (const { parts, alias } of read.modules) {
        const names = parts.map(({ name }) => name);
        const packages = names.map((_, index) => filesOf(file, 0, names.slice(0, index + 1)));
        declarations.push({
          name: alias?.name ?? names[0] ?? '',
          text: `${lazy}import ${names.join('.')} as ${alias?.name}`,
          keys: [...names.map(partKey), ...packages.flat().map(moduleKey)],
          modules: alias === undefined ? packages.flat() : (packages.at(-1) ?? []),
          through: [],
        });
      }
      continue;
    }
    const names = read.parts.map(({ name }) => name);
    const sources = filesOf(file, read.level, names);
    const keys = [...names.map(partKey), ...sources.map(moduleKey)];
    if (read.isStar) star = { files: sources, keys };
    const [name] = names;
    if (name !== undefined && names.length === 1 && read.level === 1 && isPackage(file)) {
      submodule = { name, text: `. ${name}`, keys, modules: sources, through: [] };
    }
    const head = `${lazy}from ${'.'.repeat(read.level)}${names.join('.')}`;
    for (const { imported, alias } of read.names) {
      const modules = filesOf(file, read.level, [...names, imported.name]);
      declarations.push({
        name: alias?.name ?? imported.name,
        text: `${head} import ${imported.name} as ${alias?.name}`,
        keys: [
          ...keys,
          partKey(imported.name),
          ...modules.map(moduleKey),
          ...sources.map((source) => bindingKey(source, imported.name)),
        ],
        modules,
        through: sources.map((source) => ({ file: source, name: imported.name })),
      });
    }
  }
  return { declarations, star, submodule };
}

/** Returns the aliases of `names` in the imports of a suite and its nested suites. */
export function renamedImports(suite: readonly Statement[], names: ReadonlySet<string>): ReadonlySet<string> {
  const renamed = new Set<string>();
  for (const { tokens } of importsWithin(suite)) {
    for (const [index, { text }] of tokens.entries()) {
      if (tokens[index - 1]?.text === 'as' && names.has(tokens[index - 2]?.text ?? '')) renamed.add(text);
    }
  }
  return renamed;
}
